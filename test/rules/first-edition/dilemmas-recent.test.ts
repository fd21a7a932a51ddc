import { describe, expect, it, test } from 'vitest';
import { checkMet, type MetRow, meet } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, offered, type Side, scene } from './scene.ts';

// Each row has a dilemma’s result and its conditions, as in the other tables.
const ROWS: readonly MetRow[] = [
  [
    'Hanonian Land Eel',
    'planet',
    'blue chooses, killed, all stopped, back, over',
    ['SECURITY + SCIENCE + STRENGTH>50'],
  ],
  ['A Fast Ship Would Be Nice', 'planet', 'gold chooses, blue chooses, killed, on'],
  ['Linguistic Legerdemain', 'planet', 'all stopped, on mission, over', ['Anthropology + Exobiology']],
  ['Diplomatic Intervention', 'planet', 'on mission, on'],
  ['Trilithium Raid', 'planet', 'all stopped, back, over', ['ENGINEER x2 + STRENGTH>40']],
  ['Ferengi Ambush', 'planet', 'on'],
  ['The Arsenal: Divided', 'space', 'gold chooses, blue chooses, stopped, on'],
  [
    'The Arsenal: Separated',
    'planet',
    'gold chooses, blue chooses, all stopped, back, over',
    [['CUNNING>35', 'gold chooses, blue chooses, stopped, on']],
  ],
  [
    'Irrational Commander',
    'space',
    'all stopped, on mission, over',
    ['2 each (leader + Honor)', '2 each (leader + Treachery)'],
  ],
  [
    'Forsaken',
    'planet',
    'all stopped, back, over',
    [
      ['Honor x2', '2 to deck, on'],
      ['Treachery x2', '2 to deck, on'],
    ],
  ],
  [
    'Gomtuu Shock Wave',
    'space',
    'all stopped, damaged, back, over',
    ['Diplomacy x2 + INTEGRITY>32', 'Empathy + INTEGRITY>35'],
  ],
  ['Unorthodox Preservation', 'planet', 'all stopped, back, over', ['Anthropology x2', '1 each (OFFICER + Empathy)']],
  ['A Good Day to Lie', 'planet', 'all stopped, back, over', ['Diplomacy x3', 'Treachery x3']],
  ['Dedication to Duty', 'space', 'random, gold chooses, killed, on'],
  [
    "Q's Vicious Animal Things",
    'planet',
    'random, blue chooses, killed, all stopped, over',
    ['STRENGTH>22 + STRENGTH<55'],
  ],
];

test.each(ROWS.map((row) => [row[0], row] as const))(
  'C-DILEMMA-07 C-DILEMMA-12: %s has the result of its text',
  (_title, row) => checkMet(row),
);

const TEAM = ['Mot the Barber', 'Linda Larson', 'Giusti', 'Norah Satie'];
/** Lets Gold’s team encounter it on a planet, and answers both players’ questions with these keys. */
const met = (title: string, blue: Side = {}, gold: readonly Row[] = [], ...keys: string[]) => {
  const stage = scene({
    gold: { play: [...TEAM.map((one): Row => [one, 'surface:L2']), ...gold] },
    blue: { ...blue, seeds: { L2: [title] } },
  });
  stage.does('gold', 'attempt:L2:team-1');
  for (const key of keys) {
    const [who = ''] = stage.seats.filter((_, seat) => stage.match.pending(seat) !== null);
    stage.does(who, key);
  }
  return stage;
};
const cards = ({ g }: ReturnType<typeof met>, place: string) =>
  Object.values(g.pieces).flatMap(({ card, at, seat }) => (at === place && seat === 1 ? [card] : []));

