import { describe, expect, it } from 'vitest';
import { compatible, mix } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { raised, within } from './figures.ts';
import { finish, meet } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { DECK, hands, twoSides } from './two-sides.ts';

// More rulings about affiliations, places and dilemmas. The list of all rulings is in `rulings/`.

const PLANET = 'surface:L2';

describe('affiliations and places', () => {
  it('C-AFFIL-05: Bajorans and Klingons need Treaty: Bajoran/Klingon, even if both have a treaty with the Federation', () => {
    const two = ['Treaty: Federation/Bajoran', 'Treaty: Federation/Klingon'];
    const mixes = (...treaties: string[]) =>
      mix(within(treaties.map((one): Row => [one, 'core:0'])), 0, 'Bajoran', 'Klingon');
    expect([mixes(...two), mixes(...two, 'Treaty: Bajoran/Klingon')]).toEqual([false, true]);
  });

  it('C-AFFIL-02: Treaty: Romulan/Cardassian lets Romulans, but not Klingons, report to Central Command', () => {
    const { g } = scene({
      gold: { play: 'surface:L2: Central Command; L2: Jaron, Kurn; table: Treaty: Romulan/Cardassian' },
    });
    expect([2, 3].map((one) => compatible(g, pieceOf(g, one), pieceOf(g, 1)))).toEqual([true, false]);
  });

  const NOR = (...more: Row[]): Row[] => [
    ['Terok Nor', 'space:L1', { sites: [2, 3, 4] }],
    ...inPlay('on:1: Ops, Security Office, Docking Ports'),
    ...more,
  ];

  it('C-AFFIL-04 C-DOWNLOAD-06: Ops downloads only cards that match the station, and must take one once the download has begun', () => {
    const stage = scene({
      gold: {
        missions: ['Refuse Immigration', 'First Contact'],
        play: NOR(['Treaty: Romulan/Cardassian', 'core:0']),
        deck: ['Jaron', 'Dakol', ...DECK],
      },
      at: 'turn',
    });
    stage.does('gold', 'use:ops:2:download');
    expect(offered(stage, 'gold').filter((key) => key.includes('jaron'))).toEqual([]);
    expect(offered(stage, 'gold').length).toBeGreaterThan(0);
    expect(offered(stage, 'gold')).not.toContain('none');
  });

  it('C-MOVE-20: personnel walk from Ops past other sites to Docking Pylons and board a ship, unless they stop on the way', () => {
    const play: Row[] = [
      ['Terok Nor', 'space:L1', { sites: [2, 3, 4, 5, 6] }],
      ['Ops', 'on:1'],
      ['Security Office', 'on:1'],
      ['Guest Quarters', 'on:1'],
      ['Ore Processing Unit', 'on:1'],
      ['Docking Pylons', 'on:1'],
      ['Galor', 'docked:6'],
      ['Dakol', 'aboard:2'],
    ];
    const missions = ['Refuse Immigration', 'First Contact'];
    const whole = scene({ gold: { missions, play } });
    whole.does('gold', offered(whole, 'gold', 'walk').find((key) => key.includes('aboard:6')) ?? '');
    expect(at(whole, 8)).toBe('aboard:6');
    whole.does('gold', offered(whole, 'gold').find((key) => key.includes('aboard:7')) ?? '');
    expect(at(whole, 8)).toBe('aboard:7');
    const half = scene({ gold: { missions, play } });
    half.does('gold', offered(half, 'gold', 'walk').find((key) => key.includes('aboard:3')) ?? '');
    expect(offered(half, 'gold', 'walk').filter((key) => key.includes('aboard:6'))).toEqual([]);
  });

  it('C-AFFIL-16: a Klingon can’t report to a Romulan Outpost, or to a Neutral Outpost with Romulans aboard', () => {
    const reports = (...play: Row[]) =>
      offered(scene({ gold: { play, hand: ['Kurn'] }, at: 'turn' }), 'gold', 'report').length;
    expect(reports(['Romulan Outpost', 'space:L1'])).toBe(0);
    expect(reports(['Neutral Outpost', 'space:L1'])).toBe(1);
    expect(reports(['Neutral Outpost', 'space:L1'], ['Jaron', 'aboard:1'])).toBe(0);
  });

  it('C-FAC-03: a Neutral Outpost can be built at a space mission with any icon', () => {
    const builds = (place: 'L1' | 'L2') =>
      offered(
        scene({
          gold: { play: `space:${place}: U.S.S. Oberth [Linda Larson]`, hand: ['Neutral Outpost'] },
          at: 'turn',
        }),
        'gold',
        'play:neutral-outpost',
      ).length;
    expect(builds('L1')).toBeGreaterThan(0);
    expect(builds('L2')).toBe(0);
  });

  it('C-SEED-26: alternate-universe cards need an Alternate Universe Door to be played, but seeded ones work without it', () => {
    const stage = (...play: Row[]) =>
      scene({ gold: { play: [['Federation Outpost', 'space:L1'], ...play], hand: ['Beverly Picard'] }, at: 'turn' });
    expect(offered(stage(), 'gold', 'report')).toEqual([]);
    expect(offered(stage(['Alternate Universe Door', 'core:0']), 'gold', 'report').length).toBeGreaterThan(0);
    expect(meet('Zaldan', { crew: ['Sarek', 'Riva', 'Calloway'], at: 'planet' }).came).toContain('killed');
  });

  it('C-MOVE-07: personnel whom a card brings into or out of a battle take their equipment along', () => {
    const stage = scene({
      gold: {
        missions: ['Refuse Immigration', 'First Contact'],
        play: NOR(['Brilgar', 'aboard:3'], ['Bajoran Phaser', 'aboard:3'], ['Dakol', 'aboard:2']),
      },
      blue: { play: 'aboard:2: Kurn, Divok, Konmel' },
      turn: 'blue',
    });
    stage.orders('gold', { also: ['personnel-battle'] });
    stage.does('blue', offered(stage, 'blue', 'fight')[0] ?? '');
    stage.does('gold', offered(stage, 'gold', 'use:security-office')[0] ?? '');
    expect(at(stage, 6)).toBe('aboard:2');
    // It doesn’t fight.
    while (stage.match.pending(0) !== null) stage.does('gold', 'pass');
    expect(stage.log).toContain('STRENGTH');
    expect(stage.log).not.toMatch(/Bajoran Phaser \d/);
    const bands = twoSides({ play: 'L2: U.S.S. Oberth, Giusti, Tricorder', hand: ['Emergency Transporter Armbands'] });
    bands
      .does('gold', `play:emergency-transporter-armbands:${PLANET}`)
      .does('gold', 'to:aboard:1')
      .does('gold', 'who:2', 'who:3');
    expect([2, 3].map((one) => at(bands, one))).toEqual(['aboard:1', 'aboard:1']);
  });
});

