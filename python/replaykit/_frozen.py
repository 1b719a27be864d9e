"""Makes the clock, random numbers and uuid4 the same in every replay; opt-in by REPLAYKIT_FREEZE=1. Standard library only."""

import datetime
import os
import random
import time
import uuid

_real = datetime.datetime
_real_date = datetime.date
_looks = 0


def _start():
    text = os.environ.get("REPLAYKIT_NOW", "2026-01-01T00:00:00Z").replace("Z", "+00:00")
    return _real.fromisoformat(text).timestamp()


def install():
    """
    The clock starts at REPLAYKIT_NOW and advances by one millisecond each time it is read, so that waiting loops end. Clocks that
    only measure durations (`monotonic`, `perf_counter`, process and thread time) stay real.
    """
    start = _start()

    def now():
        global _looks
        _looks += 1
        return start + (_looks - 1) / 1000

    _freeze_time(now)
    _freeze_dates(now)
    random.seed(int(os.environ.get("REPLAYKIT_SEED", "1")))
    uuid.uuid4 = lambda: uuid.UUID(int=random.getrandbits(128), version=4)


def _freeze_time(now):
    """The C functions of `time` read the system's clock if they get no time, so each is replaced."""
    real = {name: getattr(time, name) for name in ("localtime", "gmtime", "ctime", "asctime", "strftime")}

    def of_seconds(name):
        def given(seconds=None):
            return real[name](now() if seconds is None else seconds)

        given.__name__ = given.__qualname__ = name
        return given

    def strftime(format, t=None):
        return real["strftime"](format, real["localtime"](now()) if t is None else t)

    def asctime(t=None):
        return real["asctime"](real["localtime"](now()) if t is None else t)

    real_clock = time.clock_gettime if hasattr(time, "clock_gettime") else None

    def clock_gettime(clock):
        return now() if clock == time.CLOCK_REALTIME else real_clock(clock)

    time.time = now
    time.time_ns = lambda: round(now() * 1000) * 1_000_000
    for name in ("localtime", "gmtime", "ctime"):
        setattr(time, name, of_seconds(name))
    time.strftime = strftime
    time.asctime = asctime
    if real_clock is not None:
        time.clock_gettime = clock_gettime


def _freeze_dates(now):
    class Kind(type):
        """Makes `isinstance` accept real dates too: C code, and code that ran before, creates those."""

        def __instancecheck__(cls, instance):
            real = cls.__dict__.get("replaykit_real")
            return isinstance(instance, real) if real else type.__instancecheck__(cls, instance)

        def __subclasscheck__(cls, other):
            real = cls.__dict__.get("replaykit_real")
            return issubclass(other, real) if real else type.__subclasscheck__(cls, other)

    def repr_of(real):
        def __repr__(self):
            own = "replaykit_real" in type(self).__dict__
            return "datetime." + real.__repr__(self) if own else real.__repr__(self)

        return __repr__

    class FrozenDate(_real_date, metaclass=Kind):
        replaykit_real = _real_date
        __repr__ = repr_of(_real_date)

        @classmethod
        def today(cls):
            return cls.fromtimestamp(now())

    class Frozen(_real, metaclass=Kind):
        replaykit_real = _real
        __repr__ = repr_of(_real)

        @classmethod
        def now(cls, tz=None):
            return cls.fromtimestamp(now(), tz)

        @classmethod
        def utcnow(cls):
            return cls.fromtimestamp(now(), datetime.timezone.utc).replace(tzinfo=None)

        @classmethod
        def today(cls):
            return cls.now()

    for frozen, name in ((Frozen, "datetime"), (FrozenDate, "date")):
        frozen.__name__ = frozen.__qualname__ = name
        frozen.__module__ = "datetime"
        setattr(datetime, name, frozen)
