import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("loupiote_calendar", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="calendar",
            name="shares",
            field=models.JSONField(default=dict),
        ),
        migrations.CreateModel(
            name="Shut",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("window", models.CharField(max_length=60)),
                ("at", models.FloatField()),
                ("clock", models.JSONField()),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="loupiote_games.game"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("game", "window"), name="one_shut_of_a_window")],
            },
        ),
    ]
