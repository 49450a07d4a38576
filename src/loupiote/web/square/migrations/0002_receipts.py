from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("loupiote_square", "0001_initial"),
    ]

    operations = [
        migrations.AlterField(
            model_name="post",
            name="kind",
            field=models.CharField(
                choices=[("post", "post"), ("announcement", "announcement"), ("receipt", "receipt")],
                default="post",
                max_length=12,
            ),
        ),
    ]
