import { describe, expect, it } from 'vitest';
import { memberOffer, volunteers } from '../../../src/games/frontiers/chapters/away/away-team.ts';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { DIE_WINDOW } from '../../../src/games/frontiers/chapters/combat/secret-die.ts';
import { lenders } from '../../../src/games/frontiers/chapters/crew/lenders.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import type { Drive } from './support/drive.ts';
import { arena, captain, fight, gives, top } from './support/fight.ts';
import { lay, moor, position, put, site } from './support/position.ts';

function hint({ asked }: Drive, key: string): string | undefined {
  return asked.options.find((option) => option.key === key)?.hint;
}

/** A Starbase at B1 of seat 1, who is away, with seat 0 beside it at B2. */
function held(options: object = {}): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2', options);
  site(g, 'B1').marks = [1];
  moor(g, 1, 'A1');
  return g;
}

describe('hints', () => {
  it('F-LOC-23 F-LOC-26 F-LOC-35: hints show how many tokens are drawn, and what a Challenge costs', () => {
    const g = position();
    lay(g, 'frontier6', 'D');
    lay(g, 'frontier8', 'E');
    lay(g, 'cubeGold', 'F');
    site(g, 'E1').classH = 'combined-challenge';
    const hint = (from: string, key: string) => {
      moor(g, 0, from);
      return openOptions(fights(g, 0)).find((option) => option.key === key)?.hint;
    };
    expect(hint('D4', 'beam:D5')).toMatch(/\. You draw 1 Class-L Planet Token\.$/);
    expect(hint('F1', 'beam:F6')).toMatch(/\. You draw 2 Class-L Planet Tokens\.$/);
    expect(hint('E6', 'visit:E1')).toContain('red, blue, gold data for 7 Experience');
  });
});

describe('numbers on buttons', () => {
  it('F-COMBAT-05: fighting for an absent owner’s Starbase gives half the Experience, and the button shows that', () => {
    const g = held();
    top(g, 'romulanStarbase', 'frontier-bulwark');
    const drive = gives(fight(g, 'assault:B1'), { long: { normal: 7 } });
    const key = 'attack:frontier-bulwark@B1';
    expect(hint(drive, key)).toContain('2 Experience.');
    drive.does(key);
    expect(captain(g).experience).toBe(2);
    expect(drive.rules).toContain('F-COMBAT-05');
  });

  it('F-VARIANT-18: the button includes a secret die’s Experience only once the die is revealed', () => {
    const fought = () => {
      const g = arena({ B: 'cubeGreen' }, 'B3', { interactiveCombat: true, players: 3 });
      put(g, 'B2', 'warbird', 'patrol-warbird');
      return fight(g, 'challenge:B2', { windows: [DIE_WINDOW] });
    };
    const key = 'attack:patrol-warbird@B2';
    expect(hint(gives(fought().does('die:blue'), { long: { normal: 9 } }), key)).toContain('2 Experience.');
    expect(hint(gives(fought().does('die:gold'), { long: { normal: 9 } }), key)).toContain('3 Experience.');
  });

  it('F-SCEN-79 F-COMBAT-05: hints show how many tokens take an absent owner’s place', () => {
    const g = held({ scenario: 'conquer-and-hold', players: 2 });
    const words = () => openOptions(fights(g, 0)).find(({ key }) => key === 'assault:B1')?.hint;
    g.round = 2;
    expect(words()).toMatch(/ 1 Starbase Token, for half the Experience\.$/);
    g.round = 5;
    expect(words()).toMatch(/ 3 Starbase Tokens, for half the Experience\.$/);
  });

  it('F-AWAY-04: two copies of a Crew card have different labels', () => {
    const g = position();
    captain(g).crew = [0, 1].map(() => ({ crew: 'security-detail', ready: true, wounds: 0 }));
    const labels = volunteers(g, 0).map((member) => memberOffer(g, 0, member, { verb: 'team' }).option.label);
    expect(new Set(labels).size).toBe(3);
  });
});

describe('Crew who take command', () => {
  it('F-DMG-09: only one of several copies of a Crew card is offered to take command', () => {
    const g = position();
    captain(g).wounds = 1;
    captain(g).crew = [0, 1].map(() => ({ crew: 'security-detail', ready: true, wounds: 0 }));
    expect(lenders(g, 0).map(({ place }) => place)).toEqual([0]);
  });
});
