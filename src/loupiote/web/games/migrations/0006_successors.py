import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("loupiote_games", "0005_pause")]

    operations = [
        migrations.AddField(
            model_name="seat", name="next_hash", field=models.CharField(blank=True, default="", max_length=64)
        ),
        migrations.AddField(
            model_name="master", name="next_hash", field=models.CharField(blank=True, default="", max_length=64)
        ),
        migrations.AddField(
            model_name="master",
            name="before",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="after",
                to="loupiote_games.master",
            ),
        ),
    ]
