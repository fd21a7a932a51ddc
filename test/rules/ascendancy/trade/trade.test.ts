import { expect, test } from 'vitest';
import { DEALINGS } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { worthOf } from '../../../../src/games/ascendancy/chapters/trade/legal.ts';
import { tradeOffers } from '../../../../src/games/ascendancy/chapters/trade/offers.ts';
import { ownOffers } from '../../../../src/games/ascendancy/chapters/turn/turn-offers.ts';
import { tradeProfits } from '../../../../src/games/ascendancy/position/profit.ts';
import type { Ascendancy, Conflict } from '../../../../src/games/ascendancy/state.ts';
import { openOptions } from '../../../../src/games/kit/offers.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { against, type Done, does, offerOf, openKeys, perform } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';

/** Federation, Klingons and Romulans who have met, with three Agreements each. The first two have Ships at Terra Nova. */
function met(...of: Parameters<typeof table>): Ascendancy {
  const g = table(...of);
  join(g, playerOf(g).home ?? 'earth', 'terra-nova');
  put(g, 0, 'terra-nova');
  put(g, 1, 'terra-nova');
  for (const player of g.players) {
    player.contact = g.players.flatMap((other, seat) => (other === player ? [] : [seat]));
    const id = player.civ.slice(0, 3);
    player.agreements = [1, 2, 3].map((value) => ({ card: `${id}-ta-${value}`, holder: null, exhausted: false }));
  }
  return g;
}

function holder(g: Ascendancy, seat: number, value: number): number | null | undefined {
  return playerOf(g, seat).agreements[value - 1]?.holder;
}

function fight(...owners: number[]): Conflict {
  return { over: false, sides: owners.map((owner) => ({ owner })) } as unknown as Conflict;
}

const OFFER = 'trade:offer:klingons:fed-ta-2';

test('A-TRADE-03, A-TRADE-07, A-TRADE-15: an offered Agreement is given face up if its receiver accepts', () => {
  const g = met();
  const done = does(g, OFFER);
  expect(done.asked).toMatchObject({ seat: 1, window: 'trade' });
  done.answer('accept');
  expect(done.result).toBe(1);
  expect(playerOf(g).agreements[1]).toEqual({ card: 'fed-ta-2', holder: 1, exhausted: false });
  expect(done.log[0]).toContain(
    'The Federation gives Federation Trade Agreement 2 to the Klingons, who are now at Peace with the Federation.',
  );
});

test('A-TRADE-03 A-TRADE-05 A-TRADE-09: trades start with the numbers of the Agreements, so that they differ on a phone', () => {
  const g = met(['federation', 'ferengi', 'cardassian']);
  const [first, second] = playerOf(g, 0).agreements;
  Object.assign(first ?? {}, { holder: 1 });
  Object.assign(second ?? {}, { holder: 2 });
  const labels = openOptions(ownOffers(g, 0)).flatMap(({ verb, label }) => (verb === 'trade' ? [label] : []));
  expect(labels).toEqual(
    expect.arrayContaining([
      'Take Agreement 1 back from the Ferengi',
      'Take Agreement 2 back from the Cardassians',
      'Exchange Agreement 1 for 3',
      'Exchange Agreement 2 for 3',
    ]),
  );
  for (const one of playerOf(g, 1).agreements) one.holder = null;
  g.turn = { seat: 1, phase: 'command', researched: [], built: [] };
  const offers = openOptions(ownOffers(g, 1)).flatMap(({ key, label }) =>
    key.startsWith('trade:offer') ? [label] : [],
  );
  expect(offers).toEqual([1, 2, 3].map((number) => `Offer Agreement ${number} to the Federation`));
});

test('A-TRADE-03, A-TRADE-05, A-TRADE-09: trades are also known by the full names of the Agreements', () => {
  const g = met();
  Object.assign(playerOf(g).agreements[0] ?? {}, { holder: 1 });
  const called = (key: string) => offerOf(g, key).option.called;
  expect(called('trade:offer:romulans:fed-ta-2')).toEqual(['Offer the Romulans Federation Trade Agreement 2']);
  expect(called('trade:revoke:fed-ta-1')).toEqual(['Take Federation Trade Agreement 1 back']);
  expect(called('trade:swap:fed-ta-1:fed-ta-2')).toEqual([
    'Exchange Federation Trade Agreement 1 for Federation Trade Agreement 2',
  ]);
});

