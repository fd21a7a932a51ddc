import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { moves } from '../../../src/games/frontiers/chapters/movement/travel.ts';
import { ENEMIES } from '../../../src/games/frontiers/content/encounters/all.ts';
import type { EnemyPile } from '../../../src/games/frontiers/content/encounters/token.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import type { Drive } from './support/drive.ts';
import { arena, captain, cube, fight, top } from './support/fight.ts';
import { moor, put, site } from './support/position.ts';
import { propose, siege } from './support/siege.ts';

/** The part of the hint of a fight that shows unblocked damage. */
function said(g: Frontiers, key: string): string {
  const hint = openOptions(fights(g, 0)).find((option) => option.key === key)?.hint ?? '';
  return /Unblocked: ([^.]*)\./.exec(hint)?.[1] ?? hint;
}

/** The lowest and the highest number of a text such as `2 to 4 Damage Cards`. */
function range(words: string): [number, number] {
  const [from = Number.NaN, to = from] = [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
  return [from, to];
}

/** Plays a space fight without Shields. Returns the number of Damage Cards taken. */
function suffer(g: Frontiers, key: string): number {
  const drive = fight(g, key);
  for (let step = 0; g.combat !== null && g.combat.phase !== 'attack' && step < 9; step++) {
    if (drive.asked.options.some((option) => option.key === 'phase:next')) drive.does('phase:next');
    else drive.does([]);
  }
  return captain(g).hand.filter((card) => card === DAMAGE).length;
}

/** A Romulan Starbase with this token at B1, and seat 0 beside it. */
function guarded(token: string, up: boolean): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2');
  put(g, 'B1', 'romulanStarbase', token, up);
  return g;
}

/** A Starbase of seat 1, who is away, with this token on top of the pile. */
function owned(token: string): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2');
  site(g, 'B1').marks = [1];
  moor(g, 1, 'A1');
  top(g, 'romulanStarbase', token);
  return g;
}

const each = (pile: EnemyPile) => ENEMIES[pile].map(({ id }) => id);

