/* Random games of Bakschisch, written by hand as fast as its author could: the limit for the compiled engine.
 *
 * The same games as serai.engine.playouts: the same generator, the same order of draws and steps, so that equal seeds
 * give equal numbers of steps. Where a pawn goes is looked up in tables that are made once for a track.
 */
#include <stdint.h>
#include <string.h>

enum { SEATS = 4, BRIBES = 5, PERSONS = 6, CALIPH = 5, CARDS = 5, COINS = 10, PASS = 6, SPACES = 50 };

struct rules {
    int32_t players, throne, stop, rank_is_worst, all_go_back, stop_is_palace, max_rounds;
    int8_t track[SPACES]; /* 1 + person, 0 on START and beyond the throne */
};

static inline uint32_t below(uint64_t *word, uint32_t n) {
    uint64_t x = *word;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *word = x;
    return (uint32_t)(((x >> 32) * n) >> 32);
}

/* Made for a number of players that the compiler knows: every loop over seats is unrolled. */
static inline __attribute__((always_inline)) uint64_t games_of(
    const int players, const struct rules *rules, uint64_t games, uint64_t *seed) {
    uint8_t ahead[PERSONS][SPACES], behind[PERSONS][SPACES];
    const int throne = rules->throne;
    for (int person = 0; person < CALIPH; person++)
        for (int here = 0; here <= throne; here++) {
            int space = here + 1;
            while (space < throne && rules->track[space] != person + 1) space++;
            ahead[person][here] = space < throne ? space : throne;
            space = here - 1;
            while (space > 0 && rules->track[space] != person + 1) space--;
            behind[person][here] = space > 0 ? space : 0;
        }
    const int first_without = rules->stop_is_palace ? rules->stop : rules->stop + 1;
    uint64_t word = *seed, steps = 0;
    while (games--) {
        int gold[SEATS], space[SEATS], thief[SEATS], unseen[PERSONS], pot = 0;
        for (int seat = 0; seat < players; seat++) gold[seat] = COINS, space[seat] = 0, thief[seat] = 1;
        for (int round = 0;; ) {
            if (round % PASS == 0)
                for (int person = 0; person < PERSONS; person++) unseen[person] = CARDS;
            uint32_t left = CARDS * PERSONS - BRIBES * (round % PASS);
            for (int bribe = 0; bribe < BRIBES; bribe++) {
                int ticket = below(&word, left--), card = 0;
                while (ticket >= unseen[card]) ticket -= unseen[card++];
                unseen[card]--;

                int shown[SEATS], steals[SEATS], coins = 0, thieves = 0, most = 0, least = 127;
                for (int seat = 0; seat < players; seat++) {
                    int fist = below(&word, gold[seat] + 1 + thief[seat]);
                    steals[seat] = fist > gold[seat];
                    shown[seat] = steals[seat] ? 0 : fist;
                    coins += shown[seat];
                    thieves += steals[seat];
                    if (shown[seat] > most) most = shown[seat];
                    if (shown[seat] < least) least = shown[seat];
                }
                steps += players;

                const int forward = bribe < BRIBES - 1;
                if (!forward || most > 0) {
                    int target[SEATS];
                    for (int seat = 0; seat < players; seat++) {
                        const int here = space[seat];
                        const int goes = forward ? shown[seat] == most
                                                 : shown[seat] == least || (rules->all_go_back && least == 0);
                        if (!goes) {
                            target[seat] = here;
                        } else if (card != CALIPH) {
                            target[seat] = forward ? ahead[card][here] : behind[card][here];
                        } else {
                            int rank = 1;
                            for (int other = 0; other < players; other++)
                                rank += (forward ? space[other] > here : space[other] < here) ||
                                        (rules->rank_is_worst && other != seat && space[other] == here);
                            const int there = forward ? here + rank : here - rank;
                            target[seat] = there < 0 ? 0 : there > throne ? throne : there;
                        }
                    }
                    for (int seat = 0; seat < players; seat++) {
                        if (target[seat] != space[seat] && target[seat] >= first_without) thief[seat] = 0;
                        space[seat] = target[seat];
                    }
                }

                const int loot = thieves ? coins / thieves : 0;
                for (int seat = 0; seat < players; seat++) {
                    gold[seat] += steals[seat] ? loot : -shown[seat];
                    thief[seat] &= !steals[seat];
                }
                pot += coins - loot * thieves;
            }
            const int share = pot / players;
            pot -= share * players;
            int seated = 0;
            for (int seat = 0; seat < players; seat++) {
                gold[seat] += share;
                thief[seat] = space[seat] <= rules->stop;
                seated |= space[seat] == throne;
            }
            if (seated || ++round >= rules->max_rounds) break;
        }
    }
    *seed = word;
    return steps;
}

uint64_t play(const struct rules *rules, uint64_t games, uint64_t *seed) {
    switch (rules->players) {
        case 2: return games_of(2, rules, games, seed);
        case 3: return games_of(3, rules, games, seed);
        default: return games_of(4, rules, games, seed);
    }
}
