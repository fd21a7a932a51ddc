import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { finish } from './meet.ts';
import { inPlay } from './position-text.ts';
import { happened, id, offered, scene } from './scene.ts';

const DECK = new Array<string>(9).fill('Calloway');

type Laid = readonly [title: string, at: CardPlace, more?: Partial<AnyPiece>];

/** Builds a game in which Gold has a ship with personnel at L1, and a dilemma of Blue’s is on it. */
function aboard(dilemma: string, crew: readonly string[], more: Partial<AnyPiece> = {}): Stage<FirstEdition> {
  const play: Laid[] = [
    ['U.S.S. Oberth', 'space:L1'],
    [dilemma, 'on:1', { owner: 1, ...more }],
    ...crew.map((name): Laid => [name, 'aboard:1']),
  ];
  return scene({ gold: { play, deck: DECK }, blue: { deck: DECK } });
}

/** Builds a game in which Gold has personnel on L2’s planet and a ship, and a dilemma of Blue’s is there. */
function onPlanet(dilemma: string, team: readonly string[], more: Partial<AnyPiece> = {}): Stage<FirstEdition> {
  const play: Laid[] = [
    ['U.S.S. Oberth', 'space:L2'],
    [dilemma, 'at:L2', { owner: 1, ...more }],
    ...team.map((name): Laid => [name, 'surface:L2']),
  ];
  return scene({ gold: { play } });
}

const CREW = ['Mot the Barber', 'Giusti', 'Norah Satie'];

/** Ends this many turns, one after the other. */
function turns(stage: Stage<FirstEdition>, count: number): Stage<FirstEdition> {
  for (let turn = 0; turn < count; turn++) {
    const who = stage.g.turn?.seat === 1 ? 'blue' : 'gold';
    stage.does(who, 'end:turn');
  }
  return stage;
}

const lies = ({ g }: Stage<FirstEdition>, title: string) =>
  Object.values(g.pieces).some(({ card }) => card === id(title));
const people = ({ g }: Stage<FirstEdition>) => Object.values(g.pieces).filter(({ id: piece }) => piece > 2);

