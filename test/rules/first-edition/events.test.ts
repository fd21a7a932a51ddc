import { describe, expect, it } from 'vitest';
import { affiliationOf } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/proving/stage.ts';
import { at, id, offered, type Side, scene } from './scene.ts';

const OUTPOST = ['Federation Outpost', 'space:L1'] as const;
const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;
/** A ship of Gold with its crew at the first location; then what a case has besides. */
const FLEET = [SHIP, CREW] as const;

const hands = ({ g }: Stage<FirstEdition>) => g.players.map(({ hand }) => hand);
const alive = ({ g }: Stage<FirstEdition>) => Object.keys(g.pieces).map(Number);
const ends = (stage: Stage<FirstEdition>, ...seats: ('gold' | 'blue')[]) => {
  for (const seat of seats) stage.does(seat, 'end:turn');
  return stage;
};
/** Enough to draw that no game ends by it. */
const DECK = ['Calloway', 'Spock', 'Data', 'Worf', 'Sunad', 'Vekor', 'Calloway', 'Giusti'];
const twoSides = (gold: Side, blue: Side = {}) =>
  scene({ gold: { deck: DECK, ...gold }, blue: { deck: DECK, ...blue } });

describe('events on a table', () => {
  it('C-DRAW-04: with an Alien Probe both hands lie open', () => {
    const bare = twoSides({ hand: ['Spock'] }, { hand: ['Kurn'] });
    const hand = (stage: Stage<FirstEdition>, reader: number) =>
      firstEdition.view(stage.match.state, reader).players[1 - reader]?.hand?.map(({ card }) => card) ?? null;
    expect([hand(bare, 0), hand(bare, 1)]).toEqual([null, null]);
    const probed = twoSides({ play: [['Alien Probe', 'core:0']], hand: ['Spock'] }, { hand: ['Kurn'] });
    expect([hand(probed, 0), hand(probed, 1)]).toEqual([[id('Kurn')], [id('Spock')]]);
  });

  it('C-TURN-10: an Anti-Time Anomaly kills everyone as the third full turn of its player ends', () => {
    const stage = twoSides(
      { play: [OUTPOST, ['Spock', 'aboard:1']], hand: ['Anti-Time Anomaly'] },
      { play: [['Kurn', 'surface:L5']] },
    ).does('gold', 'play:anti-time-anomaly:core:0');
    ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold', 'blue');
    expect(alive(stage)).toEqual([1, 2, 3, 4]);
    ends(stage, 'gold');
    expect(alive(stage)).toEqual([1]);
  });

  it('C-LEAVE-02: the Genetronic Replicator saves an Away Team with two MEDICAL, and no other', () => {
    const team = (...names: string[]) =>
      twoSides(
        { play: [...names.map((name) => [name, 'surface:L2'] as const), ['Genetronic Replicator', 'core:0']] },
        { seeds: { L2: ['Armus - Skin of Evil'] } },
      ).does('gold', 'attempt:L2:team-1');
    expect(alive(team('Alyssa Ogawa', 'Alyssa Ogawa'))).toHaveLength(3);
    expect(alive(team('Alyssa Ogawa', 'Giusti'))).toHaveLength(2);
  });

  it('C-LEAVE-02: a crew it doesn’t save', () => {
    const stage = twoSides(
      { play: [SHIP, ['Alyssa Ogawa', 'aboard:1'], ['Alyssa Ogawa', 'aboard:1'], ['Genetronic Replicator', 'core:0']] },
      { seeds: { L1: ['Armus - Skin of Evil', 'Nausicaans'] } },
    );
    stage.does('gold', 'attempt:L1:1');
    expect(stage.g.locations['L1']?.gone.length).toBeGreaterThan(0);
  });

  it('C-TYPES-03: under the Goddess of Empathy nobody plays interrupts but Kevin Uxbridge and Q2, until the next turn ends', () => {
    const stage = twoSides(
      { play: [SHIP], hand: ['Goddess of Empathy', 'Transwarp Conduit', 'Kevin Uxbridge'] },
      { hand: ['The Juggler', 'Amanda Rogers'] },
    ).does('gold', 'play:goddess-of-empathy:core:0');
    expect(offered(stage, 'gold', 'play')).toEqual(['play:kevin-uxbridge:on:2']);
    ends(stage, 'gold');
    expect(offered(stage, 'blue', 'play')).toEqual([]);
    ends(stage, 'blue');
    expect(offered(stage, 'gold', 'play')).not.toContain('play:transwarp-conduit:on:1');
    ends(stage, 'gold');
    expect(offered(stage, 'blue', 'play').length).toBeGreaterThan(0);
    expect(stage.g.players[0]?.discard).toEqual([id('Goddess of Empathy')]);
  });

  it('C-DRAW-01: Kivas Fajo lets a player draw three, with a Mirror Image both', () => {
    const one = twoSides({ hand: ['Kivas Fajo - Collector'] }).does('gold', 'play:kivas-fajo-collector:core:1');
    expect(hands(one).map(({ length }) => length)).toEqual([0, 3]);
    const both = twoSides({ play: [['Mirror Image', 'core:0']], hand: ['Kivas Fajo - Collector'] });
    both.does('gold', 'play:kivas-fajo-collector:core:1');
    expect(hands(both).map(({ length }) => length)).toEqual([3, 3]);
  });

  it('C-TYPES-11: Kevin Uxbridge has no power over a Mirror Image', () => {
    expect(offered(twoSides({ play: [['Mirror Image', 'core:0']], hand: ['Kevin Uxbridge'] }), 'gold', 'play')).toEqual(
      [],
    );
  });

  it('C-AFFIL-10: Lore’s Fingernail makes androids Non-Aligned as long as it lies there', () => {
    const stage = twoSides(
      { play: [OUTPOST, ['Data', 'aboard:1'], ['Spock', 'aboard:1']], hand: ["Lore's Fingernail"] },
      { hand: ['Kevin Uxbridge'] },
    ).does('gold', 'play:lores-fingernail:core:0');
    const sides = () => [2, 3].map((one) => affiliationOf(pieceOf(stage.g, one)));
    expect(sides()).toEqual(['Non-Aligned', 'Federation']);
    ends(stage, 'gold').does('blue', 'play:kevin-uxbridge:on:4');
    expect(sides()).toEqual(['Federation', 'Federation']);
  });

  it('C-DRAW-07: Masaka Transformations: a new hand of the same size', () => {
    const stage = twoSides({ hand: ['Masaka Transformations', 'Kurn', 'Kurn'] }).does(
      'gold',
      'play:masaka-transformations:core:0',
    );
    expect(hands(stage)[0]).toEqual([id('Calloway'), id('Spock')]);
    expect(stage.g.players[0]?.deck.slice(-2)).toEqual([id('Kurn'), id('Kurn')]);
  });

  it('C-POINTS-08: Raise the Stakes: the other agrees, or forfeits', () => {
    const stage = () => twoSides({ hand: ['Raise the Stakes'] }).does('gold', 'play:raise-the-stakes:core:0');
    expect(stage().does('blue', 'agree').match.state.over).toBeNull();
    expect(stage().does('blue', 'forfeit').match.state.over?.winners).toEqual([0]);
  });

  it('C-PLAY-05: at a Red Alert! any number report in place of the card play', () => {
    const stage = twoSides({
      play: [OUTPOST, ['Red Alert!', 'core:0']],
      hand: ['Spock', 'Data', 'Tricorder', 'Res-Q'],
    });
    stage.does('gold', 'use:red-alert:2:alert');
    expect(offered(stage, 'gold', 'report')).toHaveLength(3);
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    stage.does('gold', `report:${id('Spock')}:aboard:1`).does('gold', `report:${id('Data')}:aboard:1`);
    expect(offered(stage, 'gold', 'use')).toEqual([]);
  });

  it('C-PLAY-05: not after a card play; the other has it only with a Mirror Image', () => {
    const play = [OUTPOST, ['Red Alert!', 'core:0'] as const] as const;
    const stage = twoSides({ play, hand: ['Spock'] }, { hand: ['Kurn'] }).does(
      'gold',
      `report:${id('Spock')}:aboard:1`,
    );
    expect(offered(stage, 'gold', 'use')).toEqual([]);
    expect(offered(ends(stage, 'gold'), 'blue', 'use')).toEqual([]);
    const mirrored = twoSides({ play: [...play, ['Mirror Image', 'core:0']] });
    expect(offered(ends(mirrored, 'gold'), 'blue', 'use')).toEqual(['use:red-alert:2:alert']);
  });

  it('C-DRAW-06: Res-Q for a card of the discard pile', () => {
    const stage = twoSides({ hand: ['Res-Q'], discard: ['Spock', 'Kurn'] }).does('gold', 'play:res-q:core:0');
    expect(offered(stage, 'gold')).toEqual(['take:spock', 'take:kurn']);
    stage.does('gold', 'take:kurn');
    expect(hands(stage)[0]).toEqual(['kurn']);
    expect(stage.g.players[0]?.discard).toEqual([id('Res-Q'), 'spock']);
  });

  it('C-DRAW-07 C-SKILL-22: under a Static Warp Bubble the other discards one as its turn ends, two of them ask no more', () => {
    const bubble = ['Static Warp Bubble', 'core:0'] as const;
    const stage = twoSides({ play: [bubble, bubble], hand: ['Kurn'] }, { hand: ['Spock', 'Data'] });
    ends(stage, 'gold', 'blue');
    expect(stage.decision('blue').prompt).toContain('discard 1 card');
    stage.does('blue', 'shed:1');
    expect(hands(stage)[1]).toEqual(['spock', id('Calloway')]);
  });

  it('C-TURN-09: at a Surprise Party the other draws up to two at once, its player an extra one each turn', () => {
    const stage = twoSides({ hand: ['Surprise Party', 'Surprise Party'] }).does('gold', 'play:surprise-party:core:0');
    stage.does('blue', 'draw:2');
    expect(hands(stage)[1]).toHaveLength(2);
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    ends(stage, 'gold').does('gold', 'draw');
    expect(hands(stage)[0]).toHaveLength(3);
    ends(stage, 'blue', 'gold').does('gold', 'none');
    expect(hands(stage)[0]).toHaveLength(4);
  });

  it('C-SELECT-01: Telepathic Alien Kidnappers guess a card of the other’s hand', () => {
    const stage = () =>
      ends(twoSides({ play: [['Telepathic Alien Kidnappers', 'core:0']] }, { hand: ['Kurn'] }), 'gold');
    const right = stage().does('gold', 'type:Personnel');
    expect(right.g.players[1]?.discard).toEqual(['kurn']);
    const wrong = stage().does('gold', 'type:Ship');
    expect(wrong.log).toContain('Blue shows Kurn');
    expect(hands(wrong)[1]).toEqual(['kurn']);
  });

  it('C-TURN-09 C-SKILL-22: The Traveler draws one more for who it lies beside, twice no more; a Static Warp Bubble goes', () => {
    const traveler = ['The Traveler: Transcendence', 'core:0'] as const;
    const stage = ends(twoSides({ play: [traveler, traveler] }), 'gold', 'blue');
    expect(hands(stage).map(({ length }) => length)).toEqual([2, 1]);
    const both = ends(twoSides({ play: [traveler, ['Mirror Image', 'core:0']] }), 'gold', 'blue');
    expect(hands(both).map(({ length }) => length)).toEqual([2, 2]);
    const bubble = twoSides({ play: [traveler], hand: ['Static Warp Bubble'] }).does(
      'gold',
      'play:static-warp-bubble:core:0',
    );
    expect(bubble.g.players[0]?.discard).toEqual([id('Static Warp Bubble')]);
  });

  it('C-MOVE-02: Where No One Has Gone Before leads from one end of the line to the other', () => {
    const stage = twoSides({ play: [...FLEET, ['Where No One Has Gone Before', 'core:0']] }).does('gold', 'move:1:L5');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L5', spent: 3 });
    expect(offered(twoSides({ play: [...FLEET] }), 'gold', 'move')).not.toContain('move:1:L5');
  });

  it.each([
    ['Treaty: Federation/Klingon', 'Kurn', 'Federation Outpost'],
    ['Treaty: Federation/Romulan', 'Tallus', 'Federation Outpost'],
    ['Treaty: Romulan/Klingon', 'Tallus', 'Klingon Outpost'],
    ['Treaty: Federation/Bajoran', 'Jabara', 'Federation Outpost'],
    ['Treaty: Bajoran/Dominion', "Edan'Atal", 'Bajoran Outpost'],
    ['Treaty: Bajoran/Klingon', 'Kurn', 'Bajoran Outpost'],
    ['Treaty: Cardassian/Bajoran', 'Daro', 'Bajoran Outpost'],
    ['Treaty: Cardassian/Dominion', "Edan'Atal", 'Cardassian Outpost'],
    ['Treaty: Federation/Dominion', "Edan'Atal", 'Federation Outpost'],
    ['Treaty: Romulan/Bajoran', 'Tallus', 'Bajoran Outpost'],
    ['Treaty: Romulan/Cardassian', 'Tallus', 'Cardassian Outpost'],
    ['Treaty: Romulan/Dominion', "Edan'Atal", 'Romulan Outpost'],
  ])('C-AFFIL-02: under the %s %s may report to a %s', (treaty, who, outpost) => {
    const play = [[outpost, 'space:L1'] as const];
    expect(offered(twoSides({ play, hand: [who] }), 'gold', 'report')).toEqual([]);
    expect(offered(twoSides({ play: [...play, [treaty, 'core:0']], hand: [who] }), 'gold', 'report')).toHaveLength(1);
  });
});

