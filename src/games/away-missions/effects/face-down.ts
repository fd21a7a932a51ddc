import type { Ctx } from '../../../kernel/game.ts';
import { must } from '../../../kernel/must.ts';
import { shuffle } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { seatName } from '../chapters/characters/names.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import type { AwayMissions, CardId, FaceDown, Player, SpaceId, TableMission, Trap } from '../state.ts';
import { isShown } from '../zones.ts';
import { scopeOf } from './scope.ts';
import { placesOf } from './spaces.ts';
import type { Effect } from './union.ts';

/** Whether an effect places its own card face down. */
const LAYS = (effect: Effect): boolean => effect.do === 'trap' || (effect.do === 'lay' && effect.hidden === true);

/** Whether a list of effects places its card face down, so that it is played unseen (M-OPEN-74, M-OPEN-75). */
export function laysFaceDown(effects: readonly Effect[]): boolean {
  return effects.some(LAYS);
}

/** Whether face-down cards are still hidden, as they are until Debrief. */
export function isFaceDown({ phase }: AwayMissions): boolean {
  return phase !== 'debrief';
}

/** Reveals all face-down cards when Debrief begins (M-OPEN-74, M-OPEN-75). */
export function turnUp(ctx: Ctx<AwayMissions>): void {
  for (const [seat, { traps = [], table }] of ctx.g.players.entries()) {
    const cards = [...traps.map(({ card }) => card), ...table.filter(({ hidden }) => hidden).map(({ card }) => card)];
    if (cards.length === 0) continue;
    ctx.reveal();
    for (const mission of table) delete mission.hidden;
    ctx.log(`${seatName(ctx.g, seat)} reveals their face-down cards: ${cards.map(nameOf).join(', ')}.`, 'M-OPEN-75');
  }
}

/** Returns the effects of a card that place it face down. */
function layingOf(card: CardId): Effect[] {
  const printed = cardOf(card);
  if (printed.kind === 'equipment') return [];
  return printed.actions.filter(({ effects }) => laysFaceDown(effects)).flatMap(({ effects }) => effects);
}

/** A card in a list or object, and a function that puts another card in its place. */
type Slot = { card: CardId; put(card: CardId): void };

function slotsIn(list: CardId[]): Slot[] {
  return list.flatMap((card, at) => {
    const put = (other: CardId): void => {
      list[at] = other;
    };
    return layingOf(card).length > 0 ? [{ card, put }] : [];
  });
}

/**
 * Redeals everything about face-down cards that a seat can't see: the cards, the spaces of Traps, and the marks of
 * Missions. Call this function after redealing hands and decks. The redealt cards, spaces and marks agree with all
 * public facts.
 */
export function dealFaceDown(g: AwayMissions, seat: Seat, random: (bound: number) => number): void {
  if (!isFaceDown(g)) return;
  for (const [whose, player] of g.players.entries()) {
    if (whose === seat) continue;
    const traps = player.traps ?? [];
    const missions = player.table.filter(({ hidden }) => hidden !== undefined);
    mix([...laidSlots(traps), ...hiddenSlots(player, 'support', seat)], random);
    mix([...laidSlots(missions), ...hiddenSlots(player, 'mission', seat)], random);
    const taken = new Set<SpaceId>();
    for (const trap of traps) {
      trap.space = spaceFor(g, whose, trap, taken, random);
      taken.add(trap.space);
    }
    for (const mission of missions) mission.marks = marksFor(g, whose, mission, random);
  }
}

function laidSlots(laid: readonly (Trap | TableMission)[]): Slot[] {
  return laid.map((one) => ({
    card: one.card,
    put: (card) => {
      one.card = card;
    },
  }));
}

function hiddenSlots({ hand, decks, exposed }: Player, kind: 'mission' | 'support', reader: Seat): Slot[] {
  const shown = isShown(exposed, reader) ? (exposed?.[kind] ?? 0) : 0;
  const secret = slotsIn(hand[kind]);
  // The cards an opponent is looking at stay in place.
  const open = slotsIn(hand[kind].slice(hand[kind].length - shown)).length;
  return [...secret.slice(0, secret.length - open), ...slotsIn(decks[kind])];
}

/** Shuffles the cards in these slots. */
function mix(slots: readonly Slot[], random: (bound: number) => number): void {
  const cards = slots.map(({ card }) => card);
  shuffle(cards, random);
  for (const [at, slot] of slots.entries()) slot.put(cards[at] ?? slot.card);
}

/** Returns a random space in which a Trap could have been placed from the position of the character who placed it. */
function spaceFor(
  g: AwayMissions,
  seat: Seat,
  { card, space, by, from }: Trap,
  taken: ReadonlySet<SpaceId>,
  random: (bound: number) => number,
): SpaceId {
  const place = layingOf(card).find((effect) => effect.do === 'trap')?.place ?? {};
  const could = placesOf(standingAgain(g, { by, from }), scopeOf(seat, card, by), place).filter((id) => !taken.has(id));
  return could.length === 0 ? space : (could[random(could.length)] ?? space);
}

/** Returns the game with a character moved back to the space from which it placed the card. */
function standingAgain(g: AwayMissions, { by, from }: FaceDown): AwayMissions {
  const layer = g.characters[by];
  return layer === undefined ? g : { ...g, characters: { ...g.characters, [by]: { ...layer, space: from } } };
}

/**
 * Returns what a face-down Mission could have marked: the space from which it was placed, or a random hostile
 * character.
 */
function marksFor(
  g: AwayMissions,
  seat: Seat,
  { card, marks, hidden }: TableMission,
  random: (bound: number) => number,
): string[] {
  if (layingOf(card).find((effect) => effect.do === 'mark')?.what === 'space')
    return [must(hidden?.from ?? marks[0], 'the marked space')];
  const foes = Object.values(g.characters).filter((one) => !isFriend(g, one.seat, seat) && one.where === 'area');
  const foe = foes[random(Math.max(1, foes.length))];
  return foe === undefined ? marks : [foe.id];
}

/** Counts a seat's face-down cards by kind, which is all that other players know about them. */
export function faceDownCounts(g: AwayMissions, seat: Seat): { traps: number; missions: number } {
  const { traps = [], table } = playerOf(g, seat);
  return isFaceDown(g)
    ? { traps: traps.length, missions: table.filter(({ hidden }) => hidden !== undefined).length }
    : { traps: 0, missions: 0 };
}
