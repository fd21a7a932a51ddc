import { type Choosing, DIVIDE, type Play, SELECT } from '../chapters/calls.ts';
import { affected, aroundOf, stoppedHere } from '../chapters/dilemmas/affected.ts';
import { attributeOf } from '../chapters/skills/attributes.ts';
import { isPassedOver } from '../chapters/skills/gender.ts';
import { isAlone } from '../chapters/skills/group.ts';
import { skillAnyway } from '../chapters/skills/skills.ts';
import type { PersonnelCard } from '../content/card.ts';
import type { Formula } from '../content/formula.ts';
import { cardOf } from '../content/pool.ts';
import { ATTRIBUTES, type Attribute, isOneOf, type Skill } from '../content/printed.ts';
import { hostIn, opponentOf } from '../position/find.ts';
import { isPersonnel } from '../position/kinds.ts';
import { cardName } from '../position/names.ts';
import { halvesOf, isDisabled } from '../position/pieces.ts';
import { setTo } from '../rules/ask.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { PieceId } from '../terms.ts';
import { type Run, sourceOf } from './frame.ts';
import { countedOf, tested } from './tested.ts';

/** A measure to compare personnel by: a sum of attributes, the level of a skill, or the number of printed skills. */
type Measure = readonly (Attribute | Skill | 'skills')[];

/** Something that two personnel may have in common. */
type Likeness = 'attribute' | 'skill' | 'class' | 'first skill' | 'stronger';

/** A selection of those who face a dilemma, for an effect to hit (C-DILEMMA-13): the method, the number, and the candidates. */
export type Pick = {
  /**
   * The number of personnel, by default one: a fixed number, half of them rounded down or up, more than half, or the
   * number that the card's rule counts (`counted`).
   */
  readonly count?: number | 'half' | 'half up' | 'more than half' | 'counted';
  /** A formula that each personnel must meet alone. */
  readonly who?: Formula;
  /**
   * `turn`: if a card affects both players, only personnel of the player whose turn it is can be selected. `place`:
   * everyone in the same places can be selected. `stopped`: only stopped personnel at this location can be selected.
   */
  readonly of?: 'turn' | 'place' | 'stopped';
  /** `but` excludes the personnel selected earlier, and `only` allows only those. */
  readonly but?: 'picked';
  readonly only?: 'picked';
  /**
   * Only personnel who share (`like`) or don't share (`unlike`) an attribute's value, a printed skill, the classification
   * or the first skill with someone selected earlier. `stronger`: someone selected earlier has higher total attributes.
   */
  readonly like?: Likeness;
  readonly unlike?: Likeness;
  /** Only personnel with less of this attribute than the personnel that the card is on. */
  readonly below?: Attribute;
  /** Only personnel who aren't disabled. */
  readonly able?: true;
  /** Only personnel with an odd value of this attribute. */
  readonly odd?: Attribute;
} & (
  | { readonly how: Choosing | 'all' | 'picked' }
  /**
   * The personnel in one of two piles. The encountering player divides all candidates, and the opponent picks a pile.
   */
  | { readonly how: 'piles' }
  /** The personnel selected before anyone responded (C-DILEMMA-20), if they are still there. */
  | { readonly how: 'these'; readonly pieces: readonly PieceId[] }
  /**
   * The personnel with the highest or lowest value by a measure. If `from` is given, the distance of the value from
   * this number is compared instead. By default, the opponent breaks ties (C-DILEMMA-15).
   */
  | {
      readonly how: 'highest' | 'lowest';
      readonly by: Measure;
      readonly from?: number;
      readonly tie?: Choosing | 'all';
    }
);

