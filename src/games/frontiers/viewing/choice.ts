import type { Option, Reader, State } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import { TACTIC_IDS } from '../content/tactics.ts';
import { faultOf, type NotUsed } from '../effects/card-plays.ts';
import type { Moment, UseContext } from '../effects/moments.ts';
import { sidewaysValue } from '../effects/sideways.ts';
import { fits } from '../effects/usable.ts';
import { type Case, sceneOf, waresHere } from '../intents/case.ts';
import { type CardId, DAMAGE, type Frontiers } from '../state.ts';
import type { CardView, CardWay, ChoiceView } from '../view.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';

/** The options that the reader has now, and the part of the game that they belong to. */
export interface Now {
  /** The options of the reader's current question, or an empty list without a question. */
  options: readonly Option[];
  /** The part of the game that the question belongs to, or null if no cards can be played. */
  at: Pick<Case, 'g' | 'seat' | 'moment' | 'scene'> | null;
}

/** Returns the reader's current options. */
export function nowOf(state: State<Frontiers>, reader: Reader): Now {
  const { g, pending } = state;
  const decision = pending.find(({ seat }) => seat === reader);
  if (decision === undefined) return { options: [], at: null };
  const { seat, options, instead = [] } = decision;
  const scene = sceneOf(state);
  const at = scene === null ? null : { g, seat, ...scene };
  return { options: [...options, ...instead], at };
}

const SIDEWAYS: readonly CardWay[] = ['move', 'diplomacy', 'shields', 'attack'];

/**
 * Returns the ways to play each card in the hand now, based on the reader’s options, or null if no card can be played.
 */
export function playableNow({ options, at }: Now): (card: CardId) => CardView['now'] {
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
    const worth = at === null ? 1 : sidewaysValue(at.g, at.seat, cardOf(card));
    return { ways: found, why: effects ? null : whyNot(card, at), ...(worth > 1 ? { worth } : {}) };
  };
}

function effectWay(how: string): CardWay | null {
  return how.startsWith('basic') ? 'basic' : how.startsWith('strong') ? 'strong' : null;
}

function sideWay(how: string): CardWay | null {
  return SIDEWAYS.find((way) => way === how) ?? null;
}

/** Short descriptions of obstacles that a player may be able to remove. */
const FAULTS: Readonly<Partial<Record<NotUsed, string>>> = {
  data: 'Needs data',
  wounded: 'Captain Wounded',
  aboard: 'Captain aboard',
};

const IN_FIGHTS: readonly Moment[] = ['parley', 'long', 'shields', 'attack'];
const IN_PEACE: readonly Moment[] = ['move', 'deal', 'rest'];

/** Returns a short reason why a card’s effects can’t be used now. */
function whyNot(card: CardId, at: UseContext | null): string {
  if (card === DAMAGE) return 'Only damage';
  if (at === null) return 'Not now';
  const fault = faultOf(at, cardOf(card));
  return (fault === null ? undefined : FAULTS[fault.why]) ?? whenElse(at, card);
}

/** Short hints for cards that work at only one moment in a turn or fight. */
const ONLY: Readonly<Partial<Record<Moment, string>>> = {
  move: 'Only to move',
  parley: 'Only in Diplomacy',
  long: 'Only at long range',
  shields: 'Only for Shields',
  attack: 'Only to attack',
};

/** Returns a short note that says when a card works, if it doesn’t work now. */
function whenElse({ g, seat, moment }: UseContext, card: CardId): string {
  const { basic, strong } = cardOf(card);
  // If a card works only in Interactions, the note says so instead of naming a time.
  const suitsAt = (when: Moment) => fits({ g, seat, moment: when }, basic) || fits({ g, seat, moment: when }, strong);
  if (moment !== 'deal' && suitsAt('deal') && !suitsAt('move') && !suitsAt('rest')) return 'Only to interact';
  const [half, otherwise] = IN_PEACE.includes(moment) ? [IN_PEACE, 'Only in a fight'] : [IN_FIGHTS, 'Not in a fight'];
  const [only, ...more] = half.filter(suitsAt);
  if (only === undefined) return otherwise;
  const isLater = [only, ...more].every((when) => half.indexOf(when) > half.indexOf(moment));
  const then = half === IN_FIGHTS ? 'Later in the fight' : 'Later this turn';
  return (more.length === 0 && only !== moment ? ONLY[only] : undefined) ?? (isLater ? then : 'Not now');
}

/** Verbs about cards in the reader's hand, which has its own picture. */
export const OF_HAND: ReadonlySet<string> = new Set(['play', 'discard', 'replace', 'boost', 'remove']);
/** Verbs that use something the reader already has. */
const USES: ReadonlySet<string> = new Set([...OF_HAND, 'crew', 'skill', 'common', 'heal']);

/** Returns what the reader is choosing from: cards in a draft or an offer, Crew, Skills, Tactics, goods. */
export function choiceView({ options, at }: Now): ChoiceView {
  const sold = at === null ? [] : waresHere(at);
  const all = [...sold.map(({ option }) => option), ...options];
  const idsOf = (kind: string): string[] => {
    const ids = all.flatMap(({ verb, subject }) => (subject?.kind === kind && !USES.has(verb) ? subject.id : []));
    return [...new Set(ids)];
  };
  const tactics = idsOf('tactic');
  return {
    cards: idsOf('card').map((id) => cardView(id)),
    crew: idsOf('crew').map(crewCardView),
    skills: idsOf('skill').map((id) => skillView(id)),
    tactics: TACTIC_IDS.filter((id) => tactics.includes(id)).map(tacticView),
    wares: sold.map(({ option: { label, hint = '' }, why }) => ({ name: label, terms: hint, open: why === null })),
  };
}
