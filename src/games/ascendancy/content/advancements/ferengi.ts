import { no, type Offer, offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Effects } from '../../effects/union.ts';
import { shipsOf, sideAt } from '../../position/conflict.ts';
import { diceFor } from '../../position/dice.ts';
import { playerOf, rivals } from '../../position/find.ts';
import { theSeat } from '../../position/names.ts';
import { isDefender, partOf } from '../../position/part.ts';
import { heldBy, profitOf } from '../../position/profit.ts';
import { canPay, unpaid } from '../../position/resources.ts';
import { agreementBetween, orbits } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy } from '../../state.ts';
import { agreementCard } from '../trade/table.ts';
import { advancements } from './build.ts';
import { printedAdvancement } from './table.ts';

/** The maximum Production that most of these cards pay per round. */
const MOST = 3;
/** The maximum number of misses that the Eliminators reroll in a Combat Round. */
const MISSES = 3;
/** The maximum Production that Protection Money offers. */
const PROTECTION = 6;
/** The maximum Production per Trade Agreement for the player who gave the Agreement. */
const COMMISSION = 2;
/** The maximum number of rivals that count for the Culture from the Holosuite Franchise. */
const FRANCHISES = 2;
/** The price of 1 Culture at the Tower of Commerce, and how many times it can be bought per round. */
const TOWER = { price: { production: 2 }, often: 2 } as const;

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
      .advancements.map(({ card, exhausted }) => ({ exhausted, card, ...printedAdvancement(card) }))
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

/** Offers to launch Projects from the decks of rivals (A-FER-09). */
function foreign(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => playerOf(g, seat).contact.includes(rival))
    .map((rival) => {
      const { civ, deck } = playerOf(g, rival);
      const why =
        lacksCommands(g, seat, 1) ??
        (deck.length > 0 ? null : no('A-OPEN-72', () => `The deck of ${theSeat(g, rival)} is empty.`));
      const draw: Effects = [
        { do: 'spend-command', count: 1 },
        { do: 'draw-project', count: 2, from: rival, most: 1 },
      ];
      return offer(draw, why, () => ({
        key: `acquire:${civ}`,
        verb: 'acquire',
        label: `Launch ${several(Math.min(2, deck.length), 'Project')} from the deck of ${theSeat(g, rival)}`,
        hint: '1 Command. You keep only 1 card from rival decks',
        rule: 'A-FER-09',
      }));
    });
}