describe('dilemmas from later sets', () => {
  it('C-SELECT-02 C-SELECT-03: the encountering player divides the personnel into two piles, and the opponent stops one of them', () => {
    const stage = met('The Arsenal: Separated', {}, [['Sirna Kolrami', 'surface:L2']]);
    // The other personnel are universal. Neither pile may be empty.
    expect(offered(stage, 'gold')).toEqual(['who:1', 'who:4', 'who:5']);
    expect(stage.decision('gold')).toMatchObject({ kind: 'subset', min: 1, max: 2 });
    stage.does('gold', 'who:1', 'who:4');
    expect(stage.decision('blue').options.map(({ key, label }) => [key, label])).toEqual([
      ['pile:1', 'Pile 1: 2 cards'],
      ['pile:2', 'Pile 2: 1 card'],
    ]);
    stage.does('blue', 'pile:1');
    expect(happened(stage)).toContain('Stopped: Mot the Barber and Norah Satie.');
    expect(stage.g.players[1]?.discard).toEqual([]);
  });

  it('C-STAFF-06: a staffed ship is needed to overcome The Arsenal: Divided', () => {
    const crew = ['Mot the Barber', 'Linda Larson', 'Giusti', 'Darian Wallace', 'Sirna Kolrami'];
    expect(meet('The Arsenal: Divided', { crew, at: 'space' }).came).toBe('gold chooses, blue chooses, stopped, on');
    expect(meet('The Arsenal: Divided', { crew, at: 'space', ship: 'U.S.S. Enterprise-A' }).came).toContain('back');
  });

  it('C-CONTROL-04: A Fast Ship Would Be Nice takes an empty ship or a bodyguard instead of a personnel', () => {
    const ship = met('A Fast Ship Would Be Nice', {}, [['U.S.S. Oberth', 'space:L2']], 'way:ship');
    expect([ship.g.pieces[5]?.seat, happened(ship).includes('killed')]).toEqual([1, false]);
    // It keeps its affiliation until a personnel boards it.
    expect(ship.g.pieces[5]?.turned).toBeNull();
    const guard = met(
      'A Fast Ship Would Be Nice',
      {},
      [['Crewman Peart', 'surface:L2', { as: { affiliation: 'Federation', by: 1 } }]],
      'way:guard',
    );
    expect(guard.g.pieces[5]).toBeUndefined();
    // With neither of them, Gold has no choice: Blue says who dies.
    expect(offered(met('A Fast Ship Would Be Nice'), 'blue')).toEqual(['who:1', 'who:2', 'who:3', 'who:4']);
  });

  it('C-TYPES-12: the countdown of Linguistic Legerdemain starts at the number of the mission’s affiliations that nobody present has', () => {
    const piece = Object.values(met('Linguistic Legerdemain').g.pieces).find(
      ({ card }) => card === 'linguistic-legerdemain',
    );
    expect(piece?.count).toBe(1);
    const both = scene({
      gold: { play: [['Giusti', 'surface:L2']], missions: ['Study Pulsar', 'Excavation', 'Explore Dyson Sphere'] },
      blue: { seeds: { L2: ['Linguistic Legerdemain'] } },
    });
    both.does('gold', 'attempt:L2:team-1');
    expect(Object.values(both.g.pieces).find(({ card }) => card === 'linguistic-legerdemain')?.count).toBe(2);
  });

  it('C-DOWNLOAD-01: Diplomatic Intervention downloads ambassadors, who can’t be attacked and who raise the Diplomacy needed', () => {
    const deck = ['Sarek', 'Spock', 'Calloway'];
    const stage = met('Diplomatic Intervention', { deck });
    const [key = ''] = offered(stage, 'blue', 'get:sarek');
    stage.does('blue', key);
    if (stage.match.pending(1) !== null) stage.does('blue', 'none');
    expect(cards(stage, 'surface:L2')).toEqual(['sarek']);
    expect(offered(stage, 'gold', 'fight')).toEqual([]);
    expect(happened(stage)).toContain('can’t solve First Contact. You need more Diplomacy here than your opponent.');
  });

  it('C-DOWNLOAD-06: Trilithium Raid downloads two Romulans to an outpost there, or three to a station', () => {
    const deck = ['Tallus', 'Tallus', 'Tallus', 'Calloway'];
    const raid = (facility: string) => {
      const stage = met('Trilithium Raid', { deck, play: [[facility, 'space:L2']] });
      for (let round = 0; round < 6 && stage.match.pending(1) !== null; round++) {
        const [key = 'none'] = offered(stage, 'blue', 'get:tallus');
        stage.does('blue', key);
      }
      return cards(stage, 'aboard:5').length;
    };
    expect([raid('Romulan Outpost'), raid("Son'a Observatory")]).toEqual([2, 3]);
  });

  it('C-DOWNLOAD-07: Trilithium Raid downloads all cards to the facility chosen first, even if another has room for more', () => {
    const deck = ['Tallus', 'Tallus', 'Tallus', 'Calloway'];
    const both = [['Romulan Outpost', 'space:L2'] as const, ["Son'a Observatory", 'space:L2'] as const];
    const stage = met('Trilithium Raid', { deck, play: both });
    expect(offered(stage, 'blue', 'get:tallus')).toEqual(['get:tallus:aboard:5', 'get:tallus:aboard:6']);
    stage.does('blue', 'get:tallus:aboard:5');
    expect(offered(stage, 'blue', 'get:tallus')).toEqual(['get:tallus:aboard:5']);
    stage.does('blue', 'get:tallus:aboard:5');
    expect([cards(stage, 'aboard:5').length, cards(stage, 'aboard:6').length, stage.match.pending(1)]).toEqual([
      2,
      0,
      null,
    ]);
  });

  it('C-DOWNLOAD-06 C-PERSBAT-01: Ferengi Ambush downloads a whip and Ferengi who aren’t copies of each other, and the Ferengi may attack', () => {
    const deck = ['Follis', 'Follis', 'Taar', 'Ferengi Whip', 'Calloway'];
    const stage = met('Ferengi Ambush', { deck });
    stage.does('blue', 'get:follis:surface:L2');
    expect(offered(stage, 'blue', 'get')).toEqual(['get:taar:surface:L2']);
    stage.does('blue', 'get:taar:surface:L2').does('blue', 'get:ferengi-whip:surface:L2');
    expect(cards(stage, 'surface:L2')).toEqual(['follis', 'taar', 'ferengi-whip']);
    expect(offered(stage, 'blue')).toEqual(['ambush', 'peace']);
    stage.does('blue', 'ambush');
    expect(happened(stage)).toContain('Blue attacks 4 people');
  });

  it('C-DOWNLOAD-01: A Good Day to Lie downloads Duras if a Klingon with Treachery is in play', () => {
    const deck = ['Duras', 'Calloway'];
    const asked = (title: string) =>
      met('A Good Day to Lie', { deck, play: [[title, 'surface:L5']] }).match.pending(1) !== null;
    expect([asked('Lursa'), asked('Kurn')]).toEqual([true, false]);
  });

  it('C-PLAY-12: A Good Day to Lie downloads to the planet or aboard a ship or facility there, but not into space', () => {
    const play = inPlay("L5: Lursa; L2: I.K.C. K'Vort, Klingon Outpost; L5: I.K.C. K'Vort; L2: Alien Abduction");
    const stage = met('A Good Day to Lie', { deck: ['Duras', 'Calloway'], play });
    const own = Object.values(stage.g.pieces).filter(({ seat, at }) => seat === 1 && at === 'space:L2');
    expect(own).toHaveLength(2);
    expect(offered(stage, 'blue', 'get').sort()).toEqual(
      ['get:duras:surface:L2', ...own.map(({ id: host }) => `get:duras:aboard:${host}`)].sort(),
    );
  });

  it('C-PLAY-12: A Good Day to Lie in space downloads only aboard a ship', () => {
    const anywhere = (...more: Row[]) => {
      const play: Row[] = [['U.S.S. Oberth', 'space:L1'], ...TEAM.map((one): Row => [one, 'aboard:1'])];
      const seeds = { L1: ['A Good Day to Lie'] };
      const blue = { play: [['Lursa', 'surface:L5'] as Row, ...more], deck: ['Duras', 'Calloway'], seeds };
      const stage = scene({ gold: { play }, blue });
      stage.does('gold', 'attempt:L1:1');
      return stage.match.pending(1) === null ? [] : offered(stage, 'blue', 'get');
    };
    expect(anywhere()).toEqual([]);
    expect(anywhere(["I.K.C. K'Vort", 'space:L1'])).toEqual(['get:duras:aboard:7']);
  });

  it('C-DRAW-01: Dedication to Duty either kills one personnel or lets the opponent draw a card for each skill icon of that personnel', () => {
    const crew = ['Mot the Barber', 'Giusti'];
    const drawn = meet('Dedication to Duty', { crew, at: 'space', picks: ['way:draw', 'way:take'] });
    expect((drawn.stage.g.players[1]?.hand.length ?? 0) > (drawn.before.players[1]?.hand.length ?? 0)).toBe(true);
    const dead = meet('Dedication to Duty', { crew, at: 'space', picks: ['way:die'] });
    expect(dead.came).toContain('killed');
  });

  it('C-SHIPBAT-06 C-MOVE-01: Gomtuu Shock Wave damages a ship and throws it toward the far end', () => {
    const { stage } = meet('Gomtuu Shock Wave', { crew: TEAM, at: 'space' });
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L2', damaged: true });
  });
  it('C-DILEMMA-18: to solve a mission with Irrational Commander, the team’s highest attribute total must exceed twice the mission’s points', () => {
    const solves = (crew: readonly string[]) => {
      const play: Row[] = [['U.S.S. Galaxy', 'space:L1'], ...crew.map((one): Row => [one, 'aboard:1'])];
      const stage = scene({ gold: { play: [...play, ['Irrational Commander', 'at:L1']] } });
      stage.does('gold', 'attempt:L1:1');
      return happened(stage).includes('Gold solves');
    };
    const few = ['Data', 'Geordi La Forge', 'Spock'];
    const many = [
      ...few,
      'Worf',
      'Jean-Luc Picard',
      'William T. Riker',
      'Beverly Crusher',
      'Deanna Troi',
      'Tasha Yar',
      'Sarek',
      'Montgomery Scott',
      'Calloway',
    ];
    expect([solves(few), solves(many)]).toEqual([false, true]);
  });

  it('C-MISSION-17: a staffed ship with a Holodeck overcomes Unorthodox Preservation', () => {
    const ship: Row[] = [['U.S.S. Galaxy', 'space:L2']];
    const crew = ['Jean-Luc Picard', 'Geordi La Forge (The Next Generation)', 'Deanna Troi (The Next Generation)'];
    const came = (more: readonly string[]) =>
      happened(met('Unorthodox Preservation', {}, [...ship, ...more.map((one): Row => [one, 'aboard:5'])]));
    expect(came(crew)).toContain('The personnel overcome');
    expect(came([])).not.toContain('The personnel overcome');
  });
});
