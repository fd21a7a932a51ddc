import { expect } from 'vitest';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { type EquipmentCard, isOf, type PersonnelCard } from '../../../src/games/first-edition/content/card.ts';
import type { Formula } from '../../../src/games/first-edition/content/formula.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { allCards, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { AnyPiece, FirstEdition, Piece } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { happened, id, scene } from './scene.ts';

/** An encounter of some personnel with a dilemma, and the other cards. */
export interface Meeting {
  crew: readonly string[];
  /** At a planet mission, or at one in space by the crew of a ship. */
  at: 'planet' | 'space';
  /** Equipment and other cards with them. */
  with?: readonly string[];
  ship?: string;
  /** The keys of the answers. The first option is the answer without one. */
  picks?: readonly string[];
  seed?: string;
}

/** Plays the encounter. Each answer is a listed key if it is offered, or else the first option. */
export function meet(title: string, { crew, at, with: things = [], ship: own, picks = [], seed }: Meeting) {
  // Holograms need a Holodeck, or a card that projects them.
  const isHolo = [...crew, ...things].some(isHolographic);
  const ship = own ?? (isHolo && at === 'space' ? 'U.S.S. Galaxy' : 'U.S.S. Oberth');
  const place = at === 'planet' ? 'surface:L2' : 'aboard:1';
  const location = at === 'planet' ? 'L2' : 'L1';
  const play = [
    [ship, `space:${location}`] as const,
    ...[...crew, ...things].map((name) => [name, place, asOurs(name)] as const),
    ...(isHolo ? [['Holo-Projectors', 'at:L2'] as const] : []),
  ];
  const stage = scene({
    gold: { play: play as never },
    blue: { seeds: { [location]: [title] } },
    ...(seed === undefined ? {} : { seed }),
  });
  const before = structuredClone(stage.g);
  stage.does('gold', at === 'planet' ? 'attempt:L2:team-2' : 'attempt:L1:1');
  const asked = finish(stage, picks);
  return { stage, before, asked, came: outcome(stage, before, asked, location) };
}

/** Answers until the attempt is over. Returns the players asked. */
export function finish(stage: Stage<FirstEdition>, picks: readonly string[]): string[] {
  const asked: string[] = [];
  for (let round = 0; round < 40 && stage.g.attempt !== null; round++) {
    const waiting = stage.seats.find((_, seat) => stage.match.pending(seat) !== null);
    if (waiting === undefined) break;
    const { options, min } = stage.decision(waiting);
    asked.push(waiting);
    const wanted = options.map(({ key }) => key).filter((key) => picks.includes(key));
    const keys =
      wanted.length >= min
        ? wanted.slice(0, Math.max(1, min))
        : options.map(({ key }) => key).slice(0, Math.max(1, min));
    stage.does(waiting, ...keys);
  }
  return asked;
}

/** Sums up the result in a few words. */
function outcome(stage: Stage<FirstEdition>, before: FirstEdition, asked: readonly string[], location: string): string {
  const { g } = stage;
  const log = happened(stage);
  const words: string[] = [];
  const count = (what: string, number: number) => number > 0 && words.push(number === 1 ? what : `${number} ${what}`);
  const [gold, blue] = g.players;
  const [gold0] = before.players;
  if (log.includes('At random')) words.push('random');
  for (const who of new Set(asked)) words.push(`${who} chooses`);
  const isPerson = (card: string) => cardOf(card).type === 'Personnel';
  const lost = (gold?.discard ?? []).filter(isPerson).length;
  count('killed', (log.match(/(is|are) killed/g) ?? []).length > 0 ? lost : 0);
  count('discarded', / (is|are) discarded/.test(log) ? lost : 0);
  count('lost', / (is|are) destroyed/.test(log) ? lost : 0);
  const pieces = Object.values(g.pieces);
  const people = pieces.filter(({ card }) => isPerson(card));
  const stopped = people.filter((piece) => (piece.stopped ?? 0) >= g.turns);
  if (stopped.length > 0 && stopped.length === people.length) words.push('all stopped');
  else count('stopped', stopped.length);
  count('long', stopped.filter((piece) => (piece.stopped ?? 0) > g.turns).length);
  for (const as of ['stopped', 'disabled'] as const)
    count(`held ${as}`, people.filter(({ held }) => held?.as === as).length);
  count('to hand', (gold?.hand.length ?? 0) - (gold0?.hand.length ?? 0));
  count('out-of-play', gold?.removed.length ?? 0);
  count('to deck', (gold?.deck.length ?? 0) - (gold0?.deck.length ?? 0));
  const moved = people.filter(({ id, at }) => before.pieces[id] !== undefined && before.pieces[id]?.at !== at).length;
  count('moved', moved);
  if (pieces.some(({ damaged }) => damaged === true)) words.push('damaged');
  count('things lost', [...(gold?.discard ?? [])].filter((card) => !isPerson(card)).length);
  const points = (player: typeof gold) =>
    (player?.scored ?? []).filter(({ kind }) => kind === 'bonus').reduce((sum, one) => sum + one.points, 0);
  if (points(gold) !== 0) words.push(`${points(gold)} points`);
  if (points(blue) !== 0) words.push(`blue ${points(blue)} points`);
  const met = before.locations[location]?.seeds[0]?.card ?? '';
  const lies = pieces.find(({ card }) => card === met);
  if ((g.locations[location]?.seeds.length ?? 0) > 0) words.push('back');
  else if (lies !== undefined)
    words.push(
      lies.at.startsWith('on:')
        ? `on ${isPerson(g.pieces[Number(lies.at.slice(3))]?.card ?? met) ? 'person' : 'ship'}`
        : lies.at.startsWith('at:')
          ? 'on mission'
          : 'on table',
    );
  words.push(log.includes('can’t solve') || log.includes('Gold solves') ? 'on' : 'over');
  return words.join(', ');
}