test('A-TRADE-05, A-TRADE-13: an Agreement that a rival holds or that is Exhausted can’t be given, and a menu leaves it out', () => {
  const g = met();
  put(g, 2, 'terra-nova');
  Object.assign(playerOf(g).agreements[0] ?? {}, { holder: 1 });
  Object.assign(playerOf(g).agreements[1] ?? {}, { exhausted: true });
  const offers = [1, 2, 3].map((value) => `trade:offer:romulans:fed-ta-${value}`);
  expect(offers.map((key) => against(g, key))).toEqual(['A-TRADE-05', 'A-TRADE-13', undefined]);
  const menu = () => tradeOffers(g, 0, 'open').map(({ option }) => option.key);
  const given = ['trade:revoke:fed-ta-1', 'trade:swap:fed-ta-1:fed-ta-2', 'trade:swap:fed-ta-1:fed-ta-3'];
  // The Klingons already hold an Agreement.
  expect(menu()).toEqual(['trade:offer:romulans:fed-ta-3', ...given]);
  playerOf(g, 2).contact = [];
  expect(menu()).toEqual(given);
});

test('A-TRADE-03: the receiver can decline, or give an Agreement in return', () => {
  const g = met();
  const declined = does(g, OFFER);
  declined.answer('pass');
  expect(declined.result).toBe(0);
  expect(holder(g, 0, 2)).toBeNull();
  const back = does(g, OFFER);
  expect(back.keys()).toEqual(['accept', 'accept:kli-ta-1', 'accept:kli-ta-2', 'accept:kli-ta-3', 'pass']);
  back.answer('accept:kli-ta-3');
  back.settled();
  expect([holder(g, 0, 2), holder(g, 1, 3)]).toEqual([1, 0]);
});

test('A-TRADE-03: to trade, both players need First Contact and pieces Adjacent to each other', () => {
  const g = met();
  playerOf(g, 1).contact = [];
  expect(against(g, OFFER)).toBe('A-TRADE-03');
  playerOf(g, 1).contact = [2];
  // By default, First Contact with any player is enough (A-OPEN-41).
  expect(against(g, OFFER)).toBeUndefined();
  g.units = g.units.filter(({ at }) => at !== 'terra-nova');
  expect(against(g, OFFER)).toBe('A-TRADE-03');
});

test('A-OPEN-41: under the strict reading, the two players who trade need First Contact with each other', () => {
  const g = met(undefined, { readings: { strictContact: true } });
  expect(against(g, OFFER)).toBeUndefined();
  playerOf(g, 0).contact = [2];
  expect(against(g, OFFER)).toBe('A-TRADE-03');
});

test('A-VUL-16: an Ambassador lets its owner trade with the System’s Controller', () => {
  const g = met(['vulcan', 'klingon', 'romulan']);
  g.units = g.units.filter(({ at }) => at !== 'terra-nova');
  expect(against(g, 'trade:offer:klingons:vul-ta-1')).toBe('A-TRADE-03');
  if (g.discs['qonos'] !== undefined) g.discs['qonos'].ambassadors = 1;
  expect(against(g, 'trade:offer:klingons:vul-ta-1')).toBeUndefined();
});

test('A-TRADE-06: a player holds at most one Agreement from each rival', () => {
  const g = met();
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: false };
  expect(against(g, OFFER)).toBe('A-TRADE-06');
});

test('A-TRADE-05, A-TRADE-15: players far apart can exchange one Agreement for another, which arrives face up', () => {
  const g = met();
  g.units = g.units.filter(({ at }) => at !== 'terra-nova');
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: false };
  does(g, 'trade:swap:fed-ta-1:fed-ta-3').settled();
  expect(playerOf(g).agreements).toEqual([
    { card: 'fed-ta-1', holder: null, exhausted: false },
    { card: 'fed-ta-2', holder: null, exhausted: false },
    { card: 'fed-ta-3', holder: 1, exhausted: false },
  ]);
});

