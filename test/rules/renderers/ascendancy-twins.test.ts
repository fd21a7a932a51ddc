import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../renderers/ascendancy/index.ts';
import { findScene } from '../../../renderers/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import type { AscendancyView } from '../../../src/games/ascendancy/view.ts';
import type { Reader } from '../../../src/kernel/types.ts';
import { put } from '../ascendancy/support.ts';
import {
  battleView,
  conflictOf,
  discAt,
  fought,
  fullestView,
  laden,
  position,
  side,
  viewOf,
} from './ascendancy-positions.ts';

const { map, closeup, lane, reach, sheet, hand, projects, agendas, fleets, trade, fight, roll, borg, score } =
  ascendancy;
const full = fullestView();

const dial = {
  system: 'earth',
  sectors: 3,
  places: [
    { clock: '12', bearing: 0, fits: true, note: 'A System fits at its end; toward Vulcan' },
    { clock: '1:30', bearing: 45, fits: false, note: '' },
  ],
  joins: [{ system: 'romulus', label: 'Join Romulus', note: 'No System has to swing' }],
};

/** All alternative texts of a view. */
function alts(view: AscendancyView): string[] {
  const marks = view.systems.map(({ id }, i) => ({
    sector: id,
    letter: `${i}`,
    label: `Move to ${id}`,
    note: '1 Command',
    warn: false,
  }));
  return [
    map.alt(view, { highlight: { marks, dial } }),
    closeup.alt(view, { at: 'earth' }),
    closeup.alt(view, { at: 'middle' }),
    lane.alt(view, { dial }),
    reach.alt(view, { highlight: { marks } }),
    ...view.players.map(({ seat }) => sheet.alt(view, { seat })),
    hand.alt(view, {}),
    projects.alt(view, {}),
    agendas.alt(view, {}),
    fleets.alt(view, {}),
    trade.alt(view, {}),
    fight.alt(view, {}),
    roll.alt(view, {}),
    borg.alt(view, {}),
    score.alt(view, {}),
  ];
}

describe('length', () => {
  it('alternative text stays within 1,024 characters, even in the largest galaxy', () => {
    const all = [full, battleView(), viewOf(position(), 'spectator')].flatMap(alts);
    expect(all.filter((alt) => alt.length === 0 || alt.length > 1024)).toEqual([]);
  });
});

