import { type Choosing, DIVIDE, type Play, SELECT } from '../chapters/calls.ts';
import { affected, aroundOf, hostBelow, stoppedHere } from '../chapters/dilemmas/affected.ts';
import { attributeOf } from '../chapters/skills/attributes.ts';
import { isPassedOver } from '../chapters/skills/gender.ts';
import { isAlone } from '../chapters/skills/group.ts';
import { skillAnyway } from '../chapters/skills/skills.ts';
import type { PersonnelCard } from '../content/card.ts';
import type { Formula } from '../content/formula.ts';
import { cardOf } from '../content/pool.ts';
import { ATTRIBUTES, type Attribute, isOneOf, type Skill } from '../content/printed.ts';
import { opponentOf } from '../position/find.ts';
import { isPersonnel } from '../position/kinds.ts';
import { cardName } from '../position/names.ts';
import { halvesOf, isDisabled } from '../position/pieces.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { PieceId } from '../terms.ts';
import { type Run, sourceOf } from './frame.ts';

/** A measure to compare personnel by: a sum of attributes, the level of a skill, or the number of printed skills. */
type Measure = readonly (Attribute | Skill | 'skills')[];

/** Something that two personnel may have in common. */
type Likeness = 'attribute' | 'skill' | 'class';

/** Whom an effect hits among those who face a dilemma (C-DILEMMA-13): how they are selected, how many, and who can be. */
export type Pick = {
  /** One unless told; a half of all who can be, rounded down, or up; or the larger of two parts. */
  readonly count?: number | 'half' | 'half up' | 'more than half';
  /** A formula that each of them must meet alone. */
  readonly who?: Formula;
  /**
   * Only those of whose turn it is, wherever a card reaches both players; all who are where those are that face it, or who of them are stopped at
   * this location.
   */
  readonly of?: 'turn' | 'place' | 'stopped';
  /** Those who were picked before don’t count; or the others don’t. */
  readonly but?: 'picked';
  readonly only?: 'picked';
  /** Only those who are like one who was picked: by a number of an attribute, a printed skill, or the classification; or who aren’t. */
  readonly like?: Likeness;
  readonly unlike?: Likeness;
  /** Only those who have less of an attribute than the one on whom the card lies. */
  readonly below?: Attribute;
  /** Only those who aren’t disabled. */
  readonly able?: true;
  /** Only those whose attribute is odd. */
  readonly odd?: Attribute;
} & (
  | { readonly how: Choosing | 'all' | 'picked' }
  /** Those of the one of two piles that the opponent picks: who met it deals all who can be to them. */
  | { readonly how: 'piles' }
  /** Those who were picked before anybody answered (C-DILEMMA-20), as far as they are still there. */
  | { readonly how: 'these'; readonly pieces: readonly PieceId[] }
  /** Those with the most or the least of it, or of its distance `from` a number; among equals the opponent chooses (C-DILEMMA-15), unless told. */
  | {
      readonly how: 'highest' | 'lowest';
      readonly by: Measure;
      readonly from?: number;
      readonly tie?: Choosing | 'all';
    }
);

/** Who can be picked. */
export function pickable(
  g: FirstEdition,
  run: Run,
  { who, of, but, only, odd, able, below, like, unlike }: Pick,
): Piece[] {
  const { picked = [], hits = [] } = run;
  const near = affected(g, run);
  return (of === 'place' ? aroundOf(g, near) : of === 'stopped' ? stoppedHere(g, run.seat) : near).filter(
    (piece) =>
      // C-TEAM-16: nothing reaches who is in stasis.
      piece.numb !== 'stasis' &&
      (of !== 'turn' || piece.seat === g.turn?.seat) &&
      !hits.includes(piece.id) &&
      (but === undefined || !picked.includes(piece.id)) &&
      (only === undefined || picked.includes(piece.id)) &&
      (unlike === undefined || !picked.some((id) => id === piece.id || isLike(g, piece, g.pieces[id], unlike))) &&
      (like === undefined || picked.some((id) => isLike(g, piece, g.pieces[id], like))) &&
      (below === undefined || halvesOf(piece).some((one) => attributeOf(g, one, below) < hostWorth(g, run, below))) &&
      (able === undefined || !isDisabled(piece)) &&
      // C-SKILL-21: 0 is even.
      (odd === undefined || halvesOf(piece).some((one) => attributeOf(g, one, odd) % 2 === 1)) &&
      (who === undefined || (!isPassedOver(piece, who) && isAlone(g, piece, who))),
  );
}