describe('dilemmas and responses', () => {
  it('C-DILEMMA-22: the Tarellian Plague Ship half follows Male’s Love Interest in the same attempt', () => {
    const stage = scene({
      gold: {
        play: [
          ['U.S.S. Galaxy', 'space:L1'],
          ...['Worf', 'Giusti', 'Linda Larson'].map((who): Row => [who, 'aboard:1']),
        ],
      },
      blue: { seeds: { L1: ["Male's Love Interest & Plague Ship"] } },
    });
    stage.does('gold', 'attempt:L1:1');
    finish(stage, []);
    expect(at(stage, 2)).not.toBe('aboard:1');
    expect(stage.log).toContain('Plague Ship');
  });

  it.each([
    ['Radioactive Garbage Scow', 'Radioactive Garbage Scow (Voyager)'],
    ['Radioactive Garbage Scow', "Female's Love Interest & Garbage Scow"],
  ])('C-SEED-22: %s is a mis-seed if %s is under the same mission', (one, other) => {
    const met = (seeds: readonly string[]) => {
      const crew = ['Worf', 'Giusti'].map((who): Row => [who, 'aboard:1']);
      const stage = scene({
        gold: { play: [['U.S.S. Galaxy', 'space:L1'], ...crew] },
        blue: { seeds: { L1: seeds } },
        patch: { 'locations.L1.gone': [{ card: id(one), owner: 1 }] },
      });
      stage.does('gold', 'attempt:L1:1');
      finish(stage, []);
      return stage.g.players[1]?.removed;
    };
    expect(met([other])).toEqual([id(other)]);
    expect(met(['Cosmic String Fragment'])).toEqual([]);
  });

  it('C-DILEMMA-07: a Scientific Method that isn’t overcome goes back under Hunt for DNA Program, and the attempt ends', () => {
    const stage = scene({
      gold: { missions: ['Study Pulsar', 'Hunt for DNA Program', 'First Contact'], play: 'L2: Calloway, Giusti' },
      blue: { seeds: { L2: ['Scientific Method'] } },
    });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    expect([stage.g.attempt, stage.g.locations['L2']?.seeds.length]).toEqual([null, 1]);
  });

  it('C-TYPES-07: a Tricorder overcomes an Alien Labyrinth, whoever carries it', () => {
    const past = (...things: string[]) =>
      meet('Alien Labyrinth', { crew: ['Mot the Barber', 'Giusti'], at: 'planet', with: things }).came;
    expect(past('Tricorder')).toBe('on');
    expect(past('Medical Kit')).not.toBe('on');
  });

  it('C-DECK-12: a Varon-T Disruptor can also be the bribe at a Rebel Encounter', () => {
    const bribe = meet('Rebel Encounter', {
      crew: ['Calloway', 'Giusti', 'Linda Larson'],
      at: 'planet',
      with: ['Varon-T Disruptor'],
      picks: ['way:bribe'],
    });
    expect(bribe.came).toBe('gold chooses, things lost, on');
  });

  it('C-PLAY-05 C-RESPONSE-13: an Energy Vortex can respond to each report under a Red Alert!', () => {
    const stage = scene({
      gold: { play: 'L1: Federation Outpost; table: Red Alert!', hand: ['Calloway', 'Worf', 'Giusti'], deck: DECK },
      blue: { hand: ['Energy Vortex', 'The Juggler'], deck: DECK },
      at: 'turn',
    });
    stage.orders('blue', { also: ['play', 'gap'] });
    stage.does('gold', 'use:red-alert:2:alert');
    if (stage.match.pending(1) !== null) stage.does('blue', 'pass');
    stage.does('gold', 'report:calloway:aboard:1').does('blue', 'answer:energy-vortex');
    while (stage.match.pending(1) !== null) stage.does('blue', 'pass');
    expect(hands(stage)[0]).toContain('calloway');
  });

  it('C-DRAW-01: a Goddess of Empathy doesn’t forbid tactics', () => {
    const stage = scene({
      gold: {
        play: 'L1: I.K.C. Bortas [Kurn]; table: Battle Bridge Door, Goddess of Empathy',
        tactics: ['Phaser Banks', 'Phaser Banks', 'Target Engines'],
      },
      blue: { play: [['U.S.S. Oberth', 'space:L1']] },
    });
    stage.does('gold', 'attack:all:1:5').does('gold', 'another');
    expect(offered(stage, 'gold')).toContain('tactic:phaser-banks');
  });

  it.each(['Kivas Fajo - Collector', 'Masaka Transformations'])(
    'C-DRAW-03: %s doesn’t let a player draw in a turn without draws',
    (title) => {
      const stage = scene({ gold: { hand: [title, 'Calloway'], deck: DECK }, at: 'turn' });
      if (stage.g.turn !== null) stage.g.turn.undrawn = true;
      stage.does('gold', `play:${id(title)}:core:0`);
      expect(hands(stage)[0]?.length).toBeLessThanOrEqual(1);
      expect(stage.g.players[0]?.hand.every((one) => one === 'calloway')).toBe(true);
    },
  );

  it('C-AFFIL-11: the Sisters of Duras can’t change to Romulan while aboard a Klingon ship', () => {
    const stage = scene({ gold: { play: 'L1: I.K.C. Bortas [Sisters of Duras {mode: Klingon}]' } });
    expect(offered(stage, 'gold', 'mode').filter((key) => key.includes('Romulan'))).toEqual([]);
  });

  it('C-TYPES-07: a Klingon Disruptor Rifle helps everyone present if one of them is a Klingon by species', () => {
    expect(raised(within('L2: Calloway, Worf, Klingon Disruptor Rifle'), 1, 'STRENGTH')).toBe(3);
    const g = within('L2: Calloway, Klingon Disruptor Rifle');
    expect(attributeOf(g, pieceOf(g, 1), 'STRENGTH')).toBe(
      attributeOf(within([['Calloway', PLANET]]), pieceOf(g, 1), 'STRENGTH'),
    );
  });
});
