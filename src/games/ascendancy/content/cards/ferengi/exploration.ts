import { offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { placeOf } from '../../../position/conflict.ts';
import { heldBy } from '../../../position/profit.ts';
import { unpaid } from '../../../position/resources.ts';
import { preWarp, warpCapable } from '../../builders/civilizations.ts';
import { fromCrisis, isOwn, pays } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

const GUILD = 'Merchant Guild';

/** The price of +1 on a Hegemony roll, and how many times it can be bought. */
const FAVOR = { production: 2 };

const FAVORS = 2;

const BUY: Effects = [
  { do: 'pay', price: FAVOR },
  { do: 'roll-bonus', rule: GUILD, amount: 1 },
];

const GUARDS: Effects = [{ do: 'exhaust' }, { do: 'extra-dice', dice: 2 }];

/** The 10 Exploration Cards of the Ferengi set (A-EXP-03). */
export const CARDS = exploration('ferengi', [
  {
    id: 'ferengi-bad-investment',
    number: 1,
    name: 'Bad Investment',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Lose 2 Production or 1 Ship here. A Ferengi rival takes 1 Production. A Ferengi explorer takes 1 Culture for the lesson.',
    resolve: [
      {
        do: 'choose',
        prompt: 'which do you lose?',
        ways: [
          {
            key: 'production',
            label: 'Lose 2 Production',
            needs: { pays: { production: 2 } },
            does: [{ do: 'pay', price: { production: 2 } }],
          },
          { key: 'ship', label: 'Lose a Ship here', does: [{ do: 'lose-ships', count: 1 }] },
        ],
      },
      {
        do: 'when',
        is: { civ: 'ferengi' },
        does: [fromCrisis({ culture: 1 })],
        else: [{ do: 'gain', gains: { production: 1 }, civ: 'ferengi', rule: 'A-EXPL-14' }],
      },
    ],
  },
  {
    id: 'ferengi-latinum-vault',
    number: 3,
    name: 'Latinum Vault',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Roll a die and take half of it, rounded up, in Production.',
    resolve: [
      { do: 'roll-die' },
      { do: 'gain', gains: { production: 1 }, times: { each: 1, of: 'half-face' }, rule: 'A-EXPL-15' },
    ],
  },
  warpCapable(2, {
    id: 'ferengi-level-2-civilization-merchant-guild',
    number: 10,
    title: 'Merchant Guild',
    source: 'ours',
    line: '2 Warp Tokens, up to 2 Nodes. You may pay 2 Production to add 1 to a Hegemony roll here, at most twice.',
    rule: {
      at: {
        'before-roll': {
          prompt: 'pay to add to your roll?',
          again: true,
          asked: (_g, _source, { seat }) => seat,
          offers(g, { system }, { seat, kind }) {
            const { roll } = g;
            if (roll === null || kind !== 'hegemony' || roll.system !== system) return [];
            if (roll.used.filter((rule) => rule === GUILD).length >= FAVORS) return [];
            const why = unpaid(g, seat, FAVOR, 'A-HEG-04');
            const option = { key: 'favor', verb: 'favor', label: 'Add 1 to the roll', hint: '2 Production' };
            return [offer(BUY, why, () => option)];
          },
        },
      },
    },
  }),
  {
    id: 'ferengi-lurian-captain',
    number: 8,
    name: 'Lurian Captain',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 4,
    treaty: true,
    line: 'Diplomacy 4. Counts as a Trade Agreement of 1 Production for each rival Trade Agreement you hold, but at least 1 and at most 3.',
    resolve: [],
    rule: pays((g, seat) => ({ production: Math.min(3, Math.max(1, heldBy(g, seat).length)) })),
  },
  {
    id: 'ferengi-nausicaan-guards',
    number: 6,
    name: 'Nausicaan Guards',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 3,
    line: 'Diplomacy 3. Exhaust to roll 2 additional dice in one Combat Round of a Space Battle or Invasion you take part in.',
    resolve: [],
    rule: {
      at: {
        'before-hits': {
          prompt: 'roll 2 additional dice?',
          offers: ({ conflict }, { seat }, { side }) =>
            conflict !== null && seat !== null && placeOf(conflict, seat) === side
              ? [
                  open(
                    { key: 'guards', verb: 'guards', label: 'Roll 2 additional dice', hint: 'Exhausts the Ally' },
                    GUARDS,
                  ),
                ]
              : [],
        },
      },
    },
  },
  {
    id: 'ferengi-orion-syndicate',
    number: 7,
    name: 'Orion Syndicate',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 3,
    treaty: true,
    line: 'Diplomacy 3. Counts as a Trade Agreement of 2 Production, but your Hegemony rolls and Diplomacy Tests are 1 lower.',
    resolve: [],
    rule: {
      ...pays({ production: 2 }),
      adds: {
        roll: (_g, source, about) =>
          isOwn(source, about) && (about.of === 'hegemony' || about.of === 'diplomacy') ? -1 : 0,
      },
    },
  },
  preWarp(
    'Eager Buyers',
    { production: 1 },
    {
      id: 'ferengi-pre-warp-civilization-eager-buyers',
      number: 9,
      source: 'ours',
      line: '1 Production waits here, and 1 more is added each Maintenance, up to 4, until someone Colonizes.',
      rule: {
        at: {
          maintenance: {
            does(g, { system = '' }) {
              const waiting = g.discs[system]?.waiting.production ?? 0;
              return waiting > 0 && waiting < 4 ? [{ do: 'settle', waiting: { production: 1 } }] : [];
            },
          },
        },
      },
    },
  ),
  {
    id: 'ferengi-virgin-world-franchise-site',
    number: 5,
    name: 'Virgin World: Franchise Site',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Colonizing may be paid for with 3 Production instead of 1 Culture.',
    resolve: [],
    rule: {
      sets: {
        payment: (_g, source, about) =>
          about.of === 'colony' && about.in === 'production' && about.system === source.system ? 3 : null,
      },
    },
  },
]);
