"""A task for the tests of the worker."""

from django_tasks import task


@task
def double(number: int) -> int:
    """Twice a number."""
    return 2 * number
