import type { Option, Reader, State } from '../../../kernel/types.ts';
import { purseOf } from '../chapters/data/payments.ts';
import { cardOf } from '../content/cards/all.ts';
import { TACTIC_IDS } from '../content/tactics.ts';
import { cardPlays, faultOf, type NotUsed } from '../effects/card-plays.ts';
import type { PlayDeed } from '../effects/deeds.ts';
import type { Moment, Occasion } from '../effects/moments.ts';
import { fits } from '../effects/usable.ts';
import { type CardId, DAMAGE, type Frontiers } from '../state.ts';
import type { CardView, CardWay, ChoiceView } from '../view.ts';
import { type Case, sceneOf, waresHere } from '../wishes/case.ts';
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

/** How each card of the hand may be played now; null while none can be. */
export function playableNow({ at }: Now): (card: CardId) => CardView['now'] {
  if (at === null) return () => null;
  const purse = purseOf(at.g, at.seat);
  const plays = cardPlays(at, () => purse);
  if (plays.length === 0) return () => null;
  return (card) => {
    const ways = [...new Set(plays.flatMap(({ deed }) => wayOf(deed, card) ?? []))];
    const effects = ways.includes('basic') || ways.includes('strong');
    return { ways, why: effects ? null : whyNot(card, at) };
  };
}

function wayOf(deed: PlayDeed, card: CardId): CardWay | null {
  if (deed.do === 'card') return deed.card === card ? deed.side : null;
  return deed.do === 'sideways' && deed.card === card ? deed.kind : null;
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
function whyNot(card: CardId, at: Occasion): string {
  if (card === DAMAGE) return 'Fills the hand';
  const fault = faultOf(at, cardOf(card));
  return (fault === null ? undefined : FAULTS[fault.why]) ?? whenElse(at, card);
}

/** What a card is for, if that is the other half of the game. */
function whenElse({ g, seat, moment }: Occasion, card: CardId): string {
  const { basic, strong } = cardOf(card);
  const [half, otherwise] = IN_PEACE.includes(moment) ? [IN_PEACE, 'Only in a fight'] : [IN_FIGHTS, 'Not in a fight'];
  const suits = (at: Occasion) => fits(at, basic) || fits(at, strong);
  return half.some((when) => suits({ g, seat, moment: when })) ? 'Not now' : otherwise;
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
