import type { Option, Reader, State } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Effect } from '../effects/union.ts';
import type { CardId, Frontiers } from '../state.ts';
import type { CardView, CardWay } from '../view.ts';

/** What the reader may do now, as far as cards are concerned. */
export interface Now {
  /** The options of the question that waits for the reader; empty when none does. */
  options: readonly Option[];
  /** In a combat, where Repair and Heal effects never work (F-COMBAT-21). */
  fighting: boolean;
}

/** What waits for a reader. */
export function nowOf({ g, pending }: State<Frontiers>, reader: Reader): Now {
  const decision = pending.find(({ seat }) => seat === reader);
  const options = decision === undefined ? [] : [...decision.options, ...(decision.instead ?? [])];
  return { options, fighting: g.combat !== null || g.pvp !== null };
}

const SIDEWAYS: readonly CardWay[] = ['move', 'diplomacy', 'shields', 'attack'];

/** How each card of the hand may be played now, read from the reader’s own options; null while none can be. */
export function playableNow({ options, fighting }: Now): (card: CardId) => CardView['now'] {
  const ways = new Map<CardId, Set<CardWay>>();
  for (const { key } of options) {
    const [verb, card = '', how = ''] = key.split(':');
    const way = verb === 'play' ? effectWay(how) : verb === 'side' ? sideWay(how) : null;
    if (way === null) continue;
    const found = ways.get(card) ?? new Set();
    ways.set(card, found.add(way));
  }
  if (ways.size === 0) return () => null;
  return (card) => {
    const found = [...(ways.get(card) ?? [])];
    const effects = found.includes('basic') || found.includes('strong');
    return { ways: found, why: effects ? null : whyNot(card, fighting) };
  };
}

function effectWay(how: string): CardWay | null {
  return how.startsWith('basic') ? 'basic' : how.startsWith('strong') ? 'strong' : null;
}

function sideWay(how: string): CardWay | null {
  return SIDEWAYS.find((way) => way === how) ?? null;
}

/** Effects that are for a fight alone, and those that are never for one. */
const FOR_FIGHTS: ReadonlySet<Effect['do']> = new Set(['attack', 'shields', 'enemy', 'aim', 'deflected']);
const FOR_PEACE: ReadonlySet<Effect['do']> = new Set(['move', 'repair', 'heal', 'mend', 'jump']);

/** Why a card’s effects can’t be used now, in few words: its kind tells the moment, else it is data that is missing. */
function whyNot(card: CardId, fighting: boolean): string {
  const { sort, basic, strong } = cardOf(card);
  if (sort === 'damage') return 'Fills the hand';
  const all = [...basic, ...strong].flatMap(simple);
  const only = (kinds: ReadonlySet<Effect['do']>) => all.length > 0 && all.every((effect) => kinds.has(effect.do));
  if (!fighting && only(FOR_FIGHTS)) return 'Only in a fight';
  if (fighting && only(FOR_PEACE)) return 'Not in a fight';
  return sort === 'undiscovered' ? 'Needs data' : 'Not now';
}

/** The effects among which one leaves the choice, or itself. */
function simple(effect: Effect): readonly Effect[] {
  return effect.do === 'one' ? effect.ways.flat() : [effect];
}