/** How a treaty is played: some are hidden agendas. */
function keyOf(treaty: string): string {
  const card = id(treaty);
  return cardOf(card).icons.includes('HA') ? `agenda:${card}` : `play:${card}:core:0`;
}

describe('treaties', () => {
  it.each([
    ['Treaty: Bajoran/Dominion', 'Kai Winn'],
    ['Treaty: Bajoran/Klingon', 'Chancellor Gowron'],
    ['Treaty: Cardassian/Bajoran', 'Turrel'],
    ['Treaty: Cardassian/Dominion', 'Dukat'],
    ['Treaty: Cardassian/Kazon', 'Seska'],
    ['Treaty: Federation/Dominion', 'Weyoun'],
    ['Treaty: Romulan/Bajoran', 'Senator Cretak'],
    ['Treaty: Romulan/Dominion', 'Senator Vreenak'],
  ])('C-PLAY-03: the %s is free for who has %s in play', (treaty, who) => {
    const played = (side: Side, other: Side = {}) =>
      twoSides({ ...side, hand: [treaty] }, other).does('gold', keyOf(treaty)).g.turn?.played;
    const play = [[who, 'surface:L2']] as const;
    expect([played({ play }), played({}, { play }), played({})]).toEqual([0, 1, 1]);
  });
});

