import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import type { Attribute, Skill } from '../../../src/games/first-edition/content/printed.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { crewFor } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

/** Returns what the carriers of equipment have: the first of these names, with it and without. */
function figures(
  equipment: readonly string[],
  people: readonly string[],
  place: 'surface:L1' | 'aboard:1' = 'surface:L1',
) {
  const play = inPlay(`L1: U.S.S. Oberth; ${place}: ${people.join(', ')}, ${equipment.join(', ')}`);
  const { g } = scene({ gold: { play } });
  const first = pieceOf(g, 2);
  return {
    attribute: (attribute: Attribute) => attributeOf(g, first, attribute),
    skill: (skill: Skill) => skillOf(g, first, skill),
  };
}

const person: Record<string, string> = {
  Bajoran: 'Jabara',
  Cardassian: 'Daro',
  Dominion: 'Ornithar',
  Federation: 'Calloway',
  Ferengi: 'Follis',
  Klingon: 'Divok',
  Romulan: 'Tallus',
  'Non-Aligned': 'Vekor',
  Vulcan: 'Delvok',
};

function increase(equipment: string, who: string, attribute: Attribute, copies = 1): number {
  const bare = figures([], [who]).attribute(attribute);
  return figures(new Array<string>(copies).fill(equipment), [who]).attribute(attribute) - bare;
}

describe('weapons and PADDs', () => {
  it.each([
    ['Bajoran PADD', 'Bajoran', 'CUNNING', 2],
    ['Cardassian PADD', 'Cardassian', 'CUNNING', 2],
    ['Dominion PADD', 'Dominion', 'CUNNING', 2],
    ['Federation PADD', 'Federation', 'CUNNING', 2],
    ['Ferengi PADD', 'Ferengi', 'CUNNING', 2],
    ['Klingon PADD', 'Klingon', 'CUNNING', 2],
    ['Romulan PADD', 'Romulan', 'CUNNING', 2],
    ['Bajoran Phaser', 'Bajoran', 'STRENGTH', 2],
    ['Cardassian Disruptor', 'Cardassian', 'STRENGTH', 2],
    ['Ferengi Disruptor', 'Ferengi', 'STRENGTH', 2],
    ["Jem'Hadar Disruptor", 'Dominion', 'STRENGTH', 2],
    ['Klingon Disruptor', 'Klingon', 'STRENGTH', 2],
    ['Romulan Disruptor', 'Romulan', 'STRENGTH', 2],
    ['Starfleet Type II Phaser', 'Federation', 'STRENGTH', 2],
    ['Starfleet Type II Phaser (Voyager)', 'Federation', 'STRENGTH', 2],
    ['Vulcan Phaser', 'Vulcan', 'STRENGTH', 2],
    ['Bajoran Phaser Rifle', 'Bajoran', 'STRENGTH', 3],
    ['Cardassian Disruptor Rifle', 'Cardassian', 'STRENGTH', 3],
    ['Ferengi Disruptor Rifle', 'Ferengi', 'STRENGTH', 3],
    ["Jem'Hadar Disruptor Rifle", 'Dominion', 'STRENGTH', 3],
    ['Klingon Disruptor Rifle', 'Klingon', 'STRENGTH', 3],
    ['Romulan Disruptor Rifle', 'Romulan', 'STRENGTH', 3],
    ['Starfleet Type III Phaser Rifle', 'Federation', 'STRENGTH', 3],
    ['Starfleet Type III Phaser Rifle (Voyager)', 'Federation', 'STRENGTH', 3],
  ] as const)(
    'C-TYPES-07 C-SKILL-14: %s gives %s personnel %s +%i, and as much again with each copy',
    (title, side, attribute, by) => {
      const who = person[side] ?? '';
      expect(increase(title, who, attribute)).toBe(by);
      expect(increase(title, who, attribute, 2)).toBe(2 * by);
      const stranger = side === 'Klingon' ? 'Calloway' : 'Divok';
      expect(increase(title, stranger, attribute)).toBe(0);
      const isOpen = attribute === 'STRENGTH' && title !== 'Vulcan Phaser';
      expect(increase(title, 'Vekor', attribute)).toBe(isOpen ? by : 0);
    },
  );

  it('C-TYPES-07: equipment works for everyone present if any of them can use it, but not for personnel elsewhere', () => {
    const gain = (people: string[]) =>
      figures(['Federation PADD'], people).attribute('CUNNING') - figures([], people).attribute('CUNNING');
    expect(gain(['Divok', 'Calloway'])).toBe(2);
    expect(gain(['Divok'])).toBe(0);
    const { g } = scene({
      gold: { play: 'L1: Calloway; L2: Federation PADD' },
      blue: { play: [['Calloway', 'surface:L2']] },
    });
    const bare = figures([], ['Calloway']).attribute('CUNNING');
    expect([1, 3].map((one) => attributeOf(g, pieceOf(g, one), 'CUNNING'))).toEqual([bare, bare]);
  });

  it.each([
    ['Bajoran Phaser Rifle', 'Vedek Sorad'],
    ['Starfleet Type III Phaser Rifle', 'Spock'],
  ])('C-SKILL-06: %s lowers the Diplomacy of %s by 1, except aboard their player’s ship', (title, who) => {
    const bare = figures([], [who]).skill('Diplomacy');
    expect(bare).toBeGreaterThan(0);
    expect(figures([title], [who]).skill('Diplomacy')).toBe(bare - 1);
    expect(figures([title], [who], 'aboard:1').skill('Diplomacy')).toBe(bare);
  });

  it('C-TYPES-07: the MACO Assault Rifle works for MACOs only', () => {
    expect(increase('MACO Assault Rifle', 'Corporal Scott', 'STRENGTH')).toBe(3);
    expect(increase('MACO Assault Rifle', 'Calloway', 'STRENGTH')).toBe(0);
  });
});

