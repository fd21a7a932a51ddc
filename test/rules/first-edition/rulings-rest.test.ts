import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { hasTrait } from '../../../src/games/first-edition/content/traits.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { alive, DECK, ends, hands, twoSides } from './two-sides.ts';

// Rulings about draws, responses, stations and uses of cards. The list of all rulings is in `rulings/`.

const card = (title: string) => cardOf(id(title));
const PLANET = 'surface:L2';

describe('tactics that aren’t in hand', () => {
  const fight = (hand: readonly string[], also: string[]) => {
    const stage = scene({
      gold: {
        play: 'L1: I.K.C. Bortas [Kurn]; table: Battle Bridge Door',
        tactics: ['Phaser Banks', 'Phaser Banks', 'Target Engines'],
      },
      blue: { play: [['U.S.S. Oberth', 'space:L1']], hand, deck: DECK },
    });
    stage.orders('blue', { also });
    return stage.does('gold', 'attack:all:1:4');
  };

  it.each(['Subspace Schism', 'Energy Vortex'])('C-DRAW-01 C-SHIPBAT-14: %s can’t respond to a tactic', (title) => {
    const stage = fight([title], ['drawn', 'draw', 'play']);
    stage.does('gold', 'another').does('gold', 'tactic:phaser-banks');
    expect(stage.g.players[1]?.hand).toEqual([id(title)]);
    expect(stage.log).not.toContain('responds with');
  });

  it('C-SHIPBAT-14: an Alien Probe doesn’t reveal a side deck', () => {
    const stage = scene({
      gold: { play: 'table: Battle Bridge Door, Alien Probe', tactics: ['Phaser Banks', 'Target Engines'] },
      blue: {},
    });
    expect(JSON.stringify(firstEdition.view(stage.match.state, 1))).not.toContain('target-engines');
  });

  it('C-DOWNLOAD-10 C-SHIPBAT-14: Falar’s icon downloads a tactic only during a battle', () => {
    const stage = scene({
      gold: { play: 'L1: Federation Outpost [Falar]; table: Battle Bridge Door', tactics: ['Ferengi Energy Weapon'] },
    });
    expect(offered(stage, 'gold', 'download')).toEqual([]);
  });
});

