from typing import Any

from django.db import migrations, models
from django.utils import timezone


def _came(apps: Any, schema_editor: Any) -> None:
    """Whoever was given a link before this was known may have opened it."""
    apps.get_model("loupiote_games", "Master").objects.exclude(token_hash="").update(joined_at=timezone.now())


class Migration(migrations.Migration):
    dependencies = [
        ("loupiote_games", "0008_named"),
    ]

    operations = [
        migrations.AddField(
            model_name="master",
            name="joined_at",
            field=models.DateTimeField(blank=True, null=True),
        ),
        migrations.RunPython(_came, migrations.RunPython.noop),
    ]