describe('kits', () => {
  it.each([
    ['Engineering Kit', 'OFFICER', 'ENGINEER'],
    ['Engineering Kit (Voyager)', 'OFFICER', 'ENGINEER'],
    ['Engineering PADD', 'SCIENCE', 'ENGINEER'],
    ['Engineering Tricorder', 'MEDICAL', 'ENGINEER'],
    ['Engineering Tricorder (Voyager)', 'MEDICAL', 'ENGINEER'],
    ['Medical Kit', 'OFFICER', 'MEDICAL'],
    ['Medical Kit (Tribble)', 'OFFICER', 'MEDICAL'],
    ['Medical Kit (Voyager)', 'OFFICER', 'MEDICAL'],
    ['Medical PADD', 'ENGINEER', 'MEDICAL'],
    ['Medical PADD (Voyager)', 'ENGINEER', 'MEDICAL'],
    ['Medical Tricorder', 'SCIENCE', 'MEDICAL'],
    ['Medical Tricorder (Tribble)', 'SCIENCE', 'MEDICAL'],
    ['Science Kit', 'OFFICER', 'SCIENCE'],
    ['Science PADD', 'MEDICAL', 'SCIENCE'],
    ['Science PADD (Voyager)', 'MEDICAL', 'SCIENCE'],
    ['Tricorder', 'ENGINEER', 'SCIENCE'],
  ] as const)(
    'C-TYPES-08 C-SKILL-22: %s gives each %s the skill %s, and a second one adds nothing',
    (title, trade, skill) => {
      const trades: Record<string, string> = {
        OFFICER: 'Giusti',
        SCIENCE: 'Dr. Royse',
        MEDICAL: 'Alyssa Ogawa',
        ENGINEER: 'Linda Larson',
      };
      const who = trades[trade] ?? '';
      expect(figures([], [who]).skill(trade)).toBe(1);
      const bare = figures([], [who]).skill(skill);
      expect(figures([title], [who]).skill(skill)).toBe(bare + 1);
      expect(figures([title, title], [who]).skill(skill)).toBe(bare + 1);
      const civilian = 'Mot the Barber';
      expect(figures([title], [civilian]).skill(skill)).toBe(figures([], [civilian]).skill(skill));
    },
  );
});