test('A-TRADE-02, A-TRADE-09, A-TRADE-10: only the giver of an Agreement can take it back, and then it pays nothing', () => {
  const g = met();
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: false };
  expect(openKeys(g, 'trade:revoke', 1)).toEqual([]);
  const { log, settled } = does(g, 'trade:revoke:fed-ta-1');
  settled();
  expect(playerOf(g).agreements[0]).toEqual({ card: 'fed-ta-1', holder: null, exhausted: false });
  expect([0, 1].map((seat) => tradeProfits(g, seat))).toEqual([0, 0]);
  expect(log).toEqual(['The Federation takes Federation Trade Agreement 1 back from the Klingons.']);
});

test('A-TRADE-13, A-TRADE-09: an Exhausted or locked Agreement can’t be taken back or exchanged', () => {
  const g = met();
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: true };
  expect(against(g, 'trade:revoke:fed-ta-1')).toBe('A-TRADE-13');
  expect(against(g, 'trade:swap:fed-ta-1:fed-ta-2')).toBe('A-TRADE-13');
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: false, locked: true };
  expect(against(g, 'trade:revoke:fed-ta-1')).toBe('A-TRADE-09');
  expect(against(g, 'trade:swap:fed-ta-1:fed-ta-2')).toBe('A-TRADE-09');
});

test.each([[[0, 2]], [[1, 2]]])('A-TRADE-12: the players in a conflict (seats %j) can’t trade', (owners) => {
  const g = met();
  g.conflict = fight(...owners);
  expect(against(g, OFFER)).toBe('A-TRADE-12');
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: false };
  expect(against(g, 'trade:revoke:fed-ta-1')).toBe('A-TRADE-12');
  g.conflict.over = true;
  expect(against(g, 'trade:revoke:fed-ta-1')).toBeUndefined();
});

test('A-OPEN-40: players outside a conflict can still trade', () => {
  const g = met(['federation', 'klingon', 'romulan', 'ferengi']);
  g.conflict = fight(2, 3);
  expect(against(g, OFFER)).toBeUndefined();
});

/** Lets standing orders trade with these preferences, by seat. */
function deals(g: Ascendancy, trade: { readonly [seat: number]: Json }): Done {
  const prefer = Object.fromEntries(Object.entries(trade).map(([seat, wishes]) => [seat, { trade: wishes }]));
  return perform(g, (ctx) => ctx.call(DEALINGS), { prefer });
}

test('A-TRADE-04: standing orders give, accept and take back Agreements outside the player’s own turn', () => {
  const g = met();
  deals(g, { 1: { give: [0] }, 0: { accept: [1] } }).settled();
  expect(holder(g, 1, 1)).toBe(0);
  deals(g, { 1: { revoke: [0] } }).settled();
  expect(holder(g, 1, 1)).toBeNull();
});

test('A-TRADE-04: a receiver without standing orders is asked once per round, and one whose orders accept nothing isn’t asked', () => {
  const g = met();
  deals(g, { 1: { give: [0] }, 0: { accept: 'none' } }).settled();
  const asked = deals(g, { 1: { give: [0] } });
  expect(asked.asked.seat).toBe(0);
  asked.answer('pass');
  asked.settled();
  deals(g, { 1: { give: [0] } }).settled();
  expect(holder(g, 1, 1)).toBeNull();
  playerOf(g, 1).uses = [];
  deals(g, { 1: { give: [0] }, 0: { accept: 'all' } }).settled();
  expect(holder(g, 1, 1)).toBe(0);
});

test('A-TRADE-05: standing orders exchange a given Agreement for the named card, but only if the named rival holds it', () => {
  const g = met();
  playerOf(g, 1).agreements[0] = { card: 'kli-ta-1', holder: 2, exhausted: false };
  deals(g, { 1: { exchange: [{ rival: 0, card: 'kli-ta-3' }] } }).settled();
  expect(holder(g, 1, 1)).toBe(2);
  // A card that a rival holds can’t be given in exchange.
  Object.assign(playerOf(g, 1).agreements[1] ?? {}, { holder: 0 });
  deals(g, { 1: { exchange: [{ rival: 2, card: 'kli-ta-2' }] } }).settled();
  expect([1, 2, 3].map((value) => holder(g, 1, value))).toEqual([2, 0, null]);
  deals(g, { 1: { exchange: [{ rival: 2, card: 'kli-ta-3' }] } }).settled();
  expect([1, 2, 3].map((value) => holder(g, 1, value))).toEqual([null, 0, 2]);
});

