import { open } from '../../../../kit/offers.ts';
import { foesOf } from '../../../position/conflict.ts';
import { playerOf, unitOf } from '../../../position/find.ts';
import { conquest } from '../../../position/part.ts';
import { timesUsed } from '../../../position/uses.ts';
import { attacksFrom } from '../../builders/attacks.ts';
import { rerollsOnes } from '../../builders/fights.ts';
import { fleets } from '../../card-rules.ts';

/** Both sides of the three Fleet Cards of the Klingons. */
export const CARDS = fleets('klingon', [
  {
    id: 'klingon 0b',
    name: 'Regular Fleet',
    most: 8,
    source: 'public',
    line: 'No special rule, but the largest capacity.',
  },
  {
    id: 'klingon 1a',
    name: 'Boarding Wing',
    most: 4,
    source: 'ours',
    line: 'Once per turn, when you win a Space Battle you began with this Fleet and at least 2 rival Ships were destroyed, place 1 Ship from your supply in its Sector.',
    rule: {
      at: {
        'conflict-end': {
          prompt: 'place 1 Ship from your supply in its Sector?',
          offers(g, { seat, unit }) {
            const part = conquest(g, seat);
            if (part === null || seat === null || unit === undefined || !part.side.units.includes(unit)) return [];
            const { at } = unitOf(g, unit);
            const destroyed = foesOf(part.c, part.place).reduce((sum, { lost }) => sum + lost, 0);
            if (at === null || destroyed < 2 || playerOf(g, seat).ships === 0) return [];
            if (timesUsed(g, seat, 'Boarding Wing') > 0) return [];
            return [
              open({ key: 'board', verb: 'board', label: 'Place 1 Ship' }, [
                { do: 'mark-used', rule: 'Boarding Wing', span: 'turn' },
                { do: 'build-ship', count: 1, at },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'klingon 1b',
    name: 'Battle Group',
    most: 6,
    source: 'public',
    line: 'In Space Battles, reroll this Fleet’s to-hit dice that show 1.',
    rule: rerollsOnes('battle'),
  },
  {
    id: 'klingon 2a',
    name: 'Vanguard Wing',
    most: 3,
    source: 'ours',
    line: 'Once per turn, when this Fleet Exits Warp, it may immediately begin a Space Battle without a further Command.',
    rule: {
      at: {
        'exited-warp': {
          prompt: 'begin a Space Battle now?',
          offers(g, source, { seat, unit }) {
            const { movement } = g;
            const { at } = unitOf(g, unit);
            const isPlain = movement !== null && movement.lane === null && movement.found === null;
            if (unit !== source.unit || at === null || !isPlain || timesUsed(g, seat, 'Vanguard Wing') > 0) return [];
            return attacksFrom(g, seat, at, 'Vanguard Wing');
          },
        },
      },
    },
  },
  {
    id: 'klingon 2b',
    name: 'Assault Fleet',
    most: 6,
    source: 'public',
    line: 'In Invasions, reroll this Fleet’s to-hit dice that show 1.',
    rule: rerollsOnes('invasion'),
  },
]);