describe('events at a location', () => {
  const TEAM = ['Calloway', 'Spock', 'Data', 'Worf'].map((name) => [name, 'aboard:1'] as const);
  const planet = (...more: (readonly [string, 'at:L2' | 'core:0'])[]) =>
    twoSides({ play: [['U.S.S. Oberth', 'space:L2'], ...TEAM, ...more] });

  it('C-BEAM-07: Atmospheric Ionization lets three beam in a turn, Pattern Enhancers all', () => {
    const stage = planet(['Atmospheric Ionization', 'at:L2']);
    expect(offered(stage, 'gold', 'beam')).toEqual(['beam:some:aboard:1:surface:L2']);
    stage.does('gold', 'beam:some:aboard:1:surface:L2').does('gold', 'who:2', 'who:3', 'who:4');
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
    expect(offered(ends(stage, 'gold', 'blue'), 'gold', 'beam')).toHaveLength(3);
    const enhanced = planet(['Atmospheric Ionization', 'at:L2'], ['Pattern Enhancers', 'core:0']);
    expect(offered(enhanced, 'gold', 'beam:all')).toHaveLength(1);
  });

  it('C-BEAM-07: a Distortion Field lets nobody beam while it lies face up; its player turns it over once a turn', () => {
    const stage = planet(['Distortion Field', 'at:L2']);
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
    stage.does('gold', 'use:distortion-field:6:flip');
    expect(offered(stage, 'gold', 'beam')).toHaveLength(2);
    expect(offered(stage, 'gold', 'use')).toEqual([]);
    ends(stage, 'gold', 'blue', 'gold');
    expect(stage.g.pieces[6]?.down).toBeUndefined();
    expect(
      offered(planet(['Distortion Field', 'at:L2'], ['Pattern Enhancers', 'core:0']), 'gold', 'beam:all'),
    ).toHaveLength(1);
  });

  it('C-UNIQ-04: both of them are unique', () => {
    for (const title of ['Atmospheric Ionization', 'Distortion Field']) {
      const stage = twoSides({ play: [[title, 'at:L2']], hand: [title] });
      expect(offered(stage, 'gold', 'play')).toEqual([]);
      expect(offered(twoSides({ hand: [title] }), 'gold', 'play').length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['Espionage: Federation on Klingon', 'Federation', 'Calloway', 'Fever Emergency'],
    ['Espionage: Klingon on Federation', 'Klingon', 'Kurn', 'First Contact'],
    ['Espionage: Romulan on Federation', 'Romulan', 'Tallus', 'First Contact'],
    ['Espionage: Romulan on Klingon', 'Romulan', 'Tallus', 'Fever Emergency'],
    ['Espionage: Cardassian on Federation', 'Cardassian', 'Daro', 'First Contact'],
    ['Espionage: Cardassian on Klingon', 'Cardassian', 'Daro', 'Fever Emergency'],
    ['Espionage - Dominion on Federation', 'Dominion', 'Ornithar', 'First Contact'],
    ['Espionage - Dominion on Klingon', 'Dominion', 'Ornithar', 'Fever Emergency'],
    ['Espionage: Vulcan on Klingon', 'Vulcan', 'Delvok', 'Fever Emergency'],
    ['Espionage: Vulcan on Starfleet', 'Vulcan', 'Delvok', 'Survival Training'],
    ['Espionage: Bajoran on Cardassian', 'Bajoran', 'Jabara', 'Bioweapon Ruse'],
    ['Espionage: Bajoran on Dominion', 'Bajoran', 'Jabara', 'Betazed Invasion'],
    ['Espionage: Cardassian on Bajoran', 'Cardassian', 'Daro', 'Relocate Settlers'],
    ['Espionage: Romulan on Bajoran', 'Romulan', 'Tallus', 'Relocate Settlers'],
    ['Espionage: Romulan on Cardassian', 'Romulan', 'Tallus', 'Bioweapon Ruse'],
    ['Espionage - Dominion on Romulan', 'Dominion', 'Ornithar', 'Covert Rescue'],
  ])('C-MISSION-05: %s lets the %s %s attempt %s', (title, _side, who, mission) => {
    const missions = [mission];
    const play = [[who, 'surface:L1'] as const];
    expect(offered(scene({ gold: { missions, play } }), 'gold', 'attempt')).toEqual([]);
    const stage = scene({ gold: { missions, play, hand: [title] } });
    stage.does('gold', `play:${id(title)}:at:L1`);
    expect(offered(stage, 'gold', 'attempt')).toHaveLength(1);
  });

  it.each([
    ['Espionage: Bajoran on Dominion', 'Odo', 'Betazed Invasion'],
    ['Espionage: Bajoran on Cardassian', 'Lupaza', 'Bioweapon Ruse'],
  ])('C-PLAY-03: %s is free where one has %s', (title, who, mission) => {
    const played = (at: 'surface:L1' | 'surface:L2') =>
      scene({ gold: { missions: [mission, 'First Contact'], play: [[who, at]], hand: [title] } }).does(
        'gold',
        `play:${id(title)}:at:L1`,
      ).g.turn?.played;
    expect([played('surface:L1'), played('surface:L2')]).toEqual([0, 1]);
  });

  it('C-MISSION-05: an Espionage goes once the mission is solved', () => {
    const play = [
      ['Kurn', 'surface:L2'],
      ['Espionage: Klingon on Federation', 'at:L2'],
    ] as const;
    const stage = twoSides({
      play: [
        ...play,
        ...['Spock', 'Tam Elbrun', 'Sarek', 'Data', 'Deanna Troi'].map((name) => [name, 'surface:L2'] as const),
      ],
    });
    stage.does('gold', 'attempt:L2:team-3');
    expect(stage.g.locations['L2']?.solved).toBe(0);
    expect(stage.g.players[0]?.discard).toEqual([id('Espionage: Klingon on Federation')]);
  });

  it('C-SEED-12: Gaps in Normal Space make a location of span 4, where who stops dies', () => {
    const stage = twoSides({ play: [...FLEET, ['Calloway', 'aboard:1']], hand: ['Gaps in Normal Space'] });
    stage.does('gold', 'play:gaps-in-normal-space:gap:L1');
    expect(Object.values(stage.g.lines)[0]).toEqual(['L1', 'L6', 'L2', 'L3', 'L4', 'L5']);
    stage.does('gold', 'move:1:L6');
    expect(stage.g.pieces[1]?.spent).toBe(4);
    expect(alive(stage)).toHaveLength(3);
    expect(stage.does('gold', 'end').log).toContain('Turn');
  });

  it('C-LEAVE-02: when it goes, so does the location', () => {
    const stage = twoSides({ play: FLEET, hand: ['Gaps in Normal Space', 'Kevin Uxbridge'] });
    stage.does('gold', 'play:gaps-in-normal-space:gap:L1').does('gold', 'play:kevin-uxbridge:on:3');
    expect(Object.values(stage.g.lines)[0]).toEqual(['L1', 'L2', 'L3', 'L4', 'L5']);
    expect(at(stage, 1)).toBe('space:L1');
  });

  it('C-MOVE-03: nobody passes a Q-Net without two Diplomacy', () => {
    const net = ['Q-Net', 'gap:L1'] as const;
    expect(offered(twoSides({ play: [...FLEET, net] }), 'gold', 'move')).toEqual([]);
    expect(offered(twoSides({ play: [...FLEET, ['Sarek', 'aboard:1'], net] }), 'gold', 'move').length).toBeGreaterThan(
      0,
    );
    expect(offered(twoSides({ play: [...FLEET, ['Q-Net', 'gap:L2']] }), 'gold', 'move')).toEqual(['move:1:L2']);
  });

  it('C-MOVE-04: who flies past a Subspace Warp Rift is damaged, who stops there isn’t', () => {
    const rift = (to: string) =>
      twoSides({ play: [...FLEET, ['Subspace Warp Rift', 'at:L2']] }).does('gold', `move:1:${to}`);
    expect(rift('L3').g.pieces[1]?.damaged).toBe(true);
    expect(rift('L2').g.pieces[1]?.damaged).toBeUndefined();
  });

  it('C-MISSION-02: a Supernova leaves nothing but a place to fly past; it takes a Tox Uthat', () => {
    expect(offered(twoSides({ hand: ['Supernova'] }), 'gold', 'play')).toEqual([]);
    const stage = twoSides(
      { play: [...FLEET, ['Tox Uthat', 'core:0'], ['Calloway', 'surface:L2']], hand: ['Supernova'] },
      { play: [['Kurn', 'surface:L2']], seeds: { L2: ['Archer'] } },
    ).does('gold', 'play:supernova:at:L2');
    expect(alive(stage)).toEqual([1, 2, 6]);
    expect(stage.g.locations['L2']?.seeds).toEqual([]);
    expect(offered(stage, 'gold', 'move')).toContain('move:1:L2');
    expect(stage.refuses('gold', 'attempt First Contact').rule).toBeDefined();
  });

  it('C-MOVE-03: all stop at a Tetryon Field and go on in their next turn, but with Navigation', () => {
    const field = ['Tetryon Field', 'at:L2'] as const;
    const stage = twoSides({ play: [...FLEET, field] });
    expect(offered(stage, 'gold', 'move')).toEqual(['move:1:L2']);
    stage.does('gold', 'move:1:L2');
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    expect(offered(ends(stage, 'gold', 'blue'), 'gold', 'move').length).toBeGreaterThan(0);
    const steered = twoSides({
      play: [
        ...FLEET,
        ['Altovar', 'aboard:1'],
        ['Christopher Hobson', 'aboard:1'],
        ['William T. Riker', 'aboard:1'],
        field,
      ],
    });
    expect(offered(steered, 'gold', 'move').length).toBeGreaterThan(1);
  });
});

describe('events on ships and outposts', () => {
  it('C-CONTROL-03: a Neural Servo Device lends a Non-Aligned ship with its crew for a turn', () => {
    const ship = [
      ['Zibalian Transport', 'space:L1'],
      ['Vekor', 'aboard:1'],
    ] as const;
    const stage = scene({ gold: { hand: ['Neural Servo Device'], deck: DECK }, blue: { play: ship, deck: DECK } });
    stage.does('gold', 'play:neural-servo-device:on:1');
    expect([1, 2].map((one) => stage.g.pieces[one]?.seat)).toEqual([0, 0]);
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
    ends(stage, 'gold');
    expect([1, 2].map((one) => stage.g.pieces[one]?.seat)).toEqual([1, 1]);
    const guarded = scene({
      gold: { hand: ['Neural Servo Device'] },
      blue: { play: [...ship, ['Worf', 'aboard:1'], ['Calloway', 'aboard:1'], ['Tasha Yar', 'aboard:1']] },
    });
    expect(offered(guarded, 'gold', 'play')).toEqual([]);
  });

  it('C-TURN-12: a Plasma Fire damages a ship as each turn of its owner ends, until SECURITY puts it out', () => {
    const burning = (...crew: string[]) =>
      scene({
        gold: { hand: ['Plasma Fire'], deck: DECK },
        blue: { play: [SHIP, CREW, ...crew.map((name) => [name, 'aboard:1'] as const)], deck: DECK },
      }).does('gold', 'play:plasma-fire:on:1');
    const stage = ends(burning(), 'gold');
    expect(stage.g.pieces[1]?.damaged).toBeUndefined();
    ends(stage, 'blue');
    expect(stage.g.pieces[1]?.damaged).toBe(true);
    ends(stage, 'gold', 'blue');
    expect(stage.g.pieces[1]).toBeUndefined();
    const out = burning('Worf');
    expect(out.g.players[0]?.discard).toEqual([id('Plasma Fire')]);
  });

  it('C-DOCK-06: a Spacedock repairs a ship of its player that docks there at once', () => {
    const play = [OUTPOST, ['U.S.S. Oberth', 'space:L1', { damaged: true as const }], ['Giusti', 'aboard:2']] as const;
    const stage = twoSides({ play: [...play, ['Spacedock', 'on:1']] }).does('gold', 'dock:2:1');
    expect(stage.g.pieces[2]?.damaged).toBeUndefined();
    const docked = twoSides({ play: [OUTPOST, ['U.S.S. Oberth', 'docked:1', { damaged: true }]], hand: ['Spacedock'] });
    expect(docked.does('gold', 'play:spacedock:on:1').g.pieces[2]?.damaged).toBeUndefined();
  });

  it('C-TURN-12: a Warp Core Breach destroys a ship as the next turn of its owner ends, unless an ENGINEER is aboard', () => {
    const breached = (...crew: string[]) =>
      ends(
        scene({
          gold: { hand: ['Warp Core Breach'], deck: DECK },
          blue: { play: [SHIP, ...crew.map((name) => [name, 'aboard:1'] as const)], deck: DECK },
        }).does('gold', 'play:warp-core-breach:on:1'),
        'gold',
      );
    const stage = breached('Calloway');
    expect(stage.g.pieces[1]).toBeDefined();
    expect(ends(stage, 'blue').g.pieces[1]).toBeUndefined();
    const saved = ends(breached('Linda Larson'), 'blue');
    expect(alive(saved)).toEqual([1, 2]);
    expect(saved.g.players[0]?.discard).toEqual([id('Warp Core Breach')]);
  });
});

describe('holograms', () => {
  it('C-TIME-05: they are on a planet with Holo-Projectors alone', () => {
    const play = [
      ['U.S.S. Galaxy', 'space:L2'],
      ["Fek'lhr", 'aboard:1'],
    ] as const;
    expect(offered(twoSides({ play }), 'gold', 'beam')).toEqual([]);
    const stage = twoSides({ play, hand: ['Holo-Projectors'] }).does('gold', 'play:holo-projectors:at:L2');
    expect(offered(stage, 'gold', 'beam')).toEqual(['beam:all:aboard:1:surface:L2']);
  });
});