/** Returns the personnel who can be selected. */
export function pickable(
  g: FirstEdition,
  run: Run,
  { how, who, of, but, only, odd, able, below, like, unlike }: Pick,
): Piece[] {
  const { picked = [], hits = [] } = run;
  const near = affected(g, run);
  const isExempt = ({ id }: Piece): boolean =>
    (how === 'random' || how === 'opponent') && setTo(g, 'picked', { piece: id, how }) === 0;
  return (of === 'place' ? aroundOf(g, near) : of === 'stopped' ? stoppedHere(g, run.seat) : near).filter(
    (piece) =>
      // Nothing affects personnel in stasis (C-TEAM-16).
      piece.numb !== 'stasis' &&
      !isExempt(piece) &&
      (of !== 'turn' || piece.seat === g.turn?.seat) &&
      !hits.includes(piece.id) &&
      (but === undefined || !picked.includes(piece.id)) &&
      (only === undefined || picked.includes(piece.id)) &&
      (unlike === undefined || !picked.some((id) => id === piece.id || isLike(g, piece, g.pieces[id], unlike))) &&
      (like === undefined || picked.some((id) => isLike(g, piece, g.pieces[id], like))) &&
      (below === undefined || halvesOf(piece).some((one) => attributeOf(g, one, below) < hostWorth(g, run, below))) &&
      (able === undefined || !isDisabled(piece)) &&
      // 0 is even (C-SKILL-21).
      (odd === undefined || halvesOf(piece).some((one) => attributeOf(g, one, odd) % 2 === 1)) &&
      (who === undefined || (!isPassedOver(piece, who) && isAlone(g, piece, who, (group) => tested(g, run, group)))),
  );
}

/** True if two personnel have something in common. For a dual-personnel card, either person counts (C-DUAL-01). */
function isLike(g: FirstEdition, one: Piece, other: Piece | undefined, by: Likeness): boolean {
  if (other === undefined) return false;
  if (by === 'attribute')
    return PEOPLES.some((attribute) =>
      halvesOf(one).some((first) =>
        halvesOf(other).some((second) => attributeOf(g, first, attribute) === attributeOf(g, second, attribute)),
      ),
    );
  if (by === 'stronger') return worthOf(g, one, PEOPLES) < worthOf(g, other, PEOPLES);
  const [first, second] = [cardOf(one.card), cardOf(other.card)];
  if (!isPersonnel(first) || !isPersonnel(second)) return false;
  if (by === 'class') return first.classifications.some((trade) => second.classifications.includes(trade));
  if (by === 'first skill') return firstSkills(g, one).some((name) => firstSkills(g, other).includes(name));
  // The first skill line of each person is their classification.
  const skills = ({ skills: all }: PersonnelCard) =>
    all.filter(({ of }, at) => all.findIndex((line) => line.of === of) !== at).map(({ name }) => name);
  return skills(first).some((name) => skills(second).includes(name));
}

/** Returns the first printed skill of each person on a card, unless it is lost (C-OPEN-15). */
function firstSkills(g: FirstEdition, piece: Piece): Skill[] {
  const facts = cardOf(piece.card);
  if (!isPersonnel(facts)) return [];
  const people = [...new Set(facts.skills.map(({ of }) => of))];
  return people
    .flatMap((person) => facts.skills.filter(({ of }) => of === person)[1]?.name ?? [])
    .filter((name) => skillAnyway(g, piece, name) > 0);
}

const PEOPLES = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;

/** Returns the attribute of the personnel that the source card is on. */
function hostWorth(g: FirstEdition, run: Run, attribute: Attribute): number {
  const card = sourceOf(g, run);
  const host = card === undefined ? undefined : hostIn(g, card.at);
  return host === undefined ? 0 : attributeOf(g, host, attribute);
}

/** Returns the number of personnel to select from `all` candidates. */
export function countOf(g: FirstEdition, run: Run, { count = 1 }: Pick, all: number): number {
  if (count === 'counted') return countedOf(g, run, affected(g, run));
  if (count === 'half') return Math.floor(all / 2);
  if (count === 'more than half') return Math.floor(all / 2) + 1;
  return count === 'half up' ? Math.ceil(all / 2) : count;
}

