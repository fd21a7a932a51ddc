import { open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { preWarp, warpCapable } from '../../builders/civilizations.ts';
import { fromPeople, NO_CULTURE, onControl } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

const COUNCIL = 'Divided Council';

const REROLL: Effects = [{ do: 'roll-again', rule: COUNCIL }];

/** Civilizations of the core box (A-CIV-01). */
export const CARDS = exploration('core', [
  warpCapable(1, {
    id: 'core-level-1-civilization',
    number: 34,
    source: 'book',
    line: '1 Warp Token, up to 1 Node.',
  }),
  warpCapable(1, {
    id: 'core-level-1-civilization-divided-council',
    number: 36,
    title: 'Divided Council',
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
  warpCapable(1, {
    id: 'core-level-1-civilization-traders',
    number: 35,
    title: 'Traders',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node. If you win it by Hegemony, it pays 2 Production.',
    rule: onControl((_g, { by }) => (by === 'hegemony' ? [fromPeople({ production: 2 })] : [])),
  }),
  warpCapable(2, {
    id: 'core-level-2-civilization',
    number: 37,
    source: 'book',
    line: '2 Warp Tokens, up to 2 Nodes.',
  }),
  warpCapable(2, {
    id: 'core-level-2-civilization-defense-grid',
    number: 38,
    title: 'Defense Grid',
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
    number: 39,
    source: 'book',
    line: '3 Warp Tokens, up to 3 Nodes: Production first, then Research, then Culture.',
  }),
  warpCapable(3, {
    id: 'core-level-3-civilization-old-empire',
    number: 40,
    title: 'Old Empire',
    source: 'ours',
    line: '3 Warp Tokens, up to 3 Nodes. Whoever takes Control takes 2 Culture.',
    rule: onControl(() => [fromPeople({ culture: 2 })]),
  }),
  // A-CIV-03
  preWarp(
    'Builders',
    { production: 2 },
    {
      id: 'core-pre-warp-civilization-builders',
      number: 32,
      source: 'book',
      line: '2 Production wait here for the first player to Colonize.',
    },
  ),
  preWarp(
    'Hunters',
    { production: 1 },
    {
      id: 'core-pre-warp-civilization-hunters',
      number: 31,
      source: 'ours',
      line: '1 Production waits here. Colonizing costs no Culture.',
      rule: NO_CULTURE,
    },
  ),
  preWarp(
    'Industrial Age',
    { production: 3 },
    {
      id: 'core-pre-warp-civilization-industrial-age',
      number: 33,
      source: 'ours',
      line: '3 Production wait here, but Colonizing costs 2 Ships.',
      rule: {
        adds: {
          price: (_g, source, about) => (about.of === 'colony-ships' && about.system === source.system ? 1 : 0),
        },
      },
    },
  ),
]);
