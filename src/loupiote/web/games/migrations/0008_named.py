import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import loupiote.web.games.models


class Migration(migrations.Migration):
    dependencies = [
        ("loupiote_games", "0007_deeds"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AlterField(
            model_name="game",
            name="created_at",
            field=models.DateTimeField(default=django.utils.timezone.now, verbose_name="made"),
        ),
        migrations.AlterField(
            model_name="game",
            name="created_by",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="+",
                to=settings.AUTH_USER_MODEL,
                verbose_name="made by",
            ),
        ),
        migrations.AlterField(
            model_name="game",
            name="demo",
            field=models.BooleanField(default=False, verbose_name="demonstration"),
        ),
        migrations.AlterField(
            model_name="game",
            name="ended_at",
            field=models.DateTimeField(blank=True, null=True, verbose_name="ended"),
        ),
        migrations.AlterField(
            model_name="game",
            name="key",
            field=models.CharField(
                default=loupiote.web.games.models.new_key,
                editable=False,
                max_length=16,
                unique=True,
                verbose_name="key",
            ),
        ),
        migrations.AlterField(
            model_name="game",
            name="started_at",
            field=models.DateTimeField(blank=True, null=True, verbose_name="begun"),
        ),
        migrations.AlterField(
            model_name="game",
            name="status",
            field=models.CharField(
                choices=[("preparing", "in preparation"), ("running", "running"), ("finished", "finished")],
                default="preparing",
                max_length=10,
                verbose_name="state",
            ),
        ),
    ]