/**
 * Returns all personnel that an effect may hit. If the effect hits the personnel with the highest or lowest value by a
 * measure, the function returns everyone who could be among them.
 */
export function inReach(g: FirstEdition, run: Run, how: Pick): Piece[] {
  const can = pickable(g, run, how);
  if (how.how !== 'highest' && how.how !== 'lowest') return can;
  const { sure, tied } = extremes(g, can, how, Math.min(countOf(g, run, how, can.length), can.length));
  return can.filter(({ id }) => sure.includes(id) || tied.includes(id));
}

/** Calls the procedure that selects the targets. Afterwards, `hit` returns the selected targets. */
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
  const most = Math.min(countOf(g, run, how, can.length), can.length);
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

/** Returns the reason shown for a selection: the source card and the consequence. */
function whatOf({ from }: Run, what: string): string {
  return `${cardName(from.card)}, ${what}`;
}

/** Returns the selected personnel who are still in play. */
export function hit(g: FirstEdition, run: Run): Piece[] {
  return [...(run.sure ?? []), ...(run.result ?? [])].flatMap((id) => g.pieces[id] ?? []);
}

/** Returns who chooses: the encountering player, or the opponent. */
export function chooser({ seat }: Run, by: 'owner' | 'opponent'): number {
  return by === 'owner' ? seat : opponentOf(seat);
}

/**
 * True if a selection for the encountered dilemma requires certain personnel and none of them can be selected
 * (C-DILEMMA-03).
 */
export function findsNobody(g: FirstEdition, run: Run, how: Pick): boolean {
  return how.who !== undefined && pickable(g, run, how).length === 0;
}

function ids(pieces: readonly Piece[]): PieceId[] {
  return pieces.map(({ id }) => id);
}

/** Returns a personnel's value by a measure. */
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

/**
 * Returns the number of printed skill icons of a personnel (C-SKILL-10): one per skill line, and one for special text.
 */
export function skillIcons({ card }: Piece): number {
  const facts = cardOf(card);
  return isPersonnel(facts) ? facts.skills.length - 1 + (facts.hasText ? 1 : 0) : 0;
}

/**
 * Returns the `count` personnel who rank first by a measure: those who are certain to be among them (`sure`), and those
 * who tie for the last place (`tied`).
 */
function extremes(
  g: FirstEdition,
  can: readonly Piece[],
  { by, how, from }: Extract<Pick, { by: Measure }>,
  count: number,
): { sure: PieceId[]; tied: PieceId[] } {
  const sign = how === 'highest' ? 1 : -1;
  const far = (value: number) => (from === undefined ? value : Math.abs(value - from));
  // On a dual-personnel card, the person with the better value counts (C-DUAL-01).
  const best = (piece: Piece) => Math.max(...halvesOf(piece).map((one) => sign * far(worthOf(g, one, by))));
  const worth = new Map(can.map((piece) => [piece.id, best(piece)]));
  const last = [...worth.values()].sort((one, other) => other - one)[count - 1] ?? Number.POSITIVE_INFINITY;
  const those = (test: (value: number) => boolean) => [...worth].filter(([, value]) => test(value)).map(([id]) => id);
  return { sure: those((value) => value > last), tied: those((value) => value === last) };
}

/**
 * The steps with which an effect kind begins if it selects personnel, and the way in which it chooses targets before
 * anyone responds. `what` tells the chooser the purpose of the selection (C-SELECT-02).
 */
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

/** Returns an effect that hits exactly the selected personnel. */
export function aimedAt<E extends { readonly pick: Pick }>(effect: E, pieces: readonly PieceId[]): E {
  const { how, of } = effect.pick;
  // Selecting everyone, or the personnel selected earlier, needs no choice.
  if (how === 'all' || how === 'picked') return effect;
  return { ...effect, pick: { how: 'these', pieces, ...(of === undefined ? {} : { of }) } };
}
