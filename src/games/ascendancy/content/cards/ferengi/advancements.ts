import { type Offer, offer, open } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import type { Effects } from '../../../effects/union.ts';
import { diceFor } from '../../../position/dice.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
import { partOf } from '../../../position/part.ts';
import { heldBy, profitOf } from '../../../position/profit.ts';
import { canPay, unpaid } from '../../../position/resources.ts';
import { agreementBetween, orbits } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { advancementCard, agreementCard } from '../../lookup.ts';

/** The maximum Production that most of these cards pay per round. */
const MOST = 3;

/** The maximum number of misses that the Eliminators reroll in a Combat Round. */
const MISSES = 3;

/** The maximum Production per Trade Agreement for the player who gave the Agreement. */
const COMMISSION = 2;

/** The maximum number of rivals that count for the Culture from the Holosuite Franchise. */
const FRANCHISES = 2;

/** Returns the rivals whose Systems this seat’s Ships Orbit, with the number of those Systems. */
function hosts(g: Ascendancy, seat: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const { id, control } of Object.values(g.discs))
    if (control !== null && control !== seat && orbits(g, seat, id)) found.set(control, (found.get(control) ?? 0) + 1);
  return found;
}

/**
 * Lists offers to exhaust Trade Agreements held by rivals whose Systems this seat’s Ships Orbit. A player can do so as
 * often as they can pay (A-FER-10).
 */
function rumors(g: Ascendancy, seat: number): Offer<Effects>[] {
  const price = { production: 2 };
  return [...hosts(g, seat).keys()].flatMap((host) =>
    heldBy(g, host)
      .filter(({ giver, agreement }) => giver !== seat && !agreement.exhausted)
      .map(({ agreement: { card } }) => {
        const spread: Effects = [
          { do: 'pay', price },
          { do: 'agreement', card, exhausted: true, rule: 'A-FER-10' },
        ];
        return offer(spread, unpaid(g, seat, price, 'A-FER-10'), () => ({
          key: `rumors:${card}`,
          verb: 'rumors',
          label: `Exhaust ${agreementCard(card).name}, held by ${theSeat(g, host)}`,
          hint: '2 Production',
          rule: 'A-FER-10',
        }));
      }),
  );
}

/**
 * Lists offers to exhaust Science and Engineering Advancements of rivals whose Systems this seat’s Ships Orbit. The
 * player may do so as many times as they can pay (A-FER-10).
 */
function bribes(g: Ascendancy, seat: number): Offer<Effects>[] {
  const price = { production: 3 };
  return [...hosts(g, seat).keys()].flatMap((host) =>
    playerOf(g, host)
      .advancements.map(({ card, exhausted }) => ({ exhausted, card, ...advancementCard(card) }))
      .filter(({ exhausted, type }) => !exhausted && (type === 'Science' || type === 'Engineering'))
      .map(({ card, name, type }) => {
        const bribe: Effects = [
          { do: 'pay', price },
          { do: 'exhaust', card, seat: host },
        ];
        return offer(bribe, unpaid(g, seat, price, 'A-FER-10'), () => ({
          key: `bribe:${card}`,
          verb: 'bribe',
          label: `Exhaust ${name} (${theSeat(g, host)})`,
          hint: `${type}; 3 Production`,
          rule: 'A-FER-10',
        }));
      }),
  );
}

/**
 * The Advancements of the Ferengi. If a card names the Ferengi, it means the player who completed the card (A-FER-11,
 * A-SPEC-05).
 */
