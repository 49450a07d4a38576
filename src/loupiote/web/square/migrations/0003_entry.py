from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("loupiote_square", "0002_receipts"),
    ]

    operations = [
        migrations.AddField(
            model_name="post",
            name="entry",
            field=models.PositiveBigIntegerField(null=True),
        ),
    ]
