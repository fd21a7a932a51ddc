import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../renderers/away-missions/index.ts';
import type { CharacterCardView, ComponentView } from '../../../src/games/away-missions/view.ts';
import { components } from '../../../src/games/away-missions/viewing/components.ts';

const { component: scene } = awayMissions;
const all = components();

/** Layout faults, cut words, and pictures too large for a phone. */
function losses(component: ComponentView): string[] {
  const picture = scene.draw(null, { component });
  const { faults, cut } = picture.audit();
  const heavy = picture.encode().length > 200 * 1024 ? ['heavy'] : [];
  return [...faults.map(({ kind, what }) => `${kind}: ${what}`), ...cut, ...heavy];
}

function character(more: Partial<CharacterCardView>): ComponentView {
  const found = all.find(({ id }) => id === 'worf')?.view;
  if (found?.is !== 'character') throw new Error('There is Worf.');
  return { ...found, character: { ...found.character, ...more } };
}

describe('components', () => {
  // Only the last word of their kind says whose they are.
  it.each([...new Set(all.map(({ kind }) => kind.at(-1)))])('fit their pictures without losing text: %s', (whose) => {
    const some = all.filter(({ kind }) => kind.at(-1) === whose);
    expect(some.flatMap(({ id, view }) => losses(view).map((loss) => `${id}: ${loss}`))).toEqual([]);
  });

  it('components with the longest names, every Specialization and the most weapons fit in their pictures', () => {
    const rules = ['Stun', 'Assimilate', 'Melee', 'Defensive'];
    const fullest = character({
      name: 'Lieutenant Commander Data',
      role: 'Chief Operations Officer',
      letters: 'WM',
      ratings: { attack: 5, defense: 5, skill: 5, move: 5 },
      specializations: ['Command', 'Diplomacy', 'Engineering', 'Medical', 'Operations', 'Science', 'Security x2'],
      keywords: ['Human', 'Klingon', 'Android', 'Borg', 'Commander', 'Counterpart', 'Specialist'],
      weapons: [{ name: 'Type 3 Phaser Rifle', dice: 2, damage: 2, rules, from: null }],
      escalation: 3,
    });
    expect(losses(fullest)).toEqual([]);
  });

  it('components without weapons, abilities, Keywords and Specializations fit in their pictures', () => {
    expect(losses(character({ weapons: [], abilities: [], keywords: [], specializations: [] }))).toEqual([]);
  });

  it('components are described in at most 1,024 characters each', () => {
    for (const { id, name, view } of all) {
      const alt = scene.alt(null, { component: view });
      expect(alt.length, id).toBeLessThanOrEqual(1024);
      expect(alt, id).toContain(name);
    }
  });
});

const text = (id: string): string[] => {
  const found = all.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is ${id}.`);
  return scene.text(null, { component: found.view });
};

describe('text', () => {
  it('a character’s text contains everything about it', () => {
    expect(text('three')).toEqual([
      'Three of Five: Borg Drone, Locutus’s Unimatrix.',
      'Attack 1, Defense 2, Skill 3, Move 1.',
      'Keywords: Borg.',
      'Specializations: Science.',
      'Assimilation Tubules: +1 Damage, Assimilate, Melee.',
      'Hivemind: Actions other than Move may be taken by a friendly Borg Drone instead.',
      'Arrives in Round 2.',
    ]);
  });

  it('a card’s text contains everything about it, with one sentence per effect', () => {
    expect(text('hypospray')).toEqual([
      'Hypospray: Equipment, Medical, supply 2.',
      'Action: an adjacent friendly character recovers up to 2 Damage or removes up to 2 Stun tokens.',
      'If this character is in the Sickbay: return this card to your deck and shuffle.',
      'Otherwise discard this card.',
    ]);
  });

  it('a board’s text describes both sides, space by space', () => {
    expect(text('board-laboratories').slice(4)).toEqual([
      'Laboratories, Borg side: 4 by 4 spaces, with A1 in the lower left corner.',
      '4 rooms: Armory, Transporter Room, Sickbay and Science Lab.',
      'Transporter C1, Transporter D1, Operations terminal D2, Medical terminal A4 and Science terminal D4.',
      'Doors: B1 south, A2 west, D2 east and B4 north.',
    ]);
    expect(text('board-corridor')).toHaveLength(2);
  });
});
