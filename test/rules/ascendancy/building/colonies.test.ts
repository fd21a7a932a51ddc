import { afterEach, expect, test, vi } from 'vitest';
import { COLONIZE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { ownOffers } from '../../../../src/games/ascendancy/chapters/turn/turn-offers.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Ascendancy, Lasting } from '../../../../src/games/ascendancy/state.ts';
import { openOptions } from '../../../../src/games/kit/offers.ts';
import { rulesFor } from '../cards.ts';
import { against, apply, does, hintOf, inBuilding, offerOf, openKeys, play } from '../drive-action.ts';
import { disc as discOf, join, playerOf, put, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Terra Nova with a Ship of the first player in Orbit, in that player’s Building Phase. */
function withTerraNova(...table_: Parameters<typeof table>) {
  const g = inBuilding(table(...table_));
  const { disc } = join(g, 'earth' in g.discs ? 'earth' : 'vulcan', 'terra-nova');
  put(g, 0, 'terra-nova');
  return { g, disc };
}

/** The keys of all ways to Colonize, including those that can’t be taken now. */
function ways(g: Ascendancy) {
  return ownOffers(g, 0).flatMap(({ option: { key } }) => (key.startsWith('colonize') ? [key] : []));
}

test('A-BUILD-08, A-BUILD-09: a colony costs 1 Culture and 1 Ship, and gets a Control Node', () => {
  const { g, disc } = withTerraNova();
  expect(hintOf(g, 'colonize:terra-nova')).toBe('1 Culture and 1 Ship');
  const { log, result } = does(g, 'colonize:terra-nova');
  expect(result).toBe(1);
  expect(log[0]).toBe('The Federation Colonizes Terra Nova.');
  expect(disc).toMatchObject({ control: 0, taken: 'colony' });
  expect(playerOf(g)).toMatchObject({ controls: 8, ships: 28, reserves: { culture: 2 } });
  expect(g.units.some(({ at }) => at === 'terra-nova')).toBe(false);
});

test.each([
  ['no Ship is there', 'A-BUILD-08', ({ g }: ReturnType<typeof withTerraNova>) => g.units.pop()],
  ['a rival is there, too', 'A-BUILD-07', ({ g }: ReturnType<typeof withTerraNova>) => put(g, 1, 'terra-nova')],
  ['an unseen card is there', 'A-OPEN-76', ({ disc }: ReturnType<typeof withTerraNova>) => disc.unseen.push('x')],
  ['no Control Node is left', 'A-BUILD-20', ({ g }: ReturnType<typeof withTerraNova>) => (playerOf(g).controls = 0)],
  [
    'the Culture is missing',
    'A-BUILD-08',
    ({ g }: ReturnType<typeof withTerraNova>) => (playerOf(g).reserves.culture = 0),
  ],
])('A-BUILD-07: a System can’t be Colonized while %s (%s)', (_why, rule, change) => {
  const position = withTerraNova();
  change(position);
  expect(against(position.g, 'colonize:terra-nova')).toBe(rule);
});

test('A-BUILD-07: a System with a Node can’t be Colonized', () => {
  const { g, disc } = withTerraNova();
  disc.nodes[0] = 'production';
  expect(openKeys(g, 'colonize')).toEqual([]);
});

test('A-OPEN-75: a Ship of a Fleet may be spent, and a Fleet left with fewer than 3 disbands', () => {
  const { g } = withTerraNova();
  g.units.pop();
  const fleet = put(g, 0, 'terra-nova', 3, { card: 1, side: 'b' });
  does(g, `colonize:terra-nova:${fleet.id}`).settled();
  const here = g.units.filter(({ at }) => at === 'terra-nova');
  expect(here.map(({ ships, fleet: card }) => [ships, card])).toEqual([
    [1, null],
    [1, null],
  ]);
});

test('A-BUILD-10, A-FED-07: if a rule allows it, a Fleet can disband instead of paying Culture for a colony', () => {
  const { g } = withTerraNova();
  const fleet = put(g, 0, 'terra-nova', 3, { card: 0, side: 'a' });
  rulesFor(g, 0, { grants: { colony: (_g, _source, about) => about.by === 'disbanding' && about.unit === fleet.id } });
  playerOf(g).reserves.culture = 0;
  does(g, `colonize:terra-nova:${fleet.id}:disband`).settled();
  expect(g.units.filter(({ at }) => at === 'terra-nova')).toHaveLength(3);
  expect(g.units.some((unit) => unit.fleet !== null)).toBe(false);
  expect(playerOf(g).reserves.culture).toBe(0);
});

test('A-BUILD-10: effects that save a colony’s Ship don’t save the Fleet that disbands for it', () => {
  const { g } = withTerraNova();
  const fleet = put(g, 0, 'terra-nova', 3, { card: 0, side: 'a' });
  rulesFor(g, 0, { grants: { colony: () => true } });
  does(g, `colonize:terra-nova:${fleet.id}:disband`).settled();
  expect(g.units.filter(({ at }) => at === 'terra-nova')).toHaveLength(4);
});

test('A card’s effect may save the Ship that a colony costs', () => {
  const { g } = withTerraNova();
  rulesFor(g, 0, {
    at: {
      colonizing: {
        offers: (_g, _source, { seat, system }) => [
          {
            option: { key: 'keep', verb: 'keep', label: 'Keep it' },
            payload: [{ do: 'last', what: 'keep-ship', seats: [seat], system, until: 'turn' }],
            why: null,
          },
        ],
      },
    },
  });
  const done = does(g, 'colonize:terra-nova');
  done.answer('keep');
  done.settled();
  expect(g.units.some(({ at }) => at === 'terra-nova')).toBe(true);
  expect(g.lasting).toEqual([]);
});

test('Rules may make a colony cost additional Ships, or Production instead of Culture', () => {
  const { g } = withTerraNova();
  rulesFor(
    g,
    0,
    { adds: { price: (_g, _source, { of }) => (of === 'colony-ships' ? 1 : 0) } },
    { sets: { payment: (_g, _source, about) => (about.of === 'colony' && about.in === 'production' ? 3 : null) } },
  );
  expect(against(g, 'colonize:terra-nova')).toBe('A-BUILD-08');
  put(g, 0, 'terra-nova');
  expect(hintOf(g, 'colonize:terra-nova:production')).toBe('3 Production and 2 Ships');
  const colonies = openOptions(ownOffers(g, 0)).filter(({ key }) => key.startsWith('colonize:terra-nova'));
  expect(colonies.map(({ label }) => label)).toContain('Colonize Terra Nova for Production');
  does(g, 'colonize:terra-nova:production').settled();
  expect(playerOf(g)).toMatchObject({ ships: 29, reserves: { production: 0, culture: 3 } });
});

test('A-OPT-14: a Peaceful rival in the System is asked to permit a colony, and a refusal holds for the rest of the turn', () => {
  const { g, disc } = withTerraNova(undefined, { rules: { alliedCooperation: true } });
  put(g, 1, 'terra-nova');
  expect(against(g, 'colonize:terra-nova')).toBe('A-BUILD-07');
  playerOf(g, 1).agreements = [{ card: 'kli-ta-1', holder: 0, exhausted: false }];
  const refused = does(g, 'colonize:terra-nova');
  expect(refused.asked.seat).toBe(1);
  refused.answer('pass');
  expect(refused.result).toBe(0);
  expect(disc.control).toBeNull();
  expect(against(g, 'colonize:terra-nova')).toBe('A-OPT-14');
  playerOf(g).uses = [];
  const agreed = does(g, 'colonize:terra-nova');
  agreed.answer('agree');
  expect(agreed.result).toBe(1);
});

test('A-VUL-01, A-OPEN-78: Vulcans spend Ascendancy on a colony, no matter where the System is or who is there', () => {
  const g = inBuilding(table(['vulcan', 'klingon', 'romulan']));
  const { disc } = join(g, 'qonos', 'terra-nova');
  put(g, 1, 'terra-nova');
  expect(openKeys(g, 'colonize')).toEqual(['colonize:terra-nova']);
  does(g, 'colonize:terra-nova').settled();
  expect(playerOf(g)).toMatchObject({ ascendancy: 2, reserves: { culture: 3 }, ships: 27 });
  expect(disc.control).toBe(0);
});

test('A-VUL-01, A-OPEN-77: Vulcans can pay for a colony only with Ascendancy, and can’t Colonize unexplored Systems', () => {
  const { g, disc } = withTerraNova(['vulcan', 'klingon', 'romulan']);
  playerOf(g).ascendancy = 0;
  expect(against(g, 'colonize:terra-nova')).toBe('A-VUL-01');
  disc.unseen = ['x'];
  expect(against(g, 'colonize:terra-nova')).toBe('A-OPEN-76');
});

test('A-VUL-02: if Vulcans have more Fleets than their remaining Ascendancy, they choose which Fleets disband', () => {
  const { g } = withTerraNova(['vulcan', 'klingon', 'romulan']);
  const fleets = [0, 1, 2].map((card) => put(g, 0, 'vulcan', 3, { card, side: 'a' }));
  const done = does(g, 'colonize:terra-nova');
  expect(done.asked).toMatchObject({ seat: 0, min: 1, max: 1, rule: 'A-VUL-02' });
  done.answer(`disband:fleet:${fleets[1]?.id}`);
  done.settled();
  expect(g.units.filter(({ fleet }) => fleet !== null).map(({ id }) => id)).toEqual([fleets[0]?.id, fleets[2]?.id]);
});

test('A-FED-02: the Federation can’t Colonize Pre-Warp worlds, but others can', () => {
  const { g, disc } = withTerraNova();
  disc.waiting.production = 2;
  expect(against(g, 'colonize:terra-nova')).toBe('A-FED-02');
  inBuilding(g, 1);
  g.units.pop();
  put(g, 1, 'terra-nova');
  expect(openKeys(g, 'colonize', 1)).toEqual(['colonize:terra-nova']);
});

test('A-VUL-03: a card may let Vulcans Colonize any suitable System for free', () => {
  const g = table(['vulcan', 'klingon', 'romulan']);
  const { disc } = join(g, 'qonos', 'terra-nova');
  const done = apply(g, [{ do: 'colonize', price: 'nothing', anywhere: true }]);
  expect(done.keys()).toEqual(['colonize:terra-nova', 'pass']);
  done.answer('colonize:terra-nova');
  done.settled();
  expect(disc.control).toBe(0);
  expect(playerOf(g)).toMatchObject({ ascendancy: 3, reserves: { culture: 3 } });
});

test('A card can let a player Colonize in any phase for the price of the Ship alone', () => {
  const { g } = withTerraNova();
  if (g.turn !== null) g.turn.phase = 'command';
  const done = apply(g, [{ do: 'colonize', price: 'ship' }], { system: 'terra-nova' });
  done.answer('colonize:terra-nova');
  expect(done.log[0]).toBe('The Federation Colonizes Terra Nova.');
  expect(playerOf(g)).toMatchObject({ ships: 28, reserves: { culture: 3 } });
});

test('A-BUILD-07: only Undeveloped Planetary Systems are offered for a colony, in the player’s own Building Phase', () => {
  const { g } = withTerraNova();
  Object.assign(join(g, 'earth', 'ardana').disc, { control: 1 });
  g.discs['murasaki-312'] = discOf('murasaki-312');
  expect(ways(g)).toEqual(['colonize:terra-nova']);
  inBuilding(g, 1);
  expect(against(g, 'colonize:terra-nova')).toBe('A-INIT-12');
});

test('A-BUILD-07: a Phenomenon can’t be Colonized, even by a card that Colonizes anywhere', () => {
  const g = table();
  g.discs['murasaki-312'] = discOf('murasaki-312');
  apply(g, [{ do: 'colonize', price: 'nothing', anywhere: true }]).settled();
  expect(g.discs['murasaki-312'].control).toBeNull();
});

test('A-BUILD-20: one Control Node in supply is enough for a colony', () => {
  const { g } = withTerraNova();
  playerOf(g).controls = 1;
  does(g, 'colonize:terra-nova').settled();
  expect(playerOf(g).controls).toBe(0);
});

test('A-OPEN-75: only the player’s own Ships in the System can be spent for a colony', () => {
  const { g } = withTerraNova();
  g.units.pop();
  put(g, 0, 'earth', 3, { card: 0, side: 'b' });
  put(g, 1, 'terra-nova');
  put(g, 1, 'terra-nova', 3, { card: 0, side: 'a' });
  const fleet = put(g, 0, 'terra-nova', 3, { card: 1, side: 'b' });
  expect(ways(g)).toEqual([`colonize:terra-nova:${fleet.id}`]);
  expect(offerOf(g, `colonize:terra-nova:${fleet.id}`).option.label).toMatch(/^Colonize Terra Nova with a Ship of /);
});

test('A-BUILD-08: a rule may change the price of a colony for a particular unit', () => {
  const { g } = withTerraNova();
  const fleet = put(g, 0, 'terra-nova', 3, { card: 1, side: 'b' });
  rulesFor(
    g,
    0,
    { adds: { price: (_g, _source, about) => (about.of === 'colony' && about.unit === fleet.id ? -1 : 0) } },
    { sets: { payment: (_g, _source, about) => (about.of === 'colony' && about.in === 'production' ? 3 : null) } },
  );
  expect(hintOf(g, 'colonize:terra-nova')).toBe('1 Culture and 1 Ship');
  expect(hintOf(g, `colonize:terra-nova:${fleet.id}`)).toBe('nothing and 1 Ship');
  // A colony that costs no Culture can’t be paid in Production instead.
  const production = ways(g).filter((key) => key.endsWith(':production'));
  expect(production).toEqual(['colonize:terra-nova:production']);
});

test('A-BUILD-10: a Fleet can disband instead of paying Culture only if a rule allows it, and a single Ship never can', () => {
  const { g } = withTerraNova();
  const [may, mayNot] = [0, 1].map((card) => put(g, 0, 'terra-nova', 3, { card, side: 'a' }));
  rulesFor(g, 0, {
    grants: { colony: (_g, _source, about) => about.by === 'disbanding' && about.unit !== mayNot?.id },
  });
  expect(ways(g).filter((key) => key.endsWith(':disband'))).toEqual([`colonize:terra-nova:${may?.id}:disband`]);
});

test('A-BUILD-08: extra Ships for a colony come first from the chosen unit, then from single Ships, then from Fleets', () => {
  const { g } = withTerraNova();
  g.units.pop();
  const fleet = put(g, 0, 'terra-nova', 5, { card: 1, side: 'b' });
  for (let ship = 0; ship < 3; ship++) put(g, 0, 'terra-nova');
  rulesFor(g, 0, { adds: { price: (_g, _source, { of }) => (of === 'colony-ships' ? 1 : 0) } });
  const copy = structuredClone(g);
  const left = (of: Ascendancy) => of.units.flatMap(({ at, ships }) => (at === 'terra-nova' ? [ships] : []));
  does(g, 'colonize:terra-nova').settled();
  expect(left(g)).toEqual([5, 1]);
  does(copy, `colonize:terra-nova:${fleet.id}`).settled();
  expect(left(copy)).toEqual([3, 1, 1, 1]);
});

test('A card that saves a colony’s Ship works only for its own player and in its own System', () => {
  const { g } = withTerraNova();
  const kept: Lasting = { what: 'keep-ship', seats: [0], system: 'terra-nova', until: 'turn' };
  const others: Lasting[] = [
    { ...kept, what: 'another-rule' },
    { ...kept, seats: [1] },
    { ...kept, system: 'ardana' },
  ];
  g.lasting = structuredClone(others);
  does(g, 'colonize:terra-nova').settled();
  expect(g.units.some(({ at }) => at === 'terra-nova')).toBe(false);
  expect(g.lasting).toEqual(others);
});

const PAYS_PRODUCTION: Rule = {
  sets: { payment: (_g, _source, about) => (about.of === 'colony' && about.in === 'production' ? 3 : null) },
};
const NO_CULTURE: Rule = { adds: { price: (_g, _source, { of }) => (of === 'colony' ? -1 : 0) } };

test.each([
  ['culture', 'colonize:terra-nova', {}, 'A-BUILD-07'],
  ['production', 'colonize:terra-nova:production', PAYS_PRODUCTION, 'A-BUILD-07'],
  ['nothing', 'colonize:terra-nova', NO_CULTURE, 'A-BUILD-07'],
  ['ascendancy', 'colonize:terra-nova', {}, 'A-VUL-01'],
] as const)('A-BUILD-07, A-VUL-01: rules learn that %s was paid', (paid, key, more, rule) => {
  const { g } = withTerraNova(paid === 'ascendancy' ? ['vulcan', 'klingon', 'romulan'] : undefined);
  const heard: unknown[] = [];
  const colonizing: unknown[] = [];
  rulesFor(g, 0, more, {
    at: {
      colonized: { does: (_g, _source, about) => (heard.push(about.paid) > 0 ? [] : []) },
      colonizing: { does: (_g, _source, about) => (colonizing.push(about.unit) > 0 ? [] : []) },
    },
  });
  const { rules } = does(g, key);
  expect(rules[0]).toBe(rule);
  expect(heard.at(-1)).toBe(paid);
  // Rules about keeping the Ship run only if a Ship is spent.
  expect(colonizing.length > 0).toBe(paid !== 'ascendancy');
});

test('A-OPT-14: nobody is asked to permit a colony that a card grants or that costs no Ship', () => {
  const { g, disc } = withTerraNova(['vulcan', 'klingon', 'romulan'], { rules: { alliedCooperation: true } });
  const [ship] = g.units.slice(-1);
  put(g, 1, 'terra-nova');
  playerOf(g, 1).agreements = [{ card: 'kli-ta-1', holder: 0, exhausted: false }];
  const copy = structuredClone(g);
  does(g, 'colonize:terra-nova').settled();
  expect(disc.control).toBe(0);
  const unit = ship?.id ?? null;
  const call = { seat: 0, system: 'terra-nova', unit, pay: 'nothing' } as const;
  play(copy, (ctx) => ctx.call(COLONIZE, { ...call, given: true })).settled();
  expect(copy.discs['terra-nova']?.control).toBe(0);
});