describe('dilemmas in play', () => {
  it.each([
    ['Ankari "Spirits"', 2],
    ['Nagilum: Test Subjects', 1],
  ])(
    'C-DILEMMA-18 C-TURN-11: %s kills personnel whenever the turn of the player who encountered it begins',
    (title, dead) => {
      const stage = turns(aboard(title, [...CREW, ...CREW], { seat: 0 }), 1);
      expect(people(stage)).toHaveLength(6);
      expect(people(turns(stage, 1))).toHaveLength(6 - dead);
      expect(people(turns(stage, 1))).toHaveLength(6 - dead);
    },
  );

  it('C-SELECT-02: the opponent chooses which attribute counts for Macrovirus', () => {
    const stage = turns(aboard('Macrovirus', CREW, { seat: 0 }), 1);
    expect(people(stage)).toHaveLength(3);
    stage.does('blue', 'end:turn');
    expect(offered(stage, 'blue')).toEqual(['way:strength', 'way:cunning']);
    // Norah Satie has STRENGTH 2, Mot the Barber CUNNING 4.
    stage.does('blue', 'way:strength');
    expect(people(stage).map(({ card }) => card)).toEqual([id('Mot the Barber'), id('Giusti')]);
  });

  it.each([
    ['Ankari "Spirits"', ['Inge Eiger', 'Exocomp', 'Linda Larson', 'Data'], 'C-DILEMMA-10'],
    ['Isolinear Puzzle', ['Linda Larson', 'Linda Larson'], 'C-DILEMMA-09'],
    ['Birth of "Junior"', ['Linda Larson', 'Linda Larson', 'Linda Larson'], 'C-DILEMMA-09'],
    ['Menthar Booby Trap', ['Linda Larson', 'Linda Larson'], 'C-DILEMMA-10'],
    ['Nitrium Metal Parasites', ['Taitt', 'Taitt'], 'C-DILEMMA-10'],
    ['Tsiolkovsky Infection', ['Calloway', 'Calloway', 'Calloway'], 'C-DILEMMA-10'],
    ['Two-Dimensional Creatures', ['Taitt', 'Linda Larson'], 'C-DILEMMA-10'],
    ['Ktarian Game', ['Data'], 'C-DILEMMA-10'],
    ['Macrovirus', ['Data', 'Soren', 'Taitt', 'Mendon', 'Dr. La Forge', 'Dr. Christopher'], 'C-DILEMMA-10'],
    ['Virus', ['Data', 'Data', 'Data'], 'C-DILEMMA-10'],
    ['Nagilum: Test Subjects', ['Taitt', 'Mendon', 'Lisa Azar'], 'C-DILEMMA-10'],
  ])('%s leaves a ship whose crew can cure or nullify it (%s)', (title, crew) => {
    const stage = aboard(title, crew);
    expect(lies(stage, title)).toBe(true);
    turns(stage, 1);
    expect(lies(stage, title)).toBe(false);
    expect(people(stage)).toHaveLength(crew.length);
  });

  it('C-DILEMMA-18 C-TURN-11: Birth of “Junior” lowers RANGE on each of its player’s turns until the ship is lost', () => {
    const stage = aboard('Birth of "Junior"', CREW, { marks: 4 });
    expect(stage.g.pieces[1]).toBeDefined();
    const range = () => Number(stage.match.state.g.pieces[2]?.marks);
    expect(range()).toBe(4);
    turns(stage, 1);
    expect(range()).toBe(5);
    turns(stage, 1);
    expect(range()).toBe(5);
    // U.S.S. Oberth has RANGE 6.
    turns(stage, 1);
    expect(stage.g.pieces[1]).toBeUndefined();
    expect(stage.g.players[0]?.discard).toContain(id('Giusti'));
  });

  it.each(['Menthar Booby Trap', 'Two-Dimensional Creatures'])('C-MOVE-01: %s keeps a ship from moving', (title) => {
    expect(offered(aboard('Isolinear Puzzle', ['Data']), 'gold', 'move')).not.toEqual([]);
    expect(offered(aboard(title, ['Deanna Troi', 'Giusti']), 'gold', 'move')).toEqual([]);
  });

  it('C-SKILL-14: two copies of Isolinear Puzzle lower RANGE no more than one copy does', () => {
    const once = aboard('Isolinear Puzzle', ['Data']);
    expect(offered(once, 'gold', 'move')).toEqual(['move:1:L2']);
    const play: Laid[] = inPlay('L1: U.S.S. Oberth [Isolinear Puzzle, Isolinear Puzzle, Data]');
    expect(offered(scene({ gold: { play } }), 'gold', 'move')).toEqual(['move:1:L2']);
  });

  it('C-TYPES-12 C-DILEMMA-26: Nitrium Metal Parasites destroy the ship at the end of their owner’s third turn', () => {
    const stage = aboard('Nitrium Metal Parasites', CREW, { count: 3 });
    turns(stage, 5);
    expect(stage.g.pieces[1]).toBeDefined();
    turns(stage, 1);
    expect(stage.g.pieces[1]).toBeUndefined();
  });

  it('C-TYPES-12: Virus ends at its deadline, and personnel held by Photonic Energy Being are lost at that card’s deadline', () => {
    expect(lies(turns(aboard('Virus', CREW, { count: 1 }), 2), 'Virus')).toBe(false);
    const stage = onPlanet('Photonic Energy Being', ['Giusti'], { count: 1 });
    const held = stage.g.pieces[3];
    if (held !== undefined) Object.assign(held, { at: 'on:2', held: { by: 2, as: 'disabled' } });
    turns(stage, 2);
    expect(stage.g.pieces[3]).toBeUndefined();
  });

  it('C-DILEMMA-18: Tsiolkovsky Infection removes the first skill of everyone aboard', () => {
    // Study Pulsar needs Navigation, Astrophysics, Computer Skill.
    const crew = ['Geordi La Forge', 'Data'];
    const solves = (laid: Laid[]) =>
      scene({ gold: { play: [['U.S.S. Oberth', 'space:L1'], ...laid, ...crew.map((one): Laid => [one, 'aboard:1'])] } })
        .does('gold', 'attempt:L1:1')
        .log.includes('solves');
    expect(solves([])).toBe(true);
    expect(solves([['Tsiolkovsky Infection', 'on:1']])).toBe(true);
    const others = ['Gibson', 'Reginald Barclay', 'Data'];
    const play = (laid: Laid[]): Laid[] => [
      ['U.S.S. Oberth', 'space:L1'],
      ...laid,
      ...others.map((one): Laid => [one, 'aboard:1']),
    ];
    expect(scene({ gold: { play: play([]) } }).does('gold', 'attempt:L1:1').log).toContain('solves');
    const ill = scene({ gold: { play: play([['Tsiolkovsky Infection', 'on:1']]) } });
    expect(ill.does('gold', 'attempt:L1:1').log).not.toContain('solves');
  });

  it('C-TEAM-15: Ktarian Game disables one more personnel at the start of each of its player’s turns', () => {
    const stage = turns(aboard('Ktarian Game', CREW, { seat: 0 }), 2);
    expect(people(stage).filter(({ held }) => held?.as === 'disabled')).toHaveLength(1);
  });
});

