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

/** What the reader may do now, as far as cards are concerned. */
export interface Now {
  /** The options of the question that waits for the reader; empty when none does. */
  options: readonly Option[];
  /** Where in the game that is; null where no cards are played. */
  at: Pick<Case, 'g' | 'seat' | 'moment' | 'scene'> | null;
}

/** What waits for a reader. */
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

/** How each card of the hand may be played now, read from the reader’s own options; null while none can be. */
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

/** What a player can mend about a card, in few words. */
const FAULTS: Readonly<Partial<Record<NotUsed, string>>> = {
  data: 'Needs data',
  wounded: 'Captain Wounded',
  aboard: 'Captain aboard',
};

const IN_FIGHTS: readonly Moment[] = ['parley', 'long', 'shields', 'attack'];
const IN_PEACE: readonly Moment[] = ['move', 'deal', 'rest'];

/** Why a card’s effects can’t be used now, in few words. */
function whyNot(card: CardId, at: UseContext | null): string {
  if (card === DAMAGE) return 'Fills the hand';
  if (at === null) return 'Not now';
  const fault = faultOf(at, cardOf(card));
  return (fault === null ? undefined : FAULTS[fault.why]) ?? whenElse(at, card);
}

/** When a card works that works at one moment alone of this half of the game. */
const ONLY: Readonly<Partial<Record<Moment, string>>> = {
  move: 'Only to move',
  parley: 'Only in a parley',
  long: 'Only at long range',
  shields: 'Only for Shields',
  attack: 'Only to attack',
};

/** What a card is for, if that is another moment or the other half of the game. */
function whenElse({ g, seat, moment }: UseContext, card: CardId): string {
  const { basic, strong } = cardOf(card);
  // Diplomacy is for deals alone, which are no fight either.
  const suitsAt = (when: Moment) => fits({ g, seat, moment: when }, basic) || fits({ g, seat, moment: when }, strong);
  if (moment !== 'deal' && suitsAt('deal') && !suitsAt('move') && !suitsAt('rest')) return 'Only in a deal';
  const [half, otherwise] = IN_PEACE.includes(moment) ? [IN_PEACE, 'Only in a fight'] : [IN_FIGHTS, 'Not in a fight'];
  const [only, ...more] = half.filter(suitsAt);
  if (only === undefined) return otherwise;
  const isLater = [only, ...more].every((when) => half.indexOf(when) > half.indexOf(moment));
  const then = half === IN_FIGHTS ? 'Later in the fight' : 'Later this turn';
  return (more.length === 0 && only !== moment ? ONLY[only] : undefined) ?? (isLater ? then : 'Not now');
}

/** Verbs about cards that lie in the own hand, which has a picture of its own. */
export const OF_HAND: ReadonlySet<string> = new Set(['play', 'discard', 'replace', 'boost', 'remove']);
/** Verbs that use what the reader has already. */
const USES: ReadonlySet<string> = new Set([...OF_HAND, 'crew', 'skill', 'common', 'heal']);

/** What the reader’s own question is about, wherever it lies: cards of a draft or an offer, Crew, Skills, Tactics, wares. */
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
