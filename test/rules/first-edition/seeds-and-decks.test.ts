import { describe, expect, it } from 'vitest';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { phaseOffers } from '../../../src/games/first-edition/chapters/seeding/offers.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { iconName } from '../../../src/games/first-edition/content/icon-names.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { checkDeck } from '../../../src/games/first-edition/decks/check.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { parseOptions } from '../../../src/games/first-edition/options.ts';
import { SEATS } from '../../../src/games/first-edition/position/names.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { within } from './figures.ts';
import type { Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

const DRAW = [
  'Spock',
  'Data',
  'Worf',
  'Calloway',
  'Giusti',
  'Sunad',
  'Vekor',
  'Divok',
  'Kurn',
  'Linda Larson',
  'Mot the Barber',
];

function game(gold: object, first: Json = 0, seed = 'seed'): Stage<FirstEdition> {
  const decks = [gold, {}].map((deck, seat) => ({
    name: `Deck ${seat}`,
    missions: [],
    seeds: [],
    draw: DRAW.map(id),
    ...deck,
  }));
  return new Stage(firstEdition, { options: { decks, first } as unknown as Json, seed });
}

function until(stage: Stage<FirstEdition>, phase: string): Stage<FirstEdition> {
  for (let turn = 0; turn < 60 && stage.g.seeding !== null && stage.g.seeding.phase !== phase; turn++) {
    const name = SEATS[stage.g.seeding.seat === 0 ? 0 : 1]?.toLowerCase() ?? '';
    stage.does(name, offered(stage, name, 'lay:')[0] ?? 'pass');
  }
  return stage;
}

describe('seeding', () => {
  it('C-DECK-08: a card downloaded by a seed comes from the draw deck and isn’t a seed card', () => {
    const missions = ['First Contact', 'Study Pulsar'].map(id);
    const seeds = ['Federation Outpost', 'Assign Mission Specialists'].map(id);
    const stage = until(game({ missions, seeds }), 'facility');
    stage.does('gold', offered(stage, 'gold', 'seed:federation-outpost')[0] ?? '');
    stage.does('gold', 'seed:assign-mission-specialists:core:0');
    const before = stage.g.players[0]?.deck.length ?? 0;
    const keys = offered(stage, 'gold', 'get:');
    expect(keys.length).toBeGreaterThan(1);
    stage.does('gold', keys[0] ?? '');
    expect(stage.g.players[0]?.deck).toHaveLength(before - 1);
    expect(stage.g.players[0]?.seeds).toEqual([]);
    // Nobody has a hand yet to play from.
    expect(stage.g.players[0]?.hand).toEqual([]);
    // Thirty seed cards are allowed, whatever they download.
    const deck = {
      seeds: [
        { card: id('Assign Mission Specialists'), count: 1 },
        { card: 'horta', count: 29 },
      ],
    };
    expect(checkDeck(deck).map(({ rule }) => rule)).not.toContain('C-DECK-02');
  });

  const SITES = [
    'Docking Ports',
    'Ops',
    'Security Office',
    'Science Lab',
    'Guest Quarters',
    'Infirmary',
    'Docking Pylons',
  ];
  const sited = (more: object = {}) =>
    game({
      missions: [id('Refuse Immigration')],
      seeds: ['Terok Nor', ...SITES].map(id),
      counted: ['docking-pylons'],
      ...more,
    });
  /** Returns which of the sites can be placed now, by the start of their option keys. */
  const laid = (stage: Stage<FirstEdition>, verb: string) =>
    SITES.filter((site) => offered(stage, 'gold', `${verb}:${id(site)}:`).length > 0);

  it('C-DECK-09: six sites are free, and can be placed on stations but not under missions', () => {
    const stage = until(sited(), 'dilemma');
    expect(laid(stage, 'seed')).toEqual(['Docking Pylons']);
    until(stage, 'facility').does('gold', offered(stage, 'gold', 'seed:terok')[0] ?? '');
    for (const site of SITES.slice(0, 6)) {
      stage.does('gold', `seed:${id(site)}:on:1`);
      const [slot] = offered(stage, 'gold', 'slot:');
      if (slot !== undefined) stage.does('gold', slot);
    }
    expect(Object.values(stage.g.pieces).filter(({ at }) => at === 'on:1')).toHaveLength(6);
  });

  it('C-DECK-09: a free site that isn’t placed goes out-of-play', () => {
    const stage = until(sited(), 'facility').does('gold', 'pass');
    expect(stage.g.players[0]?.removed).toEqual(['Terok Nor', ...SITES].map(id));
  });

  it('C-DECK-09: a site that counts as a seed card can’t be placed on a station', () => {
    const stage = until(sited(), 'facility').does('gold', 'seed:terok-nor:space:L1');
    expect(laid(stage, 'seed')).toEqual(SITES.slice(0, 6));
    const offers = phaseOffers(stage.g, 0, 'facility').filter(({ option }) => option.key.includes('docking-pylons'));
    expect(offers.map(({ why }) => why?.()?.rule)).toEqual(['C-DECK-09']);
  });

  it('C-DECK-09: a site that counts as a seed card is a bluff under a mission, or goes out-of-play if it isn’t seeded', () => {
    const stage = until(sited(), 'dilemma').does('gold', 'seed:docking-pylons:L1');
    expect(stage.g.locations['L1']?.seeds.map(({ card }) => card)).toEqual(['docking-pylons']);
    // A player who encounters it there puts it out of play.
    const met = scene({ gold: { play: [['Calloway', 'surface:L2']] }, blue: { seeds: { L2: ['Docking Pylons'] } } });
    met.does('gold', 'attempt:L2:team-1');
    expect([met.g.locations['L2']?.seeds, met.g.players[1]?.removed]).toEqual([[], ['docking-pylons']]);
    const left = until(sited(), 'facility').does('gold', 'pass');
    expect(left.g.players[0]?.removed).toContain('docking-pylons');
  });

  it('C-DECK-09: a bluff is hidden and could be any card that can be seeded there', () => {
    const stage = until(sited({ seeds: ['Horta', 'Terok Nor', ...SITES].map(id) }), 'dilemma');
    stage.does('gold', 'seed:docking-pylons:L1');
    const under = (dealt: number) =>
      firstEdition
        .redeal(stage.match.state, 1, (bound) => dealt % bound)
        .g.locations['L1']?.seeds.map(({ card }) => card);
    expect(new Set([0, 1, 2, 3].flatMap(under))).toEqual(new Set(['docking-pylons', 'horta']));
  });

  it('C-DECK-09: sites that count as seed cards and free sites stay separate during seeding, even copies of one site', () => {
    // One Ops is free and one counts: the one on the station, and the one under the mission.
    const seeds = ['Terok Nor', 'Ops', 'Ops', 'Science Lab'].map(id);
    const stage = until(sited({ seeds, counted: ['ops'] }), 'dilemma');
    expect(laid(stage, 'seed')).toEqual(['Ops']);
    stage.does('gold', 'seed:ops:L1');
    const more = phaseOffers(stage.g, 0, 'dilemma').filter(({ option }) => option.key.startsWith('seed:ops'));
    expect(more).toEqual([]);
    until(stage, 'facility').does('gold', 'seed:terok-nor:space:L1');
    expect(laid(stage, 'seed')).toEqual(['Ops', 'Science Lab']);
    // If the counted site is left over, no other station takes it.
    const missions = ['Refuse Immigration', 'Abduction Plot'].map(id);
    const nors = ['Terok Nor', 'Nor', 'Ops', 'Ops', 'Science Lab'].map(id);
    const kept = until(sited({ missions, seeds: nors, counted: ['ops'] }), 'facility');
    for (const key of [/^seed:terok-nor:space/, /^seed:nor:space/, /^seed:ops:on:1$/])
      kept.does('gold', offered(kept, 'gold').find((one) => key.test(one)) ?? '');
    expect(offered(kept, 'gold', 'seed:')).toEqual(['seed:science-lab:on:1', 'seed:science-lab:on:2']);
  });

  it('C-DECK-09: a player’s own plan can put sites that count as seed cards under a mission, but a proposed plan doesn’t', () => {
    const stage = until(sited({ seeds: ['Horta', 'Terok Nor', ...SITES].map(id) }), 'dilemma');
    stage.does('gold', 'plan:own');
    expect(offered(stage, 'gold')).toEqual(['under:horta:L1', 'under:docking-pylons:L1']);
    const proposed = until(sited({ seeds: ['Horta', 'Archer', 'Terok Nor', ...SITES].map(id) }), 'dilemma');
    proposed.does('gold', 'plan:proposal');
    expect(proposed.g.players[0]?.seeds).toContain('docking-pylons');
  });

  it('C-UNIQ-05 C-OPEN-43: neither player can have a second copy of a non-duplicatable facility', () => {
    const hall: Row = ['Office of the President', 'surface:L1'];
    const missions = ['Espionage Mission', 'First Contact', 'Explore Dyson Sphere'];
    for (const how of ['seeded', 'built'] as const) {
      const why = (own: Row[], theirs: Row[]) =>
        establishWhy(within(own, theirs, missions), 0, id('Office of the President'), 'L1', how);
      expect(why([], [])).toBeNull();
      expect(why([hall], [])?.()).toMatchObject({ rule: 'C-FAC-05' });
      expect(why([], [hall])?.()).toMatchObject({ rule: 'C-FAC-05' });
    }
    // A card that may be there twice may also be there with the opponent’s.
    const outposts = within([], [['Klingon Outpost', 'space:L5']]);
    expect(establishWhy(outposts, 0, 'klingon-outpost', 'L5', 'seeded')).toBeNull();
  });

  it('C-OPEN-30: chance decides who goes first unless the table’s settings say who', () => {
    const first = (wanted: Json, seed: string) => game({}, wanted, seed).g.first;
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(new Set(seeds.map((seed) => first('chance', seed)))).toEqual(new Set([0, 1]));
    expect(seeds.map((seed) => first(1, seed))).toEqual(seeds.map(() => 1));
    expect(parseOptions({}).first).toBe('chance');
  });

  it('C-OPEN-42: a game has exactly two players', () => {
    expect(SEATS).toHaveLength(2);
    expect(firstEdition.seatNames(parseOptions({}) as never)).toHaveLength(2);
    for (const decks of [['Federation'], ['Federation', 'Klingon', 'Romulan']])
      expect(() => parseOptions({ decks })).toThrow();
  });

  it('C-OPEN-31: players see their own seed cards, but only the number of other players’ seed cards', () => {
    const stage = scene({ gold: { seeds: { L2: ['Archer', 'Chalnoth'] } }, blue: { seeds: { L2: ['Nausicaans'] } } });
    const seen = (reader: 0 | 1 | 'spectator') =>
      firstEdition
        .view(stage.match.state, reader)
        .locations.find(({ id: at }) => at === 'L2')
        ?.seeds.map(({ card }) => card);
    expect(seen(0)).toEqual(['archer', 'chalnoth', null]);
    expect(seen(1)).toEqual([null, null, 'nausicaans']);
    expect(seen('spectator')).toEqual([null, null, null]);
  });

  it('C-OPEN-32 C-OPEN-35: everyone sees the size of each pile and the top of the discard pile', () => {
    const stage = scene({ gold: { hand: ['Spock'], deck: ['Data', 'Worf'], discard: ['Calloway', 'Giusti'] } });
    for (const reader of [1, 'spectator'] as const) {
      const [gold] = firstEdition.view(stage.match.state, reader).players;
      expect(gold?.discard).toEqual({ top: 'calloway', count: 2 });
      expect(gold?.counts).toMatchObject({ hand: 1, deck: 2 });
      expect(gold?.hand).toBeNull();
      expect(JSON.stringify(gold)).not.toMatch(/spock|worf|giusti/);
    }
    // An impossible seed is refused without revealing hidden cards.
    expect(stage.refuses('gold', 'play Spock')).toMatchObject({ rule: expect.stringMatching(/^C-/) });
    expect(firstEdition.view(stage.match.state, 0).players[0]?.hand?.map(({ card }) => card)).toEqual(['spock']);
  });
});

describe('decks and cards', () => {
  it('C-DECK-19: an icon without rules has no effect of its own, but other cards can refer to it', () => {
    const marks: readonly (readonly [icon: string, title: string])[] = [
      ['Ref', 'The Juggler'],
      ['WC', 'Attention All Hands'],
      ['22', 'Ensign Tamara'],
      ['Bar', 'Ambassador Tomalak'],
    ];
    for (const [icon, title] of marks) {
      const card = cardOf(id(title));
      expect(card.icons, title).toContain(icon);
      expect(iconName(icon), icon).not.toMatch(/^\[/);
      expect(parseDownloadTarget(`Any [${icon}] card`)?.(card), title).toBe(true);
      expect(parseDownloadTarget(`Any [${icon}] card`)?.(cardOf(id('Calloway'))), title).toBe(false);
    }
    // The Juggler is played like any interrupt.
    const play = scene({ gold: { hand: ['The Juggler', 'Transwarp Conduit'], play: [['U.S.S. Oberth', 'space:L1']] } });
    expect(offered(play, 'gold', 'play')).toEqual([
      'play:the-juggler:core:0',
      'play:the-juggler:core:1',
      'play:transwarp-conduit:on:1',
    ]);
  });

  it('C-OPEN-07: no starter deck breaks a rule, and if another deck breaks several, they are all listed', () => {
    const counted = (cards: readonly string[]) =>
      [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
    for (const { name, missions, seeds, draw } of starters()) {
      const findings = checkDeck({ missions: counted(missions), seeds: counted(seeds), draw: counted(draw) });
      expect(
        findings.filter(({ isBroken }) => isBroken),
        name,
      ).toEqual([]);
    }
    const bad = checkDeck({
      missions: [{ card: 'first-contact', count: 2 }],
      seeds: [{ card: 'horta', count: 31 }],
      draw: [
        { card: 'phaser-banks', count: 1 },
        { card: 'spock', count: 2 },
      ],
    });
    const rules = bad.map(({ rule }) => rule);
    for (const rule of ['C-DECK-02', 'C-DECK-03', 'C-DECK-05', 'C-DECK-06', 'C-UNIQ-02']) expect(rules).toContain(rule);
  });

  it('C-OPEN-03: a card is enforced if its effects are known, and otherwise played by agreement', () => {
    const grade = (title: string) => gradeOf(cardOf(id(title))).grade;
    expect(['Calloway', 'Supernova', 'Technology Sharing Treaty', 'Ooby Dooby'].map(grade)).toEqual([
      'enforced',
      'enforced',
      'by agreement',
      'by agreement',
    ]);
    const stage = scene({ gold: { hand: ['Technology Sharing Treaty'], play: [['Spock', 'surface:L2']] } });
    stage.does('gold', offered(stage, 'gold', 'play:technology-sharing-treaty')[0] ?? '');
    expect(offered(stage, 'gold', 'agree').length).toBeGreaterThan(0);
  });

  it('C-OPEN-16: a card’s species is the one in its facts, whatever its affiliation or picture', () => {
    const is = (title: string, species: string) =>
      parseDownloadTarget(`Any Klingon ${species}`)?.(cardOf(id(title))) ?? null;
    expect(is('Kurn', 'High Council')).toBe(true);
    // Worf is of the Federation, and a Klingon; Sumek looks like a Vulcan, and is a hologram.
    expect(parseDownloadTarget('Any Klingon')?.(cardOf(id('Worf')))).toBe(true);
    expect(cardOf(id('Sumek')).characteristics).not.toContain('Vulcan');
    expect(cardOf(id('Spock')).characteristics).toContain('Vulcan/Human');
  });

  it('C-OPEN-29: a player who surrenders loses, and neither the hand size nor the number of turns is limited', () => {
    const stage = scene({ gold: { deck: DRAW }, blue: { deck: DRAW } });
    expect(firstEdition.concede?.(stage.match.state, 0)).toMatchObject({ winners: [1] });
    expect(firstEdition.concede?.(stage.match.state, 1)).toMatchObject({ winners: [0] });
    for (let turn = 0; turn < 4; turn++) stage.does('gold', 'end:turn').does('blue', 'end:turn');
    expect(stage.match.state.over).toBeNull();
    expect(offered(stage, 'gold').filter((key) => /mulligan|redraw/.test(key))).toEqual([]);
  });

  it('C-OPEN-29: the game is a draw if both players agree to end it', () => {
    const match = new InMemoryTable(firstEdition).start();
    match.submit({ t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true });
    expect(match.state.over).toBeNull();
    match.submit({ t: 'consent', seat: 1, proposal: { do: 'end' }, yes: true });
    expect(match.state.over?.winners).toEqual([]);
  });
});