/** Offers 1 Culture for 2 Production, twice per round. */
function tower(g: Ascendancy, seat: number): Offer<Effects>[] {
  const { price, often } = TOWER;
  const left = often - timesUsed(g, seat, 'fer-14');
  const why =
    left > 0
      ? unpaid(g, seat, price, 'A-FER-10')
      : no('A-SPEC-01', 'You have already bought Culture there twice this round.');
  const buy: Effects = [
    { do: 'pay', price },
    { do: 'mark-used', rule: 'fer-14', span: 'round' },
    { do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' },
  ];
  return [
    offer(buy, why, () => ({
      key: 'tower',
      verb: 'tower',
      label: 'Buy 1 Culture at the Tower of Commerce',
      hint: `2 Production. ${several(Math.max(0, left), 'time')} left this round`,
    })),
  ];
}

/**
 * The Advancements of the Ferengi. If a card names the Ferengi, it means the player who completed the card (A-FER-11,
 * A-SPEC-05).
 */
export const FERENGI = advancements('ferengi', {
  // Card: Ferengi Commerce Authority (A-FER-05)
  'fer-01': {
    income: (g, source, seat) =>
      seat === source.seat ? { production: [...hosts(g, seat).values()].reduce((sum, one) => sum + one, 0) } : {},
  },
  // Card: Prospector Charter
  'fer-02': { sets: { 'colony-production': (_g, source, { seat }) => (seat === source.seat ? 3 : null) } },
  // Card: Futures Exchange
  'fer-03': {
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
  // Card: Peace is Good for Business
  'fer-04': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const began = (rival: number) => timesUsed(g, rival, 'battle') + timesUsed(g, rival, 'invasion') > 0;
      const quiet = rivals(g, seat).filter((rival) => agreementBetween(g, rival, seat) !== null && !began(rival));
      return { production: Math.min(MOST, quiet.length) };
    },
  },
  // Card: War is Good for Business
  'fer-05': {
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
  // Card: Latinum Vaults
  'fer-06': {
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
  // Card: Market Rumors
  'fer-07': { plays: { turn: (g, source, { seat }) => (seat === source.seat ? rumors(g, seat) : []) } },
  // Card: Protection Money
  'fer-08': {
    at: {
      'battle-declared': {
        prompt: 'offer the Attacker Production to cancel the battle?',
        offers(g, { seat }): Offer<Effects>[] {
          const part = partOf(g, seat, 'battle');
          const attacker = part?.c.attacker;
          if (part === null || seat === null || typeof attacker !== 'number' || !isDefender(part.c, part.place))
            return [];
          if (part.c.sides.length !== 2) return [];
          const production = Math.min(PROTECTION, shipsOf(g, sideAt(part.c, 0)));
          const half = Math.ceil(production / 2);
          if (!canPay(g, seat, { production })) return [];
          const take: Effects = [
            { do: 'pay', price: { production } },
            { do: 'gain', gains: { production: half }, rule: 'A-TRADE-01', seat: attacker },
            { do: 'cancel-battle', seat },
          ];
          const refuse: Effects = [{ do: 'first-strike', seat }];
          const ways = [
            { key: 'take', label: `Take ${half} Production and cancel the battle`, does: [...take] },
            { key: 'refuse', label: `Refuse and give ${theSeat(g, seat)} First Strike`, does: [...refuse] },
          ];
          const option = { key: 'protection', verb: 'offer', label: `Offer ${production} Production` };
          const hint = `The Attacker gets ${half} of it. If they refuse, you have First Strike`;
          return [
            open({ ...option, hint }, [
              { do: 'exhaust' },
              { do: 'demand', of: attacker, prompt: 'do you take the Production?', ways },
            ]),
          ];
        },
      },
    },
  },
  // Card: Rule of Acquisition #21
  'fer-09': { plays: { command: (g, source, { seat }) => (seat === source.seat ? foreign(g, seat) : []) } },
  // Card: Bribed Technicians
  'fer-10': { plays: { turn: (g, source, { seat }) => (seat === source.seat ? bribes(g, seat) : []) } },
  // Card: Eliminator Contracts
  'fer-11': {
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
  // Card: Holosuite Franchise
  'fer-12': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      return { culture: Math.min(FRANCHISES, hosts(g, seat).size) };
    },
  },
  // Card: Commission Clause
  'fer-13': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const shares = playerOf(g, seat).agreements.map((one) => Math.ceil(profitOf(g, seat, one) / 2));
      return { production: shares.reduce((sum, share) => sum + Math.min(COMMISSION, share), 0) };
    },
  },
  // Card: Tower of Commerce
  'fer-14': {
    plays: { turn: (g, source, { seat }) => (seat === source.seat ? tower(g, seat) : []) },
    at: {
      generate: {
        prompt: 'buy Culture?',
        offers: (g, source, { seat }) => (seat === source.seat ? tower(g, seat) : []),
        again: true,
      },
    },
  },
  // Card: Leveraged Buyout
  'fer-15': {
    at: {
      'before-roll': {
        prompt: 'pay to add to your roll?',
        offers: (g, source, { seat, kind }) =>
          seat !== source.seat || kind !== 'hegemony'
            ? []
            : [1, 2, 3]
                .filter((amount) => canPay(g, seat, { production: 2 * amount }))
                .map((amount) =>
                  open({ key: `buyout:${amount}`, verb: 'pay', label: `Pay ${2 * amount} Production for +${amount}` }, [
                    { do: 'pay', price: { production: 2 * amount } },
                    { do: 'roll-bonus', rule: 'fer-15', amount },
                  ]),
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
});
