"""Rate limits: a burst, then a steady rate, counted per address and per pass."""

from afallon.server import rate_limiter
from afallon.server.rate_limiter import RateLimiter
from afallon.server.settings import Limits, Rate


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


def test_a_burst_then_a_steady_rate():
    clock = Clock()
    limiter = RateLimiter(Limits(messages=Rate(2, 5)), clock)
    assert [limiter.allow("messages", "192.0.2.1") for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now += 1
    assert [limiter.allow("messages", "192.0.2.1") for _ in range(3)] == [True, True, False]
    clock.now += 3600
    assert [limiter.allow("messages", "192.0.2.1") for _ in range(6)] == [True] * 5 + [False]


def test_addresses_and_kinds_are_counted_apart():
    limiter = RateLimiter(Limits(messages=Rate(1, 1), reads=Rate(1, 1)), Clock())
    assert limiter.allow("messages", "192.0.2.1")
    assert not limiter.allow("messages", "192.0.2.1")
    assert limiter.allow("messages", "192.0.2.2")
    assert limiter.allow("reads", "192.0.2.1")


def test_asking_for_permission_does_not_count():
    limiter = RateLimiter(Limits(wrong_codes=Rate(1, 1)), Clock())
    assert all(limiter.would_allow("wrong_codes", "192.0.2.1") for _ in range(10))
    assert limiter.allow("wrong_codes", "192.0.2.1")
    assert not limiter.would_allow("wrong_codes", "192.0.2.1")


def test_an_ipv6_network_counts_as_one_address():
    limiter = RateLimiter(Limits(messages=Rate(1, 1)), Clock())
    assert limiter.allow("messages", "2001:db8::1")
    assert not limiter.allow("messages", "2001:db8::2")
    assert limiter.allow("messages", "2001:db8:1::1")
    assert limiter.allow("messages", "::ffff:192.0.2.1")
    assert not limiter.allow("messages", "192.0.2.1")


def test_none_means_no_limit():
    limiter = RateLimiter(Limits(messages=None), Clock())
    assert all(limiter.allow("messages", "192.0.2.1") for _ in range(1000))


def test_memory_is_bounded_and_full_buckets_are_kept(monkeypatch):
    monkeypatch.setattr(rate_limiter, "_MOST_ADDRESSES", 100)
    clock = Clock()
    limiter = RateLimiter(Limits(messages=Rate(1, 2)), clock)
    for number in range(99):
        limiter.allow("messages", f"quiet {number}")
    clock.now += 2
    assert limiter.allow("messages", "loud")
    assert limiter.allow("messages", "loud")
    limiter.allow("messages", "one more")
    assert len(limiter._spent) < 10
    assert not limiter.allow("messages", "loud")


def test_a_school_behind_one_address_plays_despite_one_vandal():
    limiter = RateLimiter(Limits(), Clock())
    pupils = [f"pass-{number}" for number in range(200)]
    for pupil in pupils:
        assert limiter.allow_message("192.0.2.1", None), "sits down"
        assert limiter.allow_message("192.0.2.1", None), "opens a socket"
        limiter.know_pass(pupil)
    assert all(limiter.allow_message("192.0.2.1", pupil) for pupil in pupils for _ in range(8))
    assert not all(limiter.allow_message("192.0.2.1", pupils[0]) for _ in range(1000))
    assert limiter.allow_message("192.0.2.1", pupils[1])


def test_an_unknown_pass_has_no_limits_of_its_own():
    limiter = RateLimiter(Limits(visits=Rate(1, 3)), Clock())
    assert [limiter.allow_message("192.0.2.1", f"made up {number}") for number in range(4)] == [True] * 3 + [False]


def test_a_code_known_at_an_address_is_not_a_guess_there():
    limiter = RateLimiter(Limits(wrong_codes=Rate(1e-9, 1)), Clock())
    limiter.know_code("192.0.2.1", "AAAAABBBBB")
    for address in ("192.0.2.1", "192.0.2.2"):
        limiter.allow("wrong_codes", address)
    assert limiter.may_try_code("192.0.2.1", "AAAAABBBBB")
    assert not limiter.may_try_code("192.0.2.1", "CCCCCDDDDD")
    assert not limiter.may_try_code("192.0.2.2", "AAAAABBBBB")