describe('dilemmas at a mission', () => {
  it('C-DILEMMA-18: Harvester Virus, Horta and Dal’Rok each kill at a set point in the turn', () => {
    expect(people(turns(onPlanet('Harvester Virus', CREW), 2))).toHaveLength(1);
    expect(people(turns(onPlanet('Horta', CREW), 2))).toHaveLength(2);
    // 6 + 4 + 5 is less than 17.
    const left = (stage: Stage<FirstEdition>) => people(stage).map(({ card }) => card);
    const weak = turns(onPlanet("Dal'Rok", CREW, { seat: 0 }), 1);
    expect(left(weak)).toHaveLength(3);
    expect(left(turns(weak, 1))).toEqual([id('Giusti'), id('Norah Satie')]);
  });

  it.each([
    ['Harvester Virus', ['Calloway', 'Calloway', 'Data']],
    ['Horta', ['Sirna Kolrami', 'Norah Satie', "T'Lara", "T'Lara", 'Data']],
    ['Hyper-Aging', ['Taitt', 'Calloway', 'Calloway']],
  ])('C-DILEMMA-10: %s leaves when its cure is there', (title, team) => {
    expect(lies(turns(onPlanet(title, team), 1), title)).toBe(false);
  });

  it('C-DILEMMA-19 C-MOVE-19: Hyper-Aging keeps personnel on the planet, kills them at its deadline, and scores when cured', () => {
    const upon = [3, 4, 5];
    const stage = onPlanet('Hyper-Aging', CREW, { upon, seat: 0, count: 1 });
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
    expect(people(turns(stage, 2))).toEqual([]);
    const cured = turns(onPlanet('Hyper-Aging', ['Taitt', 'Calloway', 'Calloway'], { seat: 0, upon }), 1);
    expect(cured.g.players[0]?.scored).toEqual([{ kind: 'bonus', points: 5, card: id('Hyper-Aging') }]);
    expect(cured.g.players[0]?.bonus).toEqual([{ card: id('Hyper-Aging'), owner: 1 }]);
  });

  it('C-DILEMMA-10: REM Fatigue Hallucinations are cured if the personnel have MEDICAL or are aboard an outpost', () => {
    const rem = (crew: readonly string[], at: CardPlace) =>
      scene({
        gold: {
          play: [
            ['Federation Outpost', 'space:L1'],
            ['REM Fatigue Hallucinations', 'core:0', { owner: 1, upon: [3, 4, 5], count: 1 }],
            ...crew.map((one): Laid => [one, at]),
          ],
        },
      });
    expect(people(turns(rem(CREW, 'surface:L2'), 2))).toEqual([]);
    const home = turns(rem(CREW, 'aboard:1'), 2);
    expect(people(home)).toHaveLength(3);
    expect(home.g.players[0]?.bonus).toHaveLength(1);
    expect(people(turns(rem(['Calloway', 'Calloway', 'Calloway'], 'surface:L2'), 2))).toHaveLength(3);
  });

  it.each(['Friendly Fire', 'Radioactive Garbage Scow', 'Dead End'])(
    'C-MISSION-03: %s prevents attempts at the mission',
    (title) => {
      const team = ['Spock', 'Tam Elbrun'];
      expect(offered(onPlanet('Harvester Virus', team), 'gold', 'attempt')).toEqual(['attempt:L2:team-3']);
      expect(offered(onPlanet(title, team), 'gold', 'attempt')).toEqual([]);
    },
  );

  it('C-DILEMMA-18: a ship with a Tractor Beam and two ENGINEER can tow Radioactive Garbage Scow away', () => {
    const play: Laid[] = [
      ...inPlay('L1: U.S.S. Galaxy, Radioactive Garbage Scow {owner: 1}'),
      ...['Linda Larson', 'Linda Larson', 'Data', 'Giusti', 'Benjamin Maxwell'].map((one): Laid => [one, 'aboard:1']),
    ];
    const stage = scene({ gold: { play } });
    expect(offered(stage, 'gold', 'attempt')).toEqual([]);
    stage.does('gold', 'tow:2:1').does('gold', 'move:1:L2').does('gold', 'drop:2');
    expect(stage.g.pieces[2]?.at).toBe('at:L2');
    const few = scene({ gold: { play: [...play.slice(0, 3), ['Data', 'aboard:1']] } });
    few.does('gold', 'tow:2:1');
    const none = scene({ gold: { play: [...play.slice(0, 2), ['Giusti', 'aboard:1']] } });
    expect(offered(none, 'gold', 'tow')).toEqual([]);
  });

  it('C-SKILL-22: Interphasic Plasma Creatures lower STRENGTH by 2, even if there are two copies', () => {
    const strength = (laid: Laid[]) => {
      const play: Laid[] = [...laid, ...['Darian Wallace', 'Tasha Yar'].map((one): Laid => [one, 'surface:L2'])];
      const seeds = { L2: ['Back Room Dealings'] };
      return scene({ gold: { play }, blue: { seeds } });
    };
    const weak: Laid = ['Interphasic Plasma Creatures', 'core:0', { owner: 1 }];
    const sums = [[], [weak], [weak, weak]].map((laid) => {
      const stage = strength(laid);
      const yar = Object.values(stage.g.pieces).find(({ card }) => card === id('Tasha Yar'));
      return yar === undefined ? null : attributeOf(stage.g, yar, 'STRENGTH');
    });
    expect(sums).toEqual([8, 6, 6]);
  });

  it('C-MISSION-09: when an attempt begins, Your Galaxy Is Impure kills one personnel that the attempting player chooses', () => {
    const stage = onPlanet('Your Galaxy Is Impure', CREW).does('gold', 'attempt:L2:team-3');
    expect(stage.decision('gold').rule).toBe('C-SELECT-03');
    finish(stage, []);
    expect(people(stage)).toHaveLength(2);
  });
});

