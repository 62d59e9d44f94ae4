"""The parts of a check, one after the other."""

import time


def run(checks, names):
    """Runs the parts and prints the description and the number of checks of each; returns the exit status."""
    for name in names:
        start = time.monotonic()
        part = getattr(checks, name)
        print(f"{name}: {part.__doc__.splitlines()[0]}", flush=True)
        count = checks.count
        part()
        print(f"   {checks.count - count} checks in {time.monotonic() - start:.0f} s", flush=True)
    print(f"{checks.count - len(checks.failures)} passed, {len(checks.failures)} failed")
    # Once more: the log of a job shows its end.
    for failure in checks.failures:
        print(f"failed: {failure}")
    return 1 if checks.failures or not checks.count else 0
