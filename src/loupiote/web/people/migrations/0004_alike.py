"""What the names of accounts can be taken for."""

from typing import Any

from django.db import migrations, models

from loupiote.web.people.names import appearances


def fill(apps: Any, _: Any) -> None:
    users = apps.get_model("loupiote_people", "User").objects
    for user in users.only("name").iterator():
        users.filter(pk=user.pk).update(**dict(appearances(user.name)))


class Migration(migrations.Migration):
    dependencies = [
        ("loupiote_people", "0003_trust"),
    ]

    operations = [
        *(
            migrations.AddField(
                model_name="user", name=way, field=models.TextField(db_index=True, default="", editable=False)
            )
            for way in ("sound", "letters", "signs")
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