describe('dilemmas on personnel', () => {
  it.each([
    ['Data Has Some Issues', 2, 1],
    ['Garak Has Some Issues', 1, 2],
    ["T'Pol Has Some Issues", 2, 1],
  ])('C-DILEMMA-18: the host of %s kills a weaker personnel', (title, count, ends) => {
    const play: Laid[] = [
      ['Data', 'surface:L2', { held: { by: 2, as: 'stopped' } }],
      [title, 'on:1', { owner: 1, seat: 0 }],
      ...inPlay('L2: Giusti, Mot the Barber, Sarek'),
    ];
    const stage = turns(scene({ gold: { play, deck: DECK }, blue: { deck: DECK } }), ends);
    expect(stage.decision('blue').rule).toBe('C-SELECT-02');
    expect(offered(stage, 'blue', 'who').length).toBeGreaterThanOrEqual(count);
    stage.does('blue', 'who:3');
    expect(people(stage)).toHaveLength(2);
  });

  it.each([
    ['Data Has Some Issues', 'blue'],
    ['Garak Has Some Issues', undefined],
    ["T'Pol Has Some Issues", 'blue'],
  ] as const)('C-TURN-11: %s doesn’t act on the opponent’s turns', (title, turn) => {
    const play: Laid[] = [
      ['Data', 'surface:L2', { held: { by: 2, as: 'stopped' } }],
      [title, 'on:1', { owner: 1, seat: 0 }],
      ...inPlay('L2: Giusti, Mot the Barber, Sarek'),
    ];
    const stage = scene({ gold: { play, deck: DECK }, blue: { deck: DECK }, ...(turn && { turn }) });
    turns(stage, 1);
    expect(stage.g.turn?.seat).toBe(turn === 'blue' ? 0 : 1);
    expect(people(stage)).toHaveLength(3);
  });

  it.each([
    ['Data Has Some Issues', ['Linda Larson', 'Linda Larson', 'Linda Larson']],
    ['Garak Has Some Issues', ['Data', 'Dr. La Forge']],
    ["T'Pol Has Some Issues", ['Taitt', 'Taitt', 'Taitt']],
  ])('C-DILEMMA-10: %s is cured and releases its host', (title, others) => {
    const play: Laid[] = [
      ['Norah Satie', 'surface:L2', { held: { by: 2, as: 'stopped' } }],
      ...inPlay(`on:1: ${title} {owner: 1, seat: 0}; surface:L2: ${others.join(', ')}`),
    ];
    const stage = turns(scene({ gold: { play } }), 1);
    expect(lies(stage, title)).toBe(false);
    expect(stage.g.pieces[1]?.held).toBeUndefined();
  });

  it('C-DILEMMA-27 C-DILEMMA-10: a personnel held by Alien Abduction returns when there is Leadership at the mission, or when the mission is solved', () => {
    const abducted = (team: readonly string[]) => {
      const play: Laid[] = [
        ...inPlay('L2: U.S.S. Oberth, Alien Abduction {owner: 1}'),
        ['Giusti', 'on:2', { held: { by: 2, as: 'disabled' } }],
        ...team.map((name): Laid => [name, 'surface:L2']),
      ];
      return scene({ gold: { play } });
    };
    expect(turns(abducted(['Data']), 1).g.pieces[3]?.at).toBe('on:2');
    const led = turns(abducted(['Norah Satie', 'Sirna Kolrami', 'Benjamin Maxwell']), 1);
    expect(led.g.pieces[3]).toMatchObject({ at: 'surface:L2' });
    expect(led.g.pieces[3]?.held).toBeUndefined();
    const solved = abducted(['Spock', 'Tam Elbrun']).does('gold', 'attempt:L2:team-4');
    expect(solved.g.pieces[3]?.at).toBe('surface:L2');
  });

  it('C-DILEMMA-19: Vendetta scores for the opponent when its host dies', () => {
    const play: Laid[] = inPlay('L2: Giusti [Vendetta {owner: 1, seat: 0}]');
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Armus - Skin of Evil'] } } });
    stage.does('gold', 'attempt:L2:team-1');
    expect(stage.g.players[1]?.scored).toMatchObject([{ points: 5 }]);
  });
});

