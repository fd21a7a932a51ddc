import { open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import type { ExplorationCard } from '../../card.ts';
import { fromPeople, NO_CULTURE, onControl } from '../parts.ts';
import { preWarp, warpCapable } from '../people.ts';

const COUNCIL = 'Divided Council';
const REROLL: Effects = [{ do: 'roll-again', rule: COUNCIL }];

/** Civilizations of the core box (A-CIV-01). */
export const CIVILIZATIONS: readonly ExplorationCard[] = [
  preWarp(
    'Hunters',
    { production: 1 },
    {
      id: 'core-pre-warp-civilization-hunters',
      set: 'core',
      source: 'ours',
      line: '1 Production waits here. Colonizing costs no Culture.',
      rule: NO_CULTURE,
    },
  ),
  // A-CIV-03
  preWarp(
    'Builders',
    { production: 2 },
    {
      id: 'core-pre-warp-civilization-builders',
      set: 'core',
      source: 'book',
      line: '2 Production wait here for the first player to Colonize.',
    },
  ),
  preWarp(
    'Industrial Age',
    { production: 3 },
    {
      id: 'core-pre-warp-civilization-industrial-age',
      set: 'core',
      source: 'ours',
      line: '3 Production wait here, but Colonizing costs 2 Ships.',
      rule: { adds: { 'colony-ships': (_g, source, { system }) => (system === source.system ? 1 : 0) } },
    },
  ),
  warpCapable(1, {
    id: 'core-level-1-civilization',
    set: 'core',
    source: 'book',
    line: '1 Warp Token, up to 1 Node.',
  }),
  warpCapable(1, {
    id: 'core-level-1-civilization-traders',
    title: 'Traders',
    set: 'core',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node. If you win it by Hegemony, it pays 2 Production.',
    rule: onControl((_g, { by }) => (by === 'hegemony' ? [fromPeople({ production: 2 })] : [])),
  }),
  warpCapable(1, {
    id: 'core-level-1-civilization-divided-council',
    title: 'Divided Council',
    set: 'core',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node. A Hegemony die here may be rerolled once.',
    rule: {
      at: {
        // The reroll works once per attempt (A-DICE-01).
        'after-roll': {
          prompt: 'reroll the die?',
          free: true,
          asked: (_g, _source, { seat }) => seat,
          offers: ({ roll }, { system }, { kind }) =>
            kind === 'hegemony' && roll?.system === system
              ? [open({ key: 'reroll', verb: 'reroll', label: 'Reroll the die', rule: 'A-DICE-01' }, REROLL)]
              : [],
        },
      },
    },
  }),
  warpCapable(2, {
    id: 'core-level-2-civilization',
    set: 'core',
    source: 'book',
    line: '2 Warp Tokens, up to 2 Nodes.',
  }),
  warpCapable(2, {
    id: 'core-level-2-civilization-defense-grid',
    title: 'Defense Grid',
    set: 'core',
    source: 'ours',
    line: '2 Warp Tokens, up to 2 Nodes. It has First Strike when Invaded.',
    rule: {
      grants: {
        // A-BAT-21
        'first-strike': ({ conflict }, { system }, { side }) =>
          conflict?.kind === 'invasion' && conflict.system === system && conflict.sides[side]?.owner === null,
      },
    },
  }),
  warpCapable(3, {
    id: 'core-level-3-civilization',
    set: 'core',
    source: 'book',
    line: '3 Warp Tokens, up to 3 Nodes: Production first, then Research, then Culture.',
  }),
  warpCapable(3, {
    id: 'core-level-3-civilization-old-empire',
    title: 'Old Empire',
    set: 'core',
    source: 'ours',
    line: '3 Warp Tokens, up to 3 Nodes. Whoever takes Control takes 2 Culture.',
    rule: onControl(() => [fromPeople({ culture: 2 })]),
  }),
];