test.each([
  ['most', 'federation', [1, null, null], [null, null, 1]],
  ['least', 'federation', [null, null, 1], [1, null, null]],
  ['most', 'ferengi', [1, null, null], [1, null, null]],
  ['least', 'ferengi', [1, null, null], [1, null, null]],
  ['most', 'federation', [1, 2, null], [null, 2, 1]],
  ['least', 'federation', [null, 1, 2], [1, 2, null]],
  ['most', 'federation', [1, 2, 3], [1, 2, 3]],
  ['least', 'federation', [1, 2, 3], [1, 2, 3]],
] as const)(
  'A-TRADE-05, A-TRADE-06: orders to exchange for the Agreement worth %s change the holders of the %s Agreements from %j to %j',
  (exchange, civ, before, after) => {
    const g = met([civ, 'klingon', 'romulan', 'vulcan']);
    for (const [at, agreement] of playerOf(g).agreements.entries()) agreement.holder = before[at] ?? null;
    deals(g, { 0: { exchange } }).settled();
    expect(playerOf(g).agreements.map((one) => one.holder)).toEqual(after);
  },
);

test.each([[null], ['all'], [7], [{ give: 'everybody' }]])(
  'A-TRADE-04: standing orders that can’t be read, such as %j, do nothing',
  (orders) => {
    const g = met();
    deals(g, { 0: orders }).settled();
    expect(playerOf(g).agreements.map((one) => one.holder)).toEqual([null, null, null]);
  },
);

test('A-TRADE-05, A-TRADE-12, A-TRADE-13: standing orders don’t exchange Agreements that are face down or in a conflict', () => {
  const g = met();
  playerOf(g, 1).agreements[0] = { card: 'kli-ta-1', holder: 0, exhausted: true };
  deals(g, { 1: { exchange: 'most' } }).settled();
  expect(holder(g, 1, 1)).toBe(0);
  playerOf(g, 1).agreements[0] = { card: 'kli-ta-1', holder: 0, exhausted: false };
  g.conflict = fight(0, 2);
  deals(g, { 1: { exchange: 'most' } }).settled();
  expect(holder(g, 1, 1)).toBe(0);
  g.conflict = null;
  deals(g, { 1: { exchange: 'most' } }).settled();
  expect([holder(g, 1, 1), holder(g, 1, 3)]).toEqual([null, 0]);
});

test('A-OPT-11: with Unrestricted Trade Routes, standing orders take Agreements back only in the player’s own turn', () => {
  const g = met(undefined, { rules: { unrestrictedTrade: true } });
  playerOf(g, 1).agreements[0] = { card: 'kli-ta-1', holder: 0, exhausted: false };
  deals(g, { 1: { revoke: [0] } }).settled();
  expect(holder(g, 1, 1)).toBe(0);
  if (g.turn !== null) g.turn.seat = 1;
  deals(g, { 1: { revoke: [0] } }).settled();
  expect(holder(g, 1, 1)).toBeNull();
});

test('A-TRADE-03: standing orders trade only with players who can trade', () => {
  const g = met();
  g.units = g.units.filter(({ at }) => at !== 'terra-nova');
  deals(g, { 1: { give: [0] }, 0: { accept: 'all' } }).settled();
  expect(holder(g, 1, 1)).toBeNull();
});

test('A-ROM-02: an Agreement that the Romulans receive, even in an exchange, arrives Exhausted', () => {
  const g = met();
  put(g, 2, 'terra-nova');
  does(g, 'trade:offer:romulans:fed-ta-1', { prefer: { 2: { trade: { accept: 'all' } } } }).settled();
  expect(playerOf(g).agreements[0]).toMatchObject({ holder: 2, exhausted: true });
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 2, exhausted: false };
  does(g, 'trade:swap:fed-ta-1:fed-ta-2').settled();
  expect(playerOf(g).agreements[1]).toMatchObject({ holder: 2, exhausted: true });
});

test.each([
  [false, false],
  [true, true],
  [undefined, true],
])(
  'A-OPEN-97: if “suspicious of all” is %s, a trade also Exhausts the Romulans’ other held Agreements: %s',
  (suspiciousOfAll, exhausted) => {
    const g = met(undefined, suspiciousOfAll === undefined ? {} : { readings: { suspiciousOfAll } });
    put(g, 2, 'terra-nova');
    playerOf(g, 1).agreements[0] = { card: 'kli-ta-1', holder: 2, exhausted: false };
    does(g, 'trade:offer:romulans:fed-ta-1', { prefer: { 2: { trade: { accept: 'all' } } } }).settled();
    expect(playerOf(g, 1).agreements[0]?.exhausted).toBe(exhausted);
  },
);