describe('F-DMG-03: before a fight starts, its option shows the unblocked damage', () => {
  it.each(each('romulanStarbase'))(
    'the unblocked damage shown for the face-up Starbase %s is the damage taken',
    (token) => {
      const words = said(guarded(token, true), 'assault:B1');
      const suffered = suffer(guarded(token, true), 'assault:B1');
      expect(words).toBe(`${suffered} ${suffered === 1 ? 'Damage Card' : 'Damage Cards'}`);
    },
  );

  it('the range of damage shown for face-down tokens doesn’t depend on what they are', () => {
    const all = each('romulanStarbase');
    const words = all.map((token) => said(guarded(token, false), 'assault:B1'));
    expect(new Set(words).size).toBe(1);
    const suffered = all.map((token) => suffer(guarded(token, false), 'assault:B1'));
    expect(range(words[0] ?? '')).toEqual([Math.min(...suffered), Math.max(...suffered)]);
  });

  it('F-COMBAT-05: the range of damage shown for an absent owner’s stand-in doesn’t depend on which token is drawn', () => {
    const all = each('romulanStarbase');
    const words = all.map((token) => said(owned(token), 'assault:B1'));
    expect(new Set(words).size).toBe(1);
    const suffered = all.map((token) => suffer(owned(token), 'assault:B1'));
    expect(range(words[0] ?? '')).toEqual([Math.min(...suffered), Math.max(...suffered)]);
  });

  it('F-COMBAT-09: the range of damage shown before decimating a planet doesn’t depend on which defender is drawn', () => {
    const made = (token: string) => {
      const g = arena({ B: 'frontier7', C: 'frontier1' }, 'B0');
      top(g, 'dominionStarbase', token);
      return g;
    };
    const all = each('dominionStarbase');
    const words = all.map((token) => said(made(token), 'decimate:B5'));
    expect(new Set(words).size).toBe(1);
    const suffered = all.map((token) => suffer(made(token), 'decimate:B5'));
    expect(range(words[0] ?? '')).toEqual([Math.min(...suffered), Math.max(...suffered)]);
  });

  it('F-CUBE-04 F-SPECIALS-01: the damage shown for a Cube includes the Cube’s bonus and the damage to the Away Team aboard', () => {
    const made = (...more: [EnemyPile, string][]) => {
      const g = arena({ C: 'cubeRed' }, 'C4');
      cube(g, 'red', 'C0', 4, ['dominionStarbase', 'pulse-battery'], ['elite', 'cutting-guardian'], ...more);
      return g;
    };
    const suffered = suffer(made(), 'assault:C0');
    expect(said(made(), 'assault:C0')).toBe(`${suffered} Damage Cards`);
    const [guard] = ENEMIES.classK;
    const twofold = guard?.abilities.includes('antimatter') || guard?.attack.type === 'normal' ? 2 : 1;
    expect(said(made(['classK', guard?.id ?? '']), 'assault:C0')).toBe(
      `${suffered} Damage Cards, then ${(guard?.attack.value ?? 0) * twofold} damage to your Away Team`,
    );
  });

  it.each(['red', 'blue'] as const)(
    'F-CUBE-04: the damage shown includes the %s Cube’s bonus, as the fight itself does',
    (colour) => {
      const made = () => {
        const g = arena({ C: colour === 'red' ? 'cubeRed' : 'cubeBlue' }, 'C4');
        cube(g, colour, 'C0', 4, ['sphere', 'siege-sphere']);
        return g;
      };
      expect(said(made(), 'assault:C0')).toBe(`${suffer(made(), 'assault:C0')} Damage Cards`);
    },
  );

  it('F-AWAY-16 F-AWAY-07: the option for a planet, and the question about the team, show the damage to the Away Team', () => {
    const g = arena({ B: 'frontier6', C: 'frontier1' }, 'B4');
    const down = (drive: Drive) => drive.asked.prompt;
    const values = ENEMIES.classL.map(
      ({ attack, abilities }) => attack.value * (abilities.includes('antimatter') ? 2 : 1),
    );
    const words = `${Math.min(...values)} to ${Math.max(...values)} damage to your Away Team`;
    expect(said(g, 'beam:B5')).toBe(words);
    expect(down(fight(g, 'beam:B5'))).toBe(
      `Who beams down at B5? If you choose nobody, only Security goes. Unblocked: ${words}.`,
    );
    const known = arena({ B: 'frontier6', C: 'frontier1' }, 'B4');
    const [guard] = ENEMIES.classL;
    put(known, 'B5', 'classL', guard?.id ?? '');
    expect(said(known, 'beam:B5')).toBe(`${values[0]} damage to your Away Team`);
  });

  it('the picture of the current fight shows the unblocked damage', () => {
    const g = guarded('border-watch', true);
    const drive = fight(g, 'assault:B1');
    expect(frontiers.view(drive.state, 0).fight?.coming).toBeNull();
    drive.does('phase:next');
    expect(`${frontiers.view(drive.state, 0).fight?.coming} Damage Cards`).toBe(
      said(guarded('border-watch', true), 'assault:B1'),
    );
  });

  it('F-AWAY-16: the picture of an Away Mission shows no Damage Cards, because the team takes the damage', () => {
    const g = arena({ B: 'frontier6', C: 'frontier1' }, 'B4');
    put(g, 'B5', 'classL', ENEMIES.classL[0]?.id ?? '');
    captain(g).crew = [{ crew: 'helm-officers', ready: true, wounds: 0 }];
    const drive = fight(g, 'beam:B5').does(['team:captain', 'team:0-helm-officers']);
    while (g.combat?.phase !== 'damage') drive.does('phase:next');
    expect(frontiers.view(drive.state, 0).fight?.coming).toBeNull();
  });

  it('F-MOVE-14: the option for a step that provokes shows the unblocked damage', () => {
    const g = arena({ B: 'cubeGreen' }, 'B3');
    put(g, 'B2', 'warbird', 'armored-warbird');
    captain(g).points.move = 9;
    const hints = openOptions(moves(g, 0)).flatMap(({ hint }) => hint?.split(' Move. ')[1] ?? []);
    expect(hints).toContain(`Provokes B2. Unblocked: ${suffer(g, 'challenge:B2')} Damage Cards.`);
  });

  it('F-COOP-07: the invitation to a joint assault shows the unblocked damage', () => {
    const g = siege();
    const { drive } = propose(g);
    drive.does(['invite:1', 'invite:2'], 'share:1-1-1');
    expect(drive.asked.prompt).toMatch(/\. All defenders, unblocked: \d+ Damage Cards\. Join\?$/);
  });
});