describe('answers', () => {
  it('C-RESPONSE-07: Amanda Rogers nullifies a Palor Toff', () => {
    const stage = scene({
      gold: { hand: ['Palor Toff - Alien Trader'], discard: ['Tricorder'] },
      blue: { hand: ['Amanda Rogers'] },
    });
    stage.orders('blue', { also: ['play'] });
    stage.does('gold', `play:${id('Palor Toff - Alien Trader')}:core:0`).does('blue', 'answer:amanda-rogers');
    expect(hands(stage)).toEqual([[], []]);
  });

  it('C-RESPONSE-12: players can respond to each of Kivas Fajo’s three draws, but no longer to the card itself', () => {
    const begun = scene({
      gold: { hand: ['Kivas Fajo - Collector'], deck: DECK },
      blue: { hand: ['Subspace Schism', 'Subspace Schism'], deck: DECK },
      at: 'turn',
    });
    begun.orders('blue', { also: ['drawn'] });
    begun.does('gold', `play:${id('Kivas Fajo - Collector')}:core:0`);
    begun.does('blue', 'answer:subspace-schism').does('blue', 'pass').does('blue', 'answer:subspace-schism');
    expect(begun.g.players[0]?.discard.filter((one) => one !== id('Kivas Fajo - Collector'))).toHaveLength(2);
    expect(begun.g.players[0]?.hand).toHaveLength(3);
  });

  it('C-DRAW-03: a download by Ops ends the draws of that turn, even with The Traveler', () => {
    const stage = scene({
      gold: {
        play: [
          ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
          ...inPlay('on:1: Ops, Docking Ports, Security Office; table: The Traveler: Transcendence'),
        ],
        missions: ['Refuse Immigration', 'First Contact'],
        deck: ['Brilgar', ...DECK],
      },
      blue: { deck: DECK },
    });
    stage.does('gold', 'use:ops:2:download');
    stage.does('gold', offered(stage, 'gold').find((key) => key.includes('brilgar')) ?? '');
    ends(stage, 'gold');
    expect(hands(stage)[0]).toEqual([]);
    // In the next turn both cards are drawn again.
    expect(hands(ends(stage, 'blue', 'gold'))[0]).toHaveLength(2);
  });

  it('C-SHIPBAT-13: an Escape Pod saves the crew that is left after casualties', () => {
    const stage = scene({
      gold: {
        play: 'L1: I.K.C. Bortas [Kurn]; table: Battle Bridge Door; on:6: Phaser Banks, Phaser Banks',
        tactics: ['Phaser Banks', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks'],
      },
      blue: { play: 'L1: U.S.S. Excelsior [Calloway, Linda Larson, Giusti]', hand: ['Escape Pod'] },
    });
    stage.orders('blue', { also: ['leaving'] });
    stage.does('gold', 'attack:all:1:6').does('blue', 'hold').does('gold', 'enough').does('gold', 'none');
    while (offered(stage, 'blue', 'answer:escape-pod').length === 0) stage.does('blue', 'pass');
    stage.does('blue', offered(stage, 'blue', 'answer:escape-pod')[0] ?? '');
    const pod = Object.values(stage.g.pieces).find(({ card: one }) => one === 'escape-pod');
    const saved = Object.values(stage.g.pieces).filter((piece) => piece.at === `on:${pod?.id}`);
    expect([stage.g.pieces[6], saved.length]).toEqual([undefined, 1]);
  });
});

describe('groups that cards name', () => {
  it('C-DOWNLOAD-04: Bareil can’t download a Varon-T Disruptor as equipment', () => {
    const isOne = parseDownloadTarget('Any Equipment card');
    expect([isOne?.(card('Bajoran Phaser')), isOne?.(card('Varon-T Disruptor'))]).toEqual([true, false]);
    expect(card('Bareil').specialDownloads).toEqual(['Any Equipment card']);
  });

  it('C-SKILL-23: a Borg counterpart isn’t a drone', () => {
    expect(hasTrait(card('Locutus of Borg'), 'Drone')).toBe(false);
    expect(hasTrait(card('Fifteen of Seventeen'), 'Drone')).toBe(true);
  });

  it.each([
    ['Alidar Jarok', 'Office of the Proconsul', true],
    ['Mendak', 'Office of the Proconsul', false],
    ['Alynna Nechayev', 'Office of the President', true],
    ['Jaron', 'Continuing Committee', false],
  ])('C-DECK-16 C-FAC-10: the answer to “Can %s report to %s for free?” is %s', (who, place, is) => {
    const facts = card(who);
    expect(facts.type === 'Personnel' && facts.reportGroups.includes(place)).toBe(is);
  });

  it.each([
    ['Jean-Luc Picard', 'U.S.S. Enterprise', true],
    ['Admiral Picard', 'U.S.S. Enterprise', true],
    ['Jean-Luc Picard', 'U.S.S. Enterprise-E', false],
    ['Jean-Luc Picard (First Contact)', 'U.S.S. Enterprise-E', true],
    ['Kargan', 'I.K.C. Pagh', true],
    ['Gowron', 'I.K.C. Bortas', true],
    ['Gowron', 'I.K.C. Buruk', false],
    ['Tomalak', "D'deridex", false],
    ['Commander Data', 'U.S.S. Sutherland', false],
    ['The Emissary', 'U.S.S. Defiant', false],
    ['Benjamin Sisko', 'U.S.S. Defiant', true],
    ['Kivas Fajo', 'Zibalian Transport', false],
    ['Mendak', 'Devoras', true],
    ['Dathon', 'Tama', true],
  ])('C-UNIQ-11: the answer to “Is %s the matching commander of %s?” is %s', (who, ship, is) => {
    const [person, vessel] = [card(who), card(ship)];
    const names = person.type === 'Personnel' ? [person.title] : [];
    const does =
      (person.type === 'Personnel' && person.commands.includes(ship)) ||
      (vessel.type === 'Ship' && vessel.commanders.some((one) => names.includes(one)));
    expect(does).toBe(is);
  });

  it('C-DECK-18: Admiral Picard has the icon of Barash', () => {
    expect(card('Admiral Picard').icons).toContain('Bar');
  });

  it('C-DUAL-02: classifications and attributes of Sons of Mogh are listed in the order of the two people', () => {
    const facts = card('Sons of Mogh');
    expect(facts.type === 'Personnel' && [facts.classifications, facts.STRENGTH.shown]).toEqual([
      ['OFFICER', 'SECURITY'],
      '8+10',
    ]);
    expect(hasTrait(card('Beverly and Will'), 'Male') && hasTrait(card('Beverly and Will'), 'Female')).toBe(true);
  });

  it('C-BORG-01: a former Borg doesn’t make its player a Borg player', () => {
    const facts = card('Icheb');
    expect(facts.type === 'Personnel' && facts.affiliations.includes('Borg')).toBe(false);
  });
});

describe('cards in play', () => {
  it('C-LEAVE-06: a dilemma stays in play only if its text says so, and is otherwise discarded or goes back', () => {
    const came = (title: string) => {
      const facts = card(title);
      const where = facts.type === 'Dilemma' && facts.where === 'planet' ? 'L2' : 'L1';
      const place = where === 'L1' ? 'aboard:1' : PLANET;
      const crew = ['Mot the Barber', 'Sirna Kolrami', 'Darian Wallace', 'Giusti'].map((who): Row => [who, place]);
      const stage = scene({
        gold: { play: [['U.S.S. Oberth', `space:${where}`], ...crew] },
        blue: { seeds: { [where]: [title] } },
      });
      stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? '');
      finish(stage, []);
      expect(stage.g.players[1]?.removed, title).toEqual([]);
      if ((stage.g.locations[where]?.seeds.length ?? 0) > 0) return 'back';
      return Object.values(stage.g.pieces).some(({ card: one }) => one === id(title)) ? 'in play' : 'gone';
    };
    expect(came('Ancient Computer')).toBe('back');
    for (const title of ['Gravitic Mine', 'Garanian Bolites', 'Shot in the Back'])
      expect(came(title), title).toBe('gone');
    const lasting = ['Interphasic Plasma Creatures', 'Nitrium Metal Parasites', 'Harvester Virus', 'Hyper-Aging'];
    for (const title of lasting) expect(came(title), title).toBe('in play');
  });

  it('C-BATTLE-01: an encounter with an El-Adrel Creature isn’t a battle', () => {
    const stage = scene({
      gold: { play: 'L2: Mot the Barber, Giusti', hand: ['Emergency Transporter Armbands'] },
      blue: { seeds: { L2: ['El-Adrel Creature'] } },
    });
    stage.orders('gold', { also: ['personnel-battle', 'pairing'] });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    expect(stage.g.battle).toBeNull();
    expect(stage.log).not.toContain('attacks');
  });

  it('C-TURN-12: Warp Core Breach counts the next turn of the ship’s owner, whoever controls the ship', () => {
    const stage = scene({
      gold: { play: 'L1: U.S.S. Oberth {owner: 1} [Giusti, Warp Core Breach {since: 0}]', deck: DECK },
      blue: { deck: DECK },
    });
    ends(stage, 'gold');
    expect(stage.g.pieces[1]).toBeDefined();
    ends(stage, 'blue');
    expect(stage.g.pieces[1]).toBeUndefined();
  });

  it('C-MOVE-01: Where No One Has Gone Before connects the ends of one spaceline only', () => {
    const stage = twoSides({
      missions: ['Study Pulsar', 'First Contact', 'Access Relay Station'],
      play: [
        ['U.S.S. Galaxy', 'space:L1'],
        ...['Jean-Luc Picard', 'Data', 'Worf', 'William T. Riker'].map((who): Row => [who, 'aboard:1']),
        ['Where No One Has Gone Before', 'core:0'],
      ],
    });
    expect(offered(stage, 'gold', 'move')).not.toContain('move:1:L3');
    expect(stage.g.locations['L3']?.quadrant).toBe('Gamma');
  });

  it('C-MOVE-01: Male’s Love Interest sends the man to the farthest planet of the same spaceline', () => {
    const stage = scene({
      gold: { missions: ['Study Pulsar', 'First Contact', 'Excavation'], play: 'L2: Worf, Giusti' },
      blue: { missions: ['Quest for the Sword', 'Reported Activity'], seeds: { L2: ["Male's Love Interest"] } },
    });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    const places = alive(stage).map((one) => at(stage, one));
    expect(stage.g.locations['L4']?.quadrant).toBe('Gamma');
    expect(places).not.toContain('surface:L4');
  });
});