function isHolographic(title: string): boolean {
  return cardOf(id(title)).icons.includes('Holo');
}

/** A state in which personnel of other affiliations work for Gold. */
function asOurs(title: string): Partial<AnyPiece> {
  const card = cardOf(id(title));
  const isOurs = card.type !== 'Personnel' || ['Federation', 'Non-Aligned'].includes(card.affiliations.join());
  return isOurs ? {} : { as: { affiliation: 'Federation', by: 1 } };
}

type Helper = PersonnelCard | EquipmentCard;

/** All personnel, Federation first, and all equipment. */
const PEOPLE = allCards()
  .filter((card): card is Helper => isOf(card, 'Personnel', 'Equipment') && !card.title.includes('*'))
  .filter((card) => card.type === 'Personnel' || !card.icons.includes('Holo'))
  .sort((one, other) => Number(isOther(one)) - Number(isOther(other)));

function isOther(card: Helper): boolean {
  if (card.type !== 'Personnel') return false;
  const isPlain = card.icons.every((icon) => ['Stf', 'Cmd'].includes(icon)) && !card.title.includes(' and ');
  return card.affiliations.join() !== 'Federation' || !isPlain;
}

/** Returns a few Federation personnel who meet a formula together. Throws if there are none. */
export function crewFor(text: string): string[] {
  const formula = parseFormula(text);
  const found = grow(formula, []);
  if (!has(found, formula)) throw new Error(`nobody meets ${text}`);
  return found.map(({ title }) => title);
}

const NOWHERE = { pieces: {}, locations: {}, players: [], lasting: [], turns: 1 } as unknown as FirstEdition;

function has(people: readonly Helper[], formula: Formula): boolean {
  const pieces = people.map(({ id: card }, id): Piece => ({ id, card, owner: 0, seat: 0, at: 'surface:L2' }));
  const isThing = ({ card }: Piece) => cardOf(card).type === 'Equipment';
  const equipment = pieces.filter(isThing);
  return meets(NOWHERE, { people: pieces.filter((piece) => !isThing(piece)), equipment, ship: null }, formula);
}

/** Adds helpers, those with the fewest other skills first. */
function grow(formula: Formula, crew: readonly Helper[]): Helper[] {
  if (has(crew, formula)) return [...crew];
  if (formula.is === 'all') return formula.of.reduce<Helper[]>((all, one) => grow(one, all), [...crew]);
  if (formula.is === 'any') return grow(formula.of[0] ?? formula, crew);
  if (formula.is === 'among') return grow(formula.of, crew);
  let all = [...crew];
  for (let most = 0; most < 20 && !has(all, formula); most++) {
    const next = helpers(formula).find((one) => !all.includes(one));
    if (next === undefined) break;
    all = [...all, next];
  }
  return all;
}

function helpers(formula: Formula): Helper[] {
  const one =
    formula.is === 'skill' || formula.is === 'people' || formula.is === 'equipment'
      ? { ...formula, count: 1 }
      : formula;
  if (formula.is === 'each') return PEOPLE.filter((card) => has([card], formula.of)).sort(plain);
  if (formula.is === 'attribute') {
    const sum = (card: Helper) =>
      formula.sum.reduce(
        (all, name) =>
          all + (name in card ? ((card as unknown as Record<string, { value: number }>)[name]?.value ?? 0) : 0),
        0,
      );
    return [...PEOPLE].sort(
      (first, second) => Number(isOther(first)) - Number(isOther(second)) || sum(second) - sum(first),
    );
  }
  return PEOPLE.filter((card) => has([card], one)).sort(plain);
}

function plain(one: Helper, other: Helper): number {
  const rank = (card: Helper) => (isOther(card) ? 20 : 0) + ('skills' in card ? card.skills.length : 0);
  return rank(one) - rank(other);
}

/**
 * A dilemma, its place, and its result for personnel who lack its condition, `PLAIN` by default. Then its conditions,
 * each enough alone, with a result unless it is nothing. Instead of a condition, a row may list other personnel. If the
 * dilemma selects at random, the result must be the same whoever is selected.
 */
export type MetRow = readonly [
  title: string,
  at: 'planet' | 'space',
  came: string,
  past?: readonly (string | readonly [who: string | readonly string[], came: string])[],
  crew?: readonly string[],
];

/** Five personnel with few skills. */
const PLAIN = ['Mot the Barber', 'Linda Larson', 'Giusti', 'Darian Wallace', 'Sirna Kolrami'];

/** The seeds with which a random selection is tried. */
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Tries a row. */
export function checkMet([title, at, came, past = [], crew = PLAIN]: MetRow): void {
  checkCame(title, at, crew, came);
  for (const way of past) {
    const [who, wanted] = typeof way === 'string' ? [way, /^(\d+ points, )?on$/] : way;
    const some =
      typeof who === 'string' ? ['Mot the Barber', ...crewFor(who).filter((one) => one !== 'Mot the Barber')] : who;
    checkCame(title, at, some, wanted);
  }
}

/** Checks the result for these personnel, with every seed if the dilemma selects at random. */
function checkCame(title: string, at: MetRow[1], crew: readonly string[], wanted: string | RegExp): void {
  const isRandom = happened(meet(title, { crew, at }).stage).includes('At random');
  for (const seed of isRandom ? SEEDS : SEEDS.slice(0, 1))
    expect(meet(title, { crew, at, seed }).came, `${title}: ${crew.join(', ')} (seed ${seed})`).toMatch(
      typeof wanted === 'string' ? new RegExp(`^${wanted}$`) : wanted,
    );
}
