import { expect, test } from 'vitest';
import { ownOffers } from '../../../../src/games/ascendancy/chapters/turn/turn-offers.ts';
import { CIVS } from '../../../../src/games/ascendancy/options.ts';
import type { Civ } from '../../../../src/games/ascendancy/state.ts';
import { HINT_LENGTH, LABEL_LENGTH } from '../../../../src/kernel/decision.ts';
import { inBuilding } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';

/** A rich position of a civilization in this phase, with several Systems, Fleets and Agreements. */
function rich(civ: Civ, phase: 'building' | 'command') {
  const others = CIVS.filter((one) => one !== civ).slice(0, 2);
  const g = inBuilding(table([civ, ...others]));
  if (g.turn !== null) g.turn.phase = phase;
  const player = playerOf(g);
  Object.assign(player, { ascendancy: 3, reserves: { production: 30, research: 30, culture: 30 } });
  player.agreements = ['fed-ta-1', 'fed-ta-2'].map((card, at) => ({
    card,
    holder: at === 0 ? 1 : null,
    exhausted: false,
  }));
  for (const [at, system] of ['terra-nova', 'ardana', 'delta-iv'].entries()) {
    const { disc } = join(g, player.home ?? '', system);
    disc.control = at === 0 ? null : 0;
    if (at > 0) disc.nodes = disc.sites.map((site) => (site === 'open' ? 'production' : null));
    for (let ship = 0; ship < 3; ship++) put(g, 0, system);
  }
  put(g, 0, 'terra-nova', 3, { card: 2, side: 'b' });
  return g;
}

test.each(
  CIVS.flatMap(
    (civ) =>
      [
        [civ, 'building'],
        [civ, 'command'],
      ] as const,
  ),
)('each offer to the %s in the %s Phase has a unique key and a label that fits', (civ, phase) => {
  const all = ownOffers(rich(civ, phase), 0).map(({ option, why }) => ({ ...option, why: why?.().text ?? '' }));
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { label, hint = '', key } of all) {
    expect(label.length, label).toBeLessThanOrEqual(LABEL_LENGTH);
    expect(hint.length, hint).toBeLessThanOrEqual(HINT_LENGTH);
    expect(key).toMatch(/^[a-z0-9:/-]+$/);
  }
});
