from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("loupiote_square", "0004_power")]

    operations = [
        migrations.AddField(model_name="post", name="asked", field=models.TextField(blank=True, default="")),
    ]