/** Whether two are alike by something (C-DUAL-01: of two people on one card one is enough). */
function isLike(g: FirstEdition, one: Piece, other: Piece | undefined, by: Likeness): boolean {
  if (other === undefined) return false;
  if (by === 'attribute')
    return PEOPLES.some((attribute) =>
      halvesOf(one).some((first) =>
        halvesOf(other).some((second) => attributeOf(g, first, attribute) === attributeOf(g, second, attribute)),
      ),
    );
  const [first, second] = [cardOf(one.card), cardOf(other.card)];
  if (!isPersonnel(first) || !isPersonnel(second)) return false;
  if (by === 'class') return first.classifications.some((trade) => second.classifications.includes(trade));
  // The first line of each person is the classification.
  const skills = ({ skills: all }: PersonnelCard) =>
    all.filter(({ of }, at) => all.findIndex((line) => line.of === of) !== at).map(({ name }) => name);
  return skills(first).some((name) => skills(second).includes(name));
}

const PEOPLES = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;

/** The attribute of the personnel on whom the source card is placed. */
function hostWorth(g: FirstEdition, run: Run, attribute: Attribute): number {
  const card = sourceOf(g, run);
  const host = card === undefined ? undefined : hostBelow(g, card);
  return host === undefined ? 0 : attributeOf(g, host, attribute);
}

/** How many are to be picked of so many. */
export function countOf({ count = 1 }: Pick, all: number): number {
  if (count === 'half') return Math.floor(all / 2);
  if (count === 'more than half') return Math.floor(all / 2) + 1;
  return count === 'half up' ? Math.ceil(all / 2) : count;
}

/** Whom an effect may hit: all who can be picked, or of those with the most or the least the ones that tie for it. */
export function inReach(g: FirstEdition, run: Run, how: Pick): Piece[] {
  const can = pickable(g, run, how);
  if (how.how !== 'highest' && how.how !== 'lowest') return can;
  const { sure, tied } = extremes(g, can, how, Math.min(countOf(how, can.length), can.length));
  return can.filter(({ id }) => sure.includes(id) || tied.includes(id));
}

/** Calls the selection of whom an effect hits: `hit` tells them afterwards. */
export function pick(ctx: Play, run: Run, how: Pick, what: string): void {
  const { g } = ctx;
  delete run.result;
  delete run.sure;
  if (how.how === 'picked') {
    run.sure = [...(run.picked ?? [])];
    return;
  }
  const can = pickable(g, run, how);
  if (how.how === 'all') {
    run.sure = ids(can);
    return;
  }
  if (how.how === 'these') {
    run.sure = ids(can.filter(({ id }) => how.pieces.includes(id)));
    return;
  }
  if (how.how === 'piles') {
    if (can.length > 0) ctx.call(DIVIDE, { seat: run.seat, from: ids(can), what: whatOf(run, what) });
    return;
  }
  const most = Math.min(countOf(how, can.length), can.length);
  if (how.how === 'highest' || how.how === 'lowest') {
    const { sure, tied } = extremes(g, can, how, most);
    const { tie = 'opponent' } = how;
    run.sure = tie === 'all' ? [...sure, ...tied] : sure;
    if (tie !== 'all') select(ctx, run, how, tie, tied, most - sure.length, what);
    return;
  }
  select(ctx, run, how, how.how, ids(can), most, what);
}

function select(ctx: Play, run: Run, { of }: Pick, how: Choosing, from: PieceId[], count: number, what: string): void {
  if (count <= 0) return;
  const seat = of === 'turn' ? (ctx.g.turn?.seat ?? run.seat) : run.seat;
  ctx.call(SELECT, { seat, how, from, count, what: whatOf(run, what) });
}

/** Says what a card is picked for: the source card and the consequence. */
function whatOf({ from }: Run, what: string): string {
  return `${cardName(from.card)}, ${what}`;
}

