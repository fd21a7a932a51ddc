import { describe, expect, it } from 'vitest';
import type { Weapon } from '../../../src/games/away-missions/content/characters.ts';
import { bonus, type Situation, weapons } from '../../../src/games/away-missions/effects/modifiers.ts';
import type { Modifier } from '../../../src/games/away-missions/effects/union.ts';
import type { AwayMissions, Character } from '../../../src/games/away-missions/state.ts';
import { play } from '../../support/away-case.ts';
import { OPERATIONS } from './cards-spec.ts';

const PHASER: Weapon = { id: 'p', name: 'P', dice: 1, damage: 0, rules: ['stun'], phaser: true, from: null };
const BLADE: Weapon = { id: 'b', name: 'B', dice: 0, damage: 0, rules: ['melee'], phaser: false, from: null };

/** Returns a position with cards on a character and in front of its player. */
function having(id: string, cards: string[], change: (g: AwayMissions, character: Character) => void = () => {}) {
  const { g } = play();
  const character = g.characters[id];
  if (character === undefined) throw new Error(`no ${id}`);
  character.equipment.push(...cards);
  change(g, character);
  return (what: Modifier['what'], situation: Situation = {}): number => bonus(g, what, character, situation);
}

describe('modifiers from cards and abilities', () => {
  it('M-PLAY-15 M-SKILL-07: Scanner and Engineering Kit each add dice only in the tests they name', () => {
    const riker = having('riker', ['scanner', 'engineering-kit']);
    expect(riker('skill', { specialization: 'science' })).toBe(1);
    expect(riker('skill', { specialization: 'engineering' })).toBe(1);
    expect(riker('skill', { specialization: 'operations' })).toBe(1);
    expect(riker('skill', { specialization: 'command' })).toBe(0);
  });

  it('M-OPEN-20 M-PLAY-18: Shelby gets her extra die only in tests for Repair cards', () => {
    const shelby = having('shelby', []);
    expect(shelby('skill', { card: 'seal-the-hull-breach' })).toBe(1);
    expect(shelby('skill', { card: 'study-a-drone' })).toBe(0);
    expect(shelby('skill')).toBe(0);
  });

  it('M-ASSIM-04: an overlay hides the abilities of the card under it', () => {
    const drone = having('shelby', [], (_g, character) => {
      character.drone = true;
    });
    expect(drone('skill', { card: 'seal-the-hull-breach' })).toBe(0);
  });

  it('M-PLAY-15: the Force-Field Emitter helps against Melee weapons, and the Personal Shield against all others', () => {
    const riker = having('riker', ['force-field-emitter']);
    expect([riker('defense', { weapon: BLADE }), riker('defense', { weapon: PHASER })]).toEqual([1, 0]);
    const one = having('one', ['personal-shield'], (g) => {
      for (const player of g.players) player.adapt = 3;
    });
    expect([one('defense', { weapon: BLADE }), one('defense', { weapon: PHASER })]).toEqual([0, 2]);
  });

  it('M-PLAY-23: bonuses for Adapt tokens increase up to their limit', () => {
    const shield = (adapt: number): number =>
      having('one', ['personal-shield'], (g) => {
        for (const player of g.players) player.adapt = adapt;
      })('defense', { weapon: PHASER });
    expect([0, 1, 2, 3].map(shield)).toEqual([0, 1, 2, 2]);
  });

  it('M-TERM-01 M-PLAY-15: each copy of the Cortical Node adds a die at terminals', () => {
    const away = having('one', ['cortical-node', 'cortical-node']);
    expect(away('skill')).toBe(0);
    const near = having('one', ['cortical-node', 'cortical-node'], (_g, one) => {
      one.space = OPERATIONS.engineering;
    });
    expect(near('skill')).toBe(2);
  });

  it('M-PLAY-15: Servo Limbs add two spaces, and the Targeting Eye adds a die against damaged targets', () => {
    expect(having('one', ['servo-limbs'])('move')).toBe(2);
    const eye = having('one', ['targeting-eye'], (g) => {
      const riker = g.characters['riker'];
      if (riker !== undefined) riker.pegs.move = 1;
    });
    expect([eye('attack', { target: 'riker' }), eye('attack', { target: 'worf' })]).toEqual([1, 0]);
  });

  it('M-PLAY-13: Modulated Phasers improves phasers against Borg only, and Tactical Drone helps in every attack', () => {
    const data = having('data', [], (_g, character) => character.traits.push('modulated-phasers'));
    expect(data('attack', { weapon: PHASER, target: 'two' })).toBe(1);
    expect(data('attack', { weapon: BLADE, target: 'two' })).toBe(0);
    expect(data('attack', { weapon: PHASER, target: 'riker' })).toBe(0);
    const one = having('one', [], (_g, character) => character.traits.push('tactical-drone'));
    expect([one('attack'), one('damage'), one('defense')]).toEqual([1, 1, 0]);
  });

  it('M-PLAY-12: Shared Consciousness adds a die while two other friends are on the board', () => {
    const shared = (more: string[]): number =>
      having('one', [], (g, one) => {
        g.players[1]?.permanents.push('shared-consciousness');
        for (const id of more) {
          const friend = g.characters[id];
          if (friend !== undefined) Object.assign(friend, { where: 'area', space: one.space });
        }
      })('skill');
    // Locutus is already on the board.
    expect([shared([]), shared(['three'])]).toEqual([0, 1]);
  });

  it('M-ATK-03 M-ATK-11 M-CARD-09: Equipment can provide weapons, and one card gives phasers a setting without Stun', () => {
    const { g } = play();
    const worf = g.characters['worf'];
    if (worf === undefined) throw new Error('no Worf');
    worf.equipment.push('phaser-rifle');
    g.players[0]?.permanents.push('set-phasers-to-kill');
    expect(weapons(g, worf).map(({ id, dice, damage, rules }) => [id, dice, damage, ...rules])).toEqual([
      ['type-2-phaser', 1, 0, 'stun'],
      ['batleth', 1, 1, 'melee', 'defensive'],
      ['phaser-rifle', 2, 0, 'stun'],
      ['type-2-phaser-kill', 0, 1],
      ['phaser-rifle-kill', 1, 1],
    ]);
  });
});
