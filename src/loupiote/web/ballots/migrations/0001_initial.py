import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("loupiote_games", "0006_successors"),
    ]

    operations = [
        migrations.CreateModel(
            name="Voting",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("by_post", models.BooleanField(default=False, verbose_name="votes by a post on the square")),
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, related_name="voting", to="loupiote_games.game"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Poll",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("window", models.CharField(max_length=60)),
                ("moment", models.CharField(max_length=40)),
                ("number", models.PositiveIntegerField()),
                ("open", models.BooleanField(default=False)),
                (
                    "game",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="polls", to="loupiote_games.game"
                    ),
                ),
            ],
            options={
                "constraints": [models.UniqueConstraint(fields=("game", "window"), name="one_poll_of_a_window")],
            },
        ),
    ]