/** Whom the pick came to, as far as they are still in play. */
export function hit(g: FirstEdition, run: Run): Piece[] {
  return [...(run.sure ?? []), ...(run.result ?? [])].flatMap((id) => g.pieces[id] ?? []);
}

/** Who chooses: the one who met it, or the other. */
export function chooser({ seat }: Run, by: 'owner' | 'opponent'): number {
  return by === 'owner' ? seat : opponentOf(seat);
}

/** Whether a pick of the dilemma that is met asks for certain people and there is none (C-DILEMMA-03). */
export function findsNobody(g: FirstEdition, run: Run, how: Pick): boolean {
  return how.who !== undefined && pickable(g, run, how).length === 0;
}

function ids(pieces: readonly Piece[]): PieceId[] {
  return pieces.map(({ id }) => id);
}

/** A personnel’s value by a measure. */
export function worthOf(g: FirstEdition, piece: Piece, by: Measure): number {
  return by.reduce(
    (sum, one) =>
      sum +
      (one === 'skills'
        ? skillIcons(piece)
        : isOneOf(ATTRIBUTES, one)
          ? attributeOf(g, piece, one)
          : skillAnyway(g, piece, one)),
    0,
  );
}

/** Skill icons of somebody, as printed (C-SKILL-10): one for each line of skills, and one for what is special. */
export function skillIcons({ card }: Piece): number {
  const facts = cardOf(card);
  return isPersonnel(facts) ? facts.skills.length - 1 + (facts.hasText ? 1 : 0) : 0;
}

/** The first so many by a measure: those who are surely among them, and equals of the last. */
function extremes(
  g: FirstEdition,
  can: readonly Piece[],
  { by, how, from }: Extract<Pick, { by: Measure }>,
  count: number,
): { sure: PieceId[]; tied: PieceId[] } {
  const sign = how === 'highest' ? 1 : -1;
  const far = (value: number) => (from === undefined ? value : Math.abs(value - from));
  // C-DUAL-01: of two people on one card the one counts of whom it is so.
  const best = (piece: Piece) => Math.max(...halvesOf(piece).map((one) => sign * far(worthOf(g, one, by))));
  const worth = new Map(can.map((piece) => [piece.id, best(piece)]));
  const last = [...worth.values()].sort((one, other) => other - one)[count - 1] ?? Number.POSITIVE_INFINITY;
  const those = (test: (value: number) => boolean) => [...worth].filter(([, value]) => test(value)).map(([id]) => id);
  return { sure: those((value) => value > last), tied: those((value) => value === last) };
}

const BY = {
  random: 'at random',
  opponent: 'of the opponent’s choice',
  owner: 'of your choice',
  highest: 'with the most',
  lowest: 'with the least',
  all: '',
  picked: '',
  these: '',
  piles: '',
} as const;

/** How many are hit, in words: “2 of them at random”. */
export function pickText({ how, count = 1 }: Pick): string {
  if (how === 'all') return 'all of them';
  if (how === 'piles') return 'one of two piles';
  if (how === 'picked' || how === 'these') return 'those who were chosen';
  return `${count} of them ${BY[how]}`;
}

/** The first steps of a kind that picks personnel, and its way to pick targets before anybody responds. `what` says to the chooser what they are picked for (C-SELECT-02). */
export function picking<E extends { readonly pick: Pick }, const S extends string>(
  what: string | ((effect: E) => string),
  next: S,
) {
  const begin = (ctx: Play, run: Run, effect: E): void =>
    pick(ctx, run, effect.pick, typeof what === 'string' ? what : what(effect));
  return {
    run(ctx: Play, run: Run, effect: E): S {
      begin(ctx, run, effect);
      return next;
    },
    aim: {
      choose(ctx: Play, run: Run, effect: E): true {
        begin(ctx, run, effect);
        return true;
      },
      at: aimedAt,
    },
  };
}

/** An effect that hits those who were picked for it, and nobody else. */
export function aimedAt<E extends { readonly pick: Pick }>(effect: E, pieces: readonly PieceId[]): E {
  const { how, of } = effect.pick;
  // All who can be hit, and those whom another effect has picked, are known without a choice.
  if (how === 'all' || how === 'picked') return effect;
  return { ...effect, pick: { how: 'these', pieces, ...(of === undefined ? {} : { of }) } };
}