describe('map', () => {
  const text = map.text(full, {});

  it('the map’s text lists every System, even those whose names don’t fit on the picture', () => {
    for (const { name } of full.systems) expect(text.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
  });

  it('A-MOVE-10: the map’s text says who is where, including on lanes and at Warp', () => {
    const g = position();
    const found = discAt(g, 'earth');
    found.ambassadors = 2;
    found.starbase = true;
    const fleet = put(g, 1, 'earth', 4, { card: 0, side: 'a' });
    const away = put(g, 2, 'earth', 1);
    away.warp = { from: 'earth', tokens: 3 };
    away.at = null;
    const [line] = map.text(viewOf(g), {}).filter((one) => one.startsWith('Earth: '));
    expect(line).toContain('Home System of the Federation; controlled by the Federation; Starbase;');
    expect(line).toContain('Nodes: 1 Production, 1 Research, 1 Culture; 2 Ambassadors; 0 of 4 lanes');
    expect(line).toContain(`Federation: 3 Ships; Klingons: ${viewOf(g).units.find(({ id }) => id === fleet.id)?.name}`);
    expect(line).toContain('Romulans at Warp: 1 Ship, 3 Warp Tokens.');
  });

  it('A-GEO-33 A-GEO-35: the text lists a lane’s directions as clock hours, what fits there, and which Systems the lane can join', () => {
    expect(map.text(viewOf(position()), { highlight: { dial } })).toEqual(
      expect.arrayContaining([
        'A lane of 3 Sectors from Earth:',
        '12 o’clock: A System fits at its end; toward Vulcan.',
        '1:30 o’clock: Only the lane fits.',
        'Join Romulus (No System has to swing).',
      ]),
    );
  });

  it('the map’s text lists the moves of this Round, including the Borg’s', () => {
    expect(text.some((line) => line.startsWith('Borg moved from '))).toBe(true);
  });
});

describe('hidden', () => {
  it('A-OPEN-74: the text shows only the Research on other players’ Projects, but everything about the reader’s own', () => {
    const g = laden(position());
    const own = projects.text(viewOf(g, 0), {});
    const seen = projects.text(viewOf(g, 1), { of: 0 });
    expect(own[1]).toMatch(/^.+ \(.+\): 0 of \d Research\. .+/);
    expect(seen.slice(1)).toEqual(
      [0, 1, 2, 0, 1].map((research, i) => `Project ${i + 1}: ${research} Research on it.`),
    );
    const drawn = projects.draw(viewOf(g, 1), { of: 0 }).audit().texts;
    for (const { card } of viewOf(g, 0).players[0]?.projects ?? []) expect(drawn).not.toContain(card?.name);
    expect(projects.text(viewOf(g, 'spectator'), {})).toEqual(['You have no Projects, since you are watching.']);
  });

  it('A-SET-13: the text shows the open Agenda to everyone, and the hidden Agenda only to its player', () => {
    const g = laden(position(7));
    const [open, hidden] = agendas.text(viewOf(g, 6), {});
    expect(open).toMatch(/^Vulcans: .+ \(open\)\. /);
    expect(hidden).toMatch(/^Vulcans: .+ \(hidden\)\. /);
    expect(agendas.text(viewOf(g, 0), { of: 6 })).toEqual([open, 'Vulcans: a hidden Agenda.']);
    expect(agendas.text(viewOf(g, 0), {})).toEqual(['There are no Agendas.']);
  });
});

describe('scenes', () => {
  it('A-BUILD-03 A-BUILD-32 A-TRADE-08: a hand’s text lists Commands, levels, prices, Agreements and Projects', () => {
    const g = laden(position());
    const own = g.players[0] ?? expect.fail('nobody sits there');
    Object.assign(own, { weapons: 4, shields: 1 });
    const text = hand.text(viewOf(g), {});
    expect(text.slice(0, 3)).toEqual([
      'Federation: 10 Ascendancy; 28 Production, 17 Research, 12 Culture.',
      '7 of 13 Commands ready; Weapons hit on 4+, Shields 1.',
      'Prices: Ship 1 Production, Production Node 1 Production, Research Node 2 Production, Culture Node 3 Production, Colony (plus a Ship) 1 Culture, Weapons to 3+ 6 Research, Shields to 2 8 Research, Ascendancy 5 Culture.',
    ]);
    // Cards in hand and Exhausted cards show the value that they would have.
    expect(text).toEqual(
      expect.arrayContaining([
        'From the Klingons, Exhausted: 2.',
        'From the Romulans: 1.',
        'Given to the Klingons: 1.',
        'In hand: 3.',
        '5 Projects.',
      ]),
    );
    expect(text.filter((line) => / of \d Research\. /.test(line))).toHaveLength(5);
    expect(hand.text(viewOf(g, 'spectator'), {})).toEqual(['You have no hand, since you are watching.']);
    // Nobody else can read these texts.
    expect(viewOf(g, 1).players.map(({ prices }) => prices === null)).toEqual([true, false, true]);
  });

  it('a console’s text lists tracks, Commands, supply, trade, Fleets and cards', () => {
    const text = sheet.text(viewOf(laden(position())), { seat: 0 });
    expect(text[0]).toBe('Federation: 10 Ascendancy; 28 Production, 17 Research, 12 Culture.');
    expect(text[1]).toBe('Weapons hit on 1+, Shields 4, 7 of 13 Commands ready, Turn Order Card 1.');
    expect(text).toContainEqual(expect.stringMatching(/^Given to the Klingons/));
    expect(text).toContainEqual(expect.stringMatching(/^Fleet 2: .+: 4 of \d\.$/));
    expect(text).toContainEqual(expect.stringMatching(/, Exhausted\): /));
  });

  it('A-BAT-19: a battle’s text describes each side’s units, dice and losses', () => {
    const text = fight.text(viewOf(fought(position(), 3)), {});
    expect(text[0]).toBe('Space Battle at Earth, Combat Round 1.');
    expect(text[1]).toContain('Federation: 12 Ships; Hits on 5+; Shields 0');
    expect(text[1]).toContain('dice sure hits, 2 and 3.');
    expect(text[3]).toContain('Retreated');
  });

  it('A-HEG-04: the text gives the chances only until the dice are rolled', () => {
    const g = position();
    const hegemony = { resistance: 5, bonus: 3, face: null, free: false };
    g.conflict = conflictOf('hegemony', 'romulus', [side(0, []), side(2, [])], { hegemony });
    expect(fight.text(viewOf(g), {})).toContain('Fought to the end: success 67\u{a0}%, failure 33\u{a0}%.');
    g.conflict.hegemony = { ...hegemony, face: 4 };
    expect(fight.text(viewOf(g), {}).join()).not.toContain('%');
    expect(fight.draw(viewOf(g), {}).audit().texts).toEqual(expect.arrayContaining(['4', '+3', '7', '5']));
  });

  it('A-BAT-01 A-INV-01 A-HEG-04: attacker, defender and spectators each get their own chances', () => {
    const lines = (g: Ascendancy, reader: Reader) =>
      fight
        .text(viewOf(g, reader), {})
        .filter((line) => / \d+\u{a0}%|On average/u.test(line))
        .map((line) => line.replaceAll(/\d+(\.\d+)?/g, 'n').replaceAll('\u{a0}', ' '));
    const battle = fought(position(), 0);
    expect(lines(battle, 0)).toEqual([
      'Fought to the end: you win n %, you don’t win n %.',
      'On average you lose n and destroy n.',
    ]);
    // The third player has already Retreated.
    expect(lines(battle, 1)).toEqual([
      'Fought to the end: you hold n %, the attacker wins n %.',
      'On average you lose n and destroy n.',
    ]);
    expect(lines(battle, 'spectator')).toEqual([
      'Fought to the end: attacker wins n %, defender holds n %.',
      'On average the Attacker loses n and destroys n.',
    ]);
    const chance = (g: Ascendancy, reader: Reader, of: string) =>
      Number(new RegExp(`${of} (\\d+)`).exec(fight.text(viewOf(g, reader), {}).join())?.[1]);
    expect(chance(battle, 0, 'you win') + chance(battle, 1, 'you hold')).toBe(100);
    const invaded = position();
    const unit = put(invaded, 1, 'earth', 4, { card: 0, side: 'b' });
    invaded.conflict = conflictOf('invasion', 'earth', [side(1, [unit.id]), side(0, [])], { attacker: 1, round: 0 });
    expect(lines(invaded, 0)[0]).toMatch(/^Fought to the end: you hold it n %, you lose it n %, razed /);
    expect(lines(invaded, 1)[0]).toMatch(/^Fought to the end: you take it n %, razed .+, you fail n %/);
    const won = position();
    const hegemony = { resistance: 5, bonus: 3, face: null, free: false };
    won.conflict = conflictOf('hegemony', 'romulus', [side(0, []), side(2, [])], { hegemony });
    expect(lines(won, 2)).toEqual(['Fought to the end: you keep it n %, you lose it n %.']);
  });

  it('A-HAZ-02: a roll’s text says which Ships are lost', () => {
    const g = position();
    const dice = [3, 4, 0].map((face) => ({ face, unit: null, rerolled: [] }));
    g.roll = { kind: 'hazard', seat: 0, system: 'earth', target: 4, bonus: 0, dice, used: [] };
    expect(roll.text(viewOf(g), {}).slice(1)).toEqual([
      'A Ship is lost on 4+.',
      'Dice: 3 good, 4 bad and not rolled yet.',
    ]);
  });

  it('A-BORG-02: the text lists the Cubes, their dice and what they have adapted to', () => {
    const text = borg.text(full, {});
    expect(text[0]).toMatch(/^Cube 1 at .+: 9 dice; Shields 1 against the Klingons/);
    expect(text).toContainEqual(expect.stringMatching(/^Spire at .+: 2\.$/));
    // A-BORG-07: face-up cards are named, the last one first.
    const used = text.filter((line) => line.startsWith('Used: '));
    expect([used.length, used[0], used.at(-1)]).toEqual([
      30,
      'Used: Extend the Grid: Overdrive.',
      'Used: Locate Worlds: Regenerate.',
    ]);
    expect(borg.text(viewOf(position()), {})).toEqual(['The Borg are not in this game.']);
  });

  it('the score’s text includes the seed as proof of fair dice', () => {
    const view = { ...viewOf(position()), verdict: 'The Federation wins.', winners: [0] };
    expect(score.text(view, { commitment: 'ab', seed: 'cd' })[0]).toBe('The Federation wins.');
    expect(score.text(view, { commitment: 'ab', seed: 'cd' }).at(-1)).toBe('Seed: cd.');
  });

  it('scenes are found by name', () => {
    for (const [name, scene] of Object.entries(ascendancy)) expect(findScene('ascendancy', name)).toBe(scene);
  });
});
