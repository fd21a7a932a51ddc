import { no, type Obstacle, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { systemOf } from '../../../galaxy/graph.ts';
import { sideAt } from '../../../position/conflict.ts';
import { discOf, unitOf } from '../../../position/find.ts';
import { atPlace } from '../../../position/names.ts';
import { partOf } from '../../../position/part.ts';
import { isPhenomenon } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import type { Ascendancy, Sector } from '../../../state.ts';
import { rerollsOnes, SHIP_BY_SHIP } from '../../builders/fights.ts';
import { fleets } from '../../card-rules.ts';

/** Returns why nothing can be mined where a Fleet is, or null (A-ROM-04). */
function barren(g: Ascendancy, sector: Sector): Obstacle {
  const system = systemOf(g, sector);
  return system !== null && isPhenomenon(system) ? null : no('A-ROM-04', 'The Mining Fleet works only at Phenomena.');
}

/** Both sides of the three Fleet Cards of the Romulans. */
export const CARDS = fleets('romulan', [
  // A-OPEN-37: the book’s “Battle Fleet” is the Battle Group.
  {
    id: 'romulan 0a',
    name: 'Science Fleet',
    most: 4,
    source: 'book',
    line: 'When this Fleet Braves a Hazard, roll for one of its Ships at a time. After a loss, you may continue with the next Ship without a Command.',
    rule: SHIP_BY_SHIP,
  },
  {
    id: 'romulan 0b',
    name: 'Battle Group',
    most: 6,
    source: 'book',
    line: 'In Space Battles, reroll this Fleet’s to-hit dice that show 1.',
    rule: rerollsOnes('battle'),
  },
  {
    id: 'romulan 1a',
    name: 'Mining Fleet',
    most: 4,
    source: 'book',
    line: 'Each Command takes 2 Production from the Phenomenon where this Fleet is. It does not Brave the Hazard again.',
    rule: {
      plays: {
        command(g, source, { seat }) {
          const at = source.unit === undefined ? null : unitOf(g, source.unit).at;
          if (seat !== source.seat || at === null) return [];
          // The rule can be used as long as Commands are left (A-CMD-06).
          const why = barren(g, at) ?? lacksCommands(g, seat, 1);
          const mining: Effects = [
            { do: 'spend-command', count: 1 },
            { do: 'gain', gains: { production: 2 }, rule: 'A-ROM-04' },
          ];
          return [
            offer(mining, why, () => ({
              key: `mine:${at}`,
              verb: 'mine',
              label: `Take 2 Production ${atPlace(g, at)}`,
              hint: '1 Command',
              rule: 'A-ROM-04',
            })),
          ];
        },
      },
    },
  },
  {
    id: 'romulan 1b',
    name: 'Regular Fleet',
    most: 8,
    source: 'public',
    line: 'No special rule, but the largest capacity.',
  },
  {
    id: 'romulan 2a',
    name: 'Shadow Squadron',
    cloak: true,
    most: 3,
    source: 'ours',
    line: 'When moving at impulse, this Fleet may pass through Sectors with Hostile Ships, but not stop there.',
    rule: { grants: { pass: (_g, source, { unit, kind }) => unit === source.unit && kind === 'impulse' } },
  },
  {
    id: 'romulan 2b',
    name: 'Praetorian Guard',
    most: 7,
    source: 'ours',
    line: 'No First Strike works against you in a Space Battle in which this Fleet Orbits a System you Control.',
    rule: {
      bans: {
        'first-strike'(g, { seat, unit }, { against }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || against !== part.place || unit === undefined) return null;
          const { at } = unitOf(g, unit);
          const system = at === null ? null : systemOf(g, at);
          const isThere = sideAt(part.c, part.place).units.includes(unit);
          if (!isThere || system === null || discOf(g, system).control !== seat) return null;
          return no('A-BAT-21', 'First Strike doesn’t work against the Praetorian Guard in Orbit of its System.');
        },
      },
    },
  },
]);
