import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("loupiote_games", "0006_successors"),
    ]

    operations = [
        migrations.CreateModel(
            name="Standing",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("power", models.CharField(max_length=60)),
                ("window", models.CharField(blank=True, default="", max_length=40)),
                ("value", models.JSONField(null=True)),
                (
                    "when",
                    models.CharField(
                        choices=[
                            ("next", "the next time I am asked"),
                            ("silent", "whenever I have not answered at the end"),
                        ],
                        max_length=6,
                    ),
                ),
                ("at", models.DateTimeField(default=django.utils.timezone.now)),
                ("used", models.CharField(blank=True, default="", max_length=60)),
                ("used_at", models.DateTimeField(null=True)),
                ("refusal", models.JSONField(null=True)),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="+", to="loupiote_games.game"
                    ),
                ),
                (
                    "seat",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="standing", to="loupiote_games.seat"
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("seat", "power", "window", "when"), name="one_order_of_a_moment")
                ],
            },
        ),
    ]
