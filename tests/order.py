"""The order of the whole run: tests that take long come first, as many for each worker."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = {  # about how many seconds tests take on two cores, if that is more than twenty
    "tests/arena/test_ray.py::test_a_bot_that_ends_its_process_is_found_out_and_json_stays_clean": 25,
    "tests/arena/test_ray.py::test_every_block_counts_once_although_a_node_is_killed": 40,
    "tests/arena/test_runner.py::test_kill_9_loses_no_finished_game_and_none_counts_twice": 40,
    "tests/cli/test_bench.py::test_fresh_processes_tell_how_long_a_start_takes": 25,
    "tests/contract/test_compiled.py::test_compiled_and_interpreted_rules_agree_at_every_moment": 25,
    "tests/server/test_fuzz.py::test_the_api_keeps_its_word": 36,
    "tests/server/test_kills.py::test_killing_one_of_two_servers_on_postgresql_loses_nothing": 40,
    "tests/server/test_kills.py::test_killing_the_server_on_sqlite_loses_nothing": 40,
    "tests/server/test_workshop.py::test_a_killed_compilation_leaves_nothing_broken_and_two_share_the_rest": 40,
    "tests/server/test_workshop.py::test_a_second_server_on_the_same_cache_waits_and_compiles_nothing_again": 29,
    "tests/server/test_workshop.py::test_who_comes_early_gets_a_table_that_starts_by_itself": 40,
    "tests/test_outside.py::test_it_passes_the_contract_suite": 30,
    "tests/web/test_preparing.py::test_an_early_click_leads_to_a_table_that_begins_by_itself": 25,
    "tests/test_versions.py::test_both_versions_are_played_in_one_process": 43,
}


HELPED = ("tests/server/", "tests/web/")  # tests that share a server, the second also a browser, in their process


def kind_of(test: str) -> int:
    """Which helpers a test shares with others of its process: its place in `HELPED` from 1 on, or 0 for none."""
    return next((number for number, folder in enumerate(HELPED, 1) if test.startswith(folder)), 0)


def dealt(lengths: Sequence[float], kinds: Sequence[int], workers: int) -> list[int]:
    """The numbers of tests of these lengths and kinds, in an order that keeps all workers busy to the end.

    pytest-xdist cuts the list into a part for each worker, all with the same number of tests; who is done takes from
    the end of another's part. So each begins with its share of the long ones. Then come tests with helpers, those of a
    kind with few workers, since each would start a browser and servers of its own; any worker can do what is left.
    """
    hands: list[list[int]] = [[] for _ in range(workers)]
    homes = [hands[part * workers // len(HELPED) : (part + 1) * workers // len(HELPED)] for part in range(len(HELPED))]
    where = [hands, *(home or hands for home in homes)]
    for number in sorted((number for number, length in enumerate(lengths) if length), key=lambda n: -lengths[n]):
        min(where[kinds[number] or 1], key=lambda hand: sum(lengths[other] for other in hand)).append(number)
    rest = [number for number, length in enumerate(lengths) if not length]
    for kind in range(1, len(where)):
        numbers = [number for number in rest if kinds[number] == kind]
        for place, hand in enumerate(where[kind]):
            hand += numbers[place * len(numbers) // len(where[kind]) : (place + 1) * len(numbers) // len(where[kind])]
    rest = [number for number in rest if not kinds[number]]
    order: list[int] = []
    for worker, hand in enumerate(hands):
        part = (len(lengths) - len(order)) // (workers - worker)
        few = max(0, part - len(hand))
        order += hand + rest[:few]
        del rest[:few]
    return order + rest
