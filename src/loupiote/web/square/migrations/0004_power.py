from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("loupiote_square", "0003_entry")]

    operations = [
        migrations.AddField(
            model_name="post", name="power", field=models.CharField(blank=True, default="", max_length=60)
        ),
    ]