describe('equipment with special rules', () => {
  it.each(['Plasmadyne Relay', 'Plasmadyne Relay (Tribble)'])(
    'C-SKILL-14: %s improves a ship or a facility that it is aboard',
    (title) => {
      const { g } = scene({
        gold: {
          play: [
            ...inPlay('L1: U.S.S. Oberth; L2: Federation Outpost'),
            ...inPlay(`aboard:1: ${title}, ${title}; aboard:2: ${title}`),
          ],
        },
      });
      const bare = scene({ gold: { play: 'L1: U.S.S. Oberth; L2: Federation Outpost' } }).g;
      const more = (piece: number, attribute: Attribute) =>
        attributeOf(g, pieceOf(g, piece), attribute) - attributeOf(bare, pieceOf(bare, piece), attribute);
      expect([more(1, 'RANGE'), more(1, 'SHIELDS'), more(1, 'WEAPONS'), more(2, 'SHIELDS')]).toEqual([4, 4, 0, 4]);
    },
  );

  it('C-SKILL-14: the El-Aurian Phaser is stronger with Treachery and SCIENCE', () => {
    expect(increase('El-Aurian Phaser', 'Calloway', 'STRENGTH')).toBe(1);
    expect(increase('El-Aurian Phaser', 'Calloway', 'STRENGTH', 2)).toBe(1);
    expect(increase('El-Aurian Phaser', 'Dr. Tolian Soran', 'STRENGTH')).toBe(3);
  });

  it('C-SKILL-14: the Trilithium Weapon Control PADD works for personnel with Stellar Cartography', () => {
    expect(increase('Trilithium Weapon Control PADD', 'Vekor', 'CUNNING')).toBe(0);
    expect(increase('Trilithium Weapon Control PADD', 'Data', 'CUNNING')).toBe(1);
  });

  it('C-PLAY-08: equipment reports like personnel', () => {
    const stage = scene({ gold: { play: [['Federation Outpost', 'space:L1']], hand: ['Tricorder'] } });
    stage.does('gold', 'report:tricorder:aboard:1');
    expect(stage.g.pieces[2]).toMatchObject({ card: id('Tricorder'), at: 'aboard:1' });
  });
});

describe('stopped equipment', () => {
  const DIVOK = ['Divok', 'surface:L2'] as const;
  const disruptor = (more: Partial<AnyPiece> = {}) => ['Klingon Disruptor', 'surface:L2', more] as const;
  const STOPPED = { stopped: 1 } as const;
  const gain = (play: readonly Row[], turn: 'gold' | 'blue' = 'gold') => {
    const { g } = scene({ gold: { play }, turn });
    return attributeOf(g, pieceOf(g, 1), 'STRENGTH') - 8;
  };

  it('C-TEAM-02 C-TEAM-06: stopped equipment doesn’t work in its player’s turn, but works in the opponent’s turn', () => {
    expect(gain([DIVOK, disruptor()])).toBe(2);
    expect(gain([DIVOK, disruptor(STOPPED)])).toBe(0);
    expect(gain([DIVOK, disruptor(STOPPED), disruptor()])).toBe(gain([DIVOK, disruptor()]));
    expect(gain([DIVOK, disruptor(STOPPED)], 'blue')).toBe(2);
  });

  it('C-TEAM-06: stopped equipment doesn’t help another team solve a mission', () => {
    const solves = (more: Partial<AnyPiece>) => {
      const team = crewFor('SECURITY x3 + Leadership x2').map(
        (one) => [one, 'surface:L1', { as: { affiliation: 'Cardassian', by: 1 } }] as const,
      );
      const arms = [1, 2].map(() => ['Cardassian Disruptor', 'surface:L1', more] as const);
      const stage = scene({ gold: { missions: ['Find Hidden Base'], play: [...team, ...arms] } });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      return stage.g.locations['L1']?.solved;
    };
    expect([solves({}), solves(STOPPED)]).toEqual([0, null]);
  });
});
