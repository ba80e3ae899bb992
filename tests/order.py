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
    "tests/server/bots/test_compilation.py::test_a_killed_compilation_leaves_nothing_broken_and_two_share_the_rest": 40,
    "tests/server/bots/test_compilation.py::test_a_second_server_on_the_same_cache_waits_and_compiles_nothing": 29,
    "tests/server/bots/test_compilation.py::test_who_comes_early_gets_a_table_that_starts_by_itself": 40,
    "tests/test_outside.py::test_it_passes_the_contract_suite": 30,
    "tests/web/test_compiling.py::test_an_early_click_leads_to_a_table_that_begins_by_itself": 25,
    "tests/test_versions.py::test_both_versions_are_played_in_one_process": 43,
}


def dealt(lengths: Sequence[float], workers: int) -> list[int]:
    """The numbers of tests of these lengths, so that each of some workers begins with its share of the long ones.

    pytest-xdist cuts the list into a part for each worker, all with the same number of tests; who is done takes from
    the end of another's part. Tests that take no time worth telling stay in their order.
    """
    long = sorted((number for number, length in enumerate(lengths) if length), key=lambda number: -lengths[number])
    rest = [number for number, length in enumerate(lengths) if not length]
    hands: list[list[int]] = [[] for _ in range(workers)]
    for number in long:
        min(hands, key=lambda hand: sum(lengths[other] for other in hand)).append(number)
    order: list[int] = []
    for worker, hand in enumerate(hands):
        part = (len(lengths) - len(order)) // (workers - worker)
        order += hand
        few = max(0, part - len(hand))
        order += rest[:few]
        del rest[:few]
    return order + rest