describe('combo dilemmas', () => {
  const meets = (title: string, team: readonly string[]) => {
    const play = team.map((one): Laid => [one, 'surface:L2']);
    const stage = scene({ gold: { play }, blue: { seeds: { L2: [title] } } }).does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    return stage;
  };

  it('C-DILEMMA-22: if one half of a combo was discarded, the next attempt encounters only the other half', () => {
    const stage = meets('Anaphasic Organism & Nagilum', ['Giusti', 'Mot the Barber', 'Norah Satie']);
    expect(stage.g.locations['L2']?.seeds).toMatchObject([{ half: true }]);
    stage.does('gold', 'end:turn').does('blue', 'end:turn');
    stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? '');
    expect(happened(stage).match(/resign|is discarded/g)).toHaveLength(1);
    expect(stage.g.players[0]?.discard).toHaveLength(2);
    expect(stage.g.locations['L2']?.seeds).toEqual([]);
  });

  it('C-DILEMMA-22: if the first half’s conditions weren’t met, a combo goes back with both halves', () => {
    const stage = meets('Ancient Computer & Microvirus', ['Giusti', 'Mot the Barber']);
    expect(stage.g.locations['L2']?.seeds[0]?.half).toBeUndefined();
  });

  it('C-DILEMMA-22: both halves of a combo are encountered in one attempt, each with its own conditions', () => {
    const stage = meets('Ancient Computer & Microvirus', ['Data', 'Calloway', 'Darian Wallace']);
    expect(stage.log).toContain('can’t solve');
    expect(stage.g.players[1]?.discard).toEqual([id('Ancient Computer & Microvirus')]);
    const half = meets('Ancient Computer & Microvirus', ['Data', 'Giusti']);
    expect(half.log).toContain('is killed');
  });

  it('C-SEED-22: a combo counts as a copy of both its halves', () => {
    const play: Laid[] = inPlay('L2: Data, Calloway, Darian Wallace');
    const seeds = { L2: ['Microvirus', 'Ancient Computer & Microvirus'] };
    const stage = scene({ gold: { play }, blue: { seeds } }).does('gold', 'attempt:L2:team-1');
    expect(stage.g.players[1]?.removed).toEqual([id('Ancient Computer & Microvirus')]);
  });

  it('C-SEED-22 C-SEED-19: a combo whose first half is a mis-seed shows only its second half, and its owner can’t solve the mission', () => {
    const play: Laid[] = inPlay('L1: U.S.S. Oberth [Data, Geordi La Forge, Giusti]');
    const seeds = { L1: ['Ancient Computer', 'Ancient Computer & Microvirus'] };
    const stage = scene({ gold: { play }, blue: { seeds } }).does('gold', 'attempt:L1:1');
    expect(stage.log).toContain('so only the second half is encountered');
    expect(stage.g.lastMet?.card).toBe(id('Ancient Computer & Microvirus'));
    stage.does('blue', offered(stage, 'blue')[0] ?? '');
    expect(stage.g.players[1]?.removed).toEqual([id('Ancient Computer & Microvirus')]);
    expect(stage.g.locations['L1']?.seeds).toEqual([]);
    const own = scene({ gold: { play, seeds } }).does('gold', 'attempt:L1:1');
    expect(own.g.locations['L1']?.barred).toEqual([0]);
  });
});
