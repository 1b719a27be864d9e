"""Clock, chance and uuids that are the same in every replay; opt-in by REPLAYKIT_FREEZE=1. Standard library only."""

import datetime
import os
import random
import time
import uuid

_real = datetime.datetime
_looks = 0


def _start():
    text = os.environ.get("REPLAYKIT_NOW", "2026-01-01T00:00:00Z").replace("Z", "+00:00")
    return _real.fromisoformat(text).timestamp()


def install():
    """The clock starts at REPLAYKIT_NOW and goes on by one millisecond with each look, so that waiting loops end."""
    start = _start()

    def now():
        global _looks
        _looks += 1
        return start + (_looks - 1) / 1000

    class Kind(type):
        def __instancecheck__(cls, instance):
            return isinstance(instance, _real)

    class Frozen(_real, metaclass=Kind):
        @classmethod
        def now(cls, tz=None):
            return cls.fromtimestamp(now(), tz)

        @classmethod
        def utcnow(cls):
            return cls.fromtimestamp(now(), datetime.timezone.utc).replace(tzinfo=None)

        @classmethod
        def today(cls):
            return cls.now()

    Frozen.__name__ = Frozen.__qualname__ = "datetime"
    time.time = now
    datetime.datetime = Frozen
    random.seed(int(os.environ.get("REPLAYKIT_SEED", "1")))
    uuid.uuid4 = lambda: uuid.UUID(int=random.getrandbits(128), version=4)