test('A-TRADE-03: a player who accepts no Agreements isn’t asked about offers', () => {
  const g = met();
  const done = does(g, OFFER, { prefer: { 1: { trade: { accept: 'none' } } } });
  expect(done.result).toBe(0);
  expect(holder(g, 0, 2)).toBeNull();
});

test('A-TRADE-05, A-TRADE-09: a player can take back only an Agreement that was given away, and exchange it only for one that nobody holds', () => {
  const g = met();
  playerOf(g).agreements[0] = { card: 'fed-ta-1', holder: 1, exhausted: false };
  playerOf(g).agreements[1] = { card: 'fed-ta-2', holder: 2, exhausted: false };
  const keys = ownOffers(g, 0).map(({ option }) => option.key);
  expect(keys.filter((key) => /^trade:(revoke|swap)/.test(key))).toEqual([
    'trade:revoke:fed-ta-1',
    'trade:swap:fed-ta-1:fed-ta-3',
    'trade:revoke:fed-ta-2',
    'trade:swap:fed-ta-2:fed-ta-3',
  ]);
});

test('A-FER-06: Agreements to accept are listed from the lowest value to the highest, and those without a fixed value count as 0', () => {
  const g = met();
  playerOf(g, 1).agreements.reverse();
  expect(does(g, OFFER).keys('accept:')).toEqual(['accept:kli-ta-1', 'accept:kli-ta-2', 'accept:kli-ta-3']);
  const [ferengi] = met(['ferengi', 'klingon', 'romulan']).players;
  expect(ferengi?.agreements.map(worthOf)).toEqual([0, 0, 0]);
  expect(playerOf(g, 1).agreements.map(worthOf)).toEqual([3, 2, 1]);
});

test('A-TRADE-04: standing orders take Agreements back only from named rivals, and give nothing if no Agreement is left', () => {
  const g = met();
  playerOf(g, 1).agreements[0] = { card: 'kli-ta-1', holder: 2, exhausted: false };
  deals(g, { 1: { revoke: [0] } }).settled();
  expect(holder(g, 1, 1)).toBe(2);
  deals(g, { 1: { revoke: [0, 2] } }).settled();
  expect(holder(g, 1, 1)).toBeNull();
  playerOf(g, 1).agreements = [{ card: 'kli-ta-1', holder: 2, exhausted: false }];
  deals(g, { 1: { give: [0] }, 0: { accept: 'all' } }).settled();
  expect(holder(g, 1, 1)).toBe(2);
});

test('A-TRADE-04, A-TRADE-05, A-TRADE-09: standing orders are handled in turn order, starting with the current player', () => {
  const order = (seat: number) => {
    const g = met();
    if (g.turn !== null) g.turn.seat = seat;
    for (const giver of [0, 1]) for (const one of playerOf(g, giver).agreements.slice(0, 1)) one.holder = 2;
    const back = deals(g, { 0: { revoke: [2] }, 1: { revoke: [2] } });
    back.settled();
    put(g, 2, 'terra-nova');
    const given = deals(g, { 0: { give: [2] }, 1: { give: [2] }, 2: { accept: 'all' } });
    given.settled();
    for (const giver of [0, 1])
      for (const [at, one] of playerOf(g, giver).agreements.entries())
        Object.assign(one, { holder: at === 0 ? 1 - giver : null, exhausted: false });
    const exchanged = deals(g, { 0: { exchange: 'most' }, 1: { exchange: 'most' } });
    exchanged.settled();
    const whose = (log: readonly string[]) =>
      log.flatMap((line) => /^The (Federation|Klingons) /.exec(line)?.[1] ?? []);
    return [whose(back.log), whose(given.log), whose(exchanged.log)];
  };
  const [first, second] = ['Federation', 'Klingons'];
  expect(order(0)).toEqual([
    [first, second],
    [first, second],
    [first, second],
  ]);
  expect(order(1)).toEqual([
    [second, first],
    [second, first],
    [second, first],
  ]);
});