export const CARDS = advancements('ferengi', [
  {
    id: 'fer-01',
    name: 'Ferengi Commerce Authority',
    cost: 0,
    type: 'Commerce',
    tokens: [],
    start: true,
    source: 'book',
    line: 'During Resource Generation, gain 1 Production for each rival-Controlled System with your Ships in Orbit.',
    // A-FER-05
    rule: {
      income: (g, source, seat) =>
        seat === source.seat ? { production: [...hosts(g, seat).values()].reduce((sum, one) => sum + one, 0) } : {},
    },
  },
  {
    id: 'fer-02',
    name: 'Prospector Charter',
    cost: 2,
    type: 'Commerce',
    tokens: ['warp'],
    source: 'ours',
    line: 'When you Colonize, you may pay 3 Production instead of 1 Culture.',
    rule: {
      sets: {
        payment: (_g, source, about) =>
          about.of === 'colony' && about.in === 'production' && about.seat === source.seat ? 3 : null,
      },
    },
  },
  {
    id: 'fer-03',
    name: 'Futures Exchange',
    cost: 2,
    type: 'Commerce',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'In the Initiative Stage, after all players have committed, gain 1 Production for each other player who committed at least 2 Resources, at most 3.',
    rule: {
      at: {
        'initiative-committed': {
          does(g, { seat }) {
            if (seat === null) return [];
            const high = rivals(g, seat).filter((rival) => playerOf(g, rival).order.committed >= 2).length;
            if (high === 0) return [];
            return [{ do: 'gain', gains: { production: Math.min(MOST, high) }, rule: 'A-INIT-03' }];
          },
        },
      },
    },
  },
  {
    id: 'fer-04',
    name: 'Peace is Good for Business',
    cost: 2,
    type: 'Diplomacy',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'During Resource Generation, gain 1 Production for each rival whose Trade Agreement you hold and who began no Space Battle or Invasion this round, at most 3.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const began = (rival: number) => timesUsed(g, rival, 'battle') + timesUsed(g, rival, 'invasion') > 0;
        const quiet = rivals(g, seat).filter((rival) => agreementBetween(g, rival, seat) !== null && !began(rival));
        return { production: Math.min(MOST, quiet.length) };
      },
    },
  },
  {
    id: 'fer-05',
    name: 'War is Good for Business',
    cost: 3,
    type: 'Commerce',
    tokens: [],
    needsRival: true,
    source: 'book',
    line: 'When a rival’s Space Battle or Invasion in which you took no part ends, gain 1 Production for each Ship destroyed in it, at most 3.',
    rule: {
      at: {
        'conflict-end': {
          does({ conflict }, { seat }) {
            if (conflict === null || conflict.kind === 'hegemony') return [];
            const owners = conflict.sides.map(({ owner }) => owner);
            if (owners.some((owner) => owner === seat) || !owners.some((owner) => typeof owner === 'number')) return [];
            const fallen = conflict.sides.reduce((sum, { lost, owner }) => sum + (owner === 'borg' ? 0 : lost), 0);
            if (fallen === 0) return [];
            return [{ do: 'gain', gains: { production: Math.min(MOST, fallen) }, rule: 'A-FER-11' }];
          },
        },
      },
    },
  },
  {
    id: 'fer-06',
    name: 'Latinum Vaults',
    cost: 2,
    type: 'Engineering',
    tokens: [],
    source: 'ours',
    line: 'At the start of Resource Generation, gain 1 Production for every 4 Production in your Reserves, at most 3.',
    rule: {
      at: {
        'generate-start': {
          does(g, source, { seat }) {
            if (seat !== source.seat) return [];
            const production = Math.min(MOST, Math.floor(playerOf(g, seat).reserves.production / 4));
            return production === 0 ? [] : [{ do: 'gain', gains: { production }, rule: 'A-RECH-04' }];
          },
        },
      },
    },
  },
  {
    id: 'fer-07',
    name: 'Market Rumors',
    cost: 3,
    type: 'Espionage',
    tokens: [],
    needsRival: true,
    source: 'book',
    line: 'Any number of times on your turn, pay 2 Production to exhaust a Trade Agreement other than your own. Its holder must be a rival with a System that your Ships Orbit.',
    rule: { plays: { turn: (g, source, { seat }) => (seat === source.seat ? rumors(g, seat) : []) } },
  },
  {
    id: 'fer-10',
    name: 'Bribed Technicians',
    cost: 4,
    type: 'Espionage',
    tokens: ['warp'],
    needsRival: true,
    source: 'book',
    line: 'Any number of times on your turn, pay 3 Production to exhaust a Science or Engineering Advancement of a rival whose System your Ships Orbit.',
    rule: { plays: { turn: (g, source, { seat }) => (seat === source.seat ? bribes(g, seat) : []) } },
  },
  {
    id: 'fer-11',
    name: 'Eliminator Contracts',
    cost: 3,
    type: 'Military',
    tokens: ['warp'],
    source: 'ours',
    line: 'In each Combat Round of your Space Battles, you may reroll up to 3 of your misses for 1 Production per die.',
    rule: {
      at: {
        'after-hits': {
          prompt: 'pay to reroll misses?',
          offers(g, { seat }) {
            const part = partOf(g, seat, 'battle');
            const price = { production: 1 };
            const pick = { whose: 'own', of: 'misses' } as const;
            if (part === null || seat === null || !canPay(g, seat, price)) return [];
            const most = MISSES - part.side.dice.filter(({ rerolled }) => rerolled.includes('fer-11')).length;
            if (most <= 0 || diceFor(g, seat, 'fer-11', pick).length === 0) return [];
            const option = {
              key: 'eliminators',
              verb: 'reroll',
              label: `Reroll up to ${several(most, 'miss', 'misses')}`,
            };
            return [
              open({ ...option, hint: '1 Production each', rule: 'A-DICE-01' }, [
                { do: 'reroll', rule: 'fer-11', pick, most, price },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'fer-12',
    name: 'Holosuite Franchise',
    cost: 2,
    type: 'Culture',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'During Resource Generation, gain 1 Culture for each rival whose Systems your Ships Orbit, at most 2.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        return { culture: Math.min(FRANCHISES, hosts(g, seat).size) };
      },
    },
  },
  {
    id: 'fer-13',
    name: 'Commission Clause',
    cost: 3,
    type: 'Diplomacy',
    tokens: ['command'],
    needsRival: true,
    source: 'ours',
    line: 'During Resource Generation, after trade profits, gain half of what each of your Trade Agreements paid its holder, rounded up, at most 2 for each.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const shares = playerOf(g, seat).agreements.map((one) => Math.ceil(profitOf(g, seat, one) / 2));
        return { production: shares.reduce((sum, share) => sum + Math.min(COMMISSION, share), 0) };
      },
    },
  },
  {
    id: 'fer-15',
    name: 'Leveraged Buyout',
    cost: 4,
    type: 'Commerce',
    tokens: [],
    source: 'ours',
    line: 'Before your Hegemony roll, you may pay 2 Production for each +1, at most +3. If you gain a rival’s System with that roll, the rival receives 2 Production from the Supply.',
    rule: {
      at: {
        'before-roll': {
          prompt: 'pay to add to your roll?',
          offers: (g, source, { seat, kind }) =>
            seat !== source.seat || kind !== 'hegemony'
              ? []
              : [1, 2, 3]
                  .filter((amount) => canPay(g, seat, { production: 2 * amount }))
                  .map((amount) =>
                    open(
                      { key: `buyout:${amount}`, verb: 'pay', label: `Pay ${2 * amount} Production for +${amount}` },
                      [
                        { do: 'pay', price: { production: 2 * amount } },
                        { do: 'roll-bonus', rule: 'fer-15', amount },
                      ],
                    ),
                  ),
        },
        'control-taken': {
          does: (_g, source, { seat, from, by }) =>
            seat === source.seat && from !== null && by === 'hegemony'
              ? [{ do: 'gain', gains: { production: 2 }, rule: 'A-HEG-05', seat: from }]
              : [],
        },
      },
    },
  },
]);
