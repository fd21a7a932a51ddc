import type { Seat, State } from '../../kernel/types.ts';
import { cardOf } from './content/cards.ts';
import { STARTER_DECKS } from './content/decks.ts';
import { fullRatings } from './effects/sorts.ts';
import { RATINGS } from './rules/characters.ts';
import { playerOf } from './rules/find.ts';
import { layoutOf } from './rules/layout.ts';
import { CROWD } from './rules/occupancy.ts';
import type { AwayMissions, CardId, Character, DeckKind } from './state.ts';
import { ROUNDS } from './steps/game.ts';

/** M-STUN-07: no third Stun token. */
const MOST_STUN = 2;
const KINDS: readonly DeckKind[] = ['mission', 'support'];

/** Throws when the position is impossible: a card lost or doubled, three in a space, a peg or token too many. */
export function check(state: State<AwayMissions>): void {
  const { g } = state;
  must(g.round >= 0 && g.round <= ROUNDS, `round ${g.round}`);
  for (const [seat, player] of g.players.entries()) {
    must(player.bonusActions >= 0 && player.adapt >= 0, `a count of tokens below 0 in seat ${seat}`);
    for (const kind of KINDS) checkCards(state, seat, kind);
  }
  for (const character of Object.values(g.characters)) {
    checkCharacter(character);
    if (character.where === 'area') checkSpace(g, character);
  }
  const { active } = g;
  must(active === null || (active.taken >= 0 && active.taken <= active.of), 'more Actions taken than there are');
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible position: ${what}`);
}

/** Every card of the deck list lies in exactly one place, or is being played. */
function checkCards(state: State<AwayMissions>, seat: Seat, kind: DeckKind): void {
  const expected = [...STARTER_DECKS[playerOf(state.g, seat).faction][kind]];
  for (const card of cardsOf(state.g, seat, kind)) {
    const at = expected.indexOf(card);
    must(at >= 0, `one ${card} too many in seat ${seat}`);
    expected.splice(at, 1);
  }
  must(expected.length === 0, `${expected.join(', ')} missing in seat ${seat}`);
}

/** All cards of one kind that belong to a seat, wherever they are. */
function cardsOf(g: AwayMissions, seat: Seat, kind: DeckKind): CardId[] {
  const { decks, hand, discards, scored, table, permanents, playing } = playerOf(g, seat);
  const shown = playing.filter((card) => (cardOf(card).kind === 'mission') === (kind === 'mission'));
  const cards = [...decks[kind], ...hand[kind], ...discards[kind], ...shown];
  if (kind === 'mission') return [...cards, ...scored.map(({ card }) => card), ...table.map(({ card }) => card)];
  const attached = Object.values(g.characters).filter((character) => character.seat === seat);
  return [...cards, ...permanents, ...attached.flatMap(({ equipment, traits }) => [...equipment, ...traits])];
}

function checkCharacter(character: Character): void {
  const { id, pegs, stun, where, space, drone, seat, owner } = character;
  const full = fullRatings(character);
  for (const rating of where === 'out' ? [] : RATINGS) {
    const least = Math.min(1, full[rating]);
    must(pegs[rating] >= least && pegs[rating] <= full[rating], `${rating} ${pegs[rating]} of ${id}`);
  }
  must(stun >= 0 && stun <= MOST_STUN, `${stun} Stun tokens on ${id}`);
  // M-PREP-10: in one space, or in none.
  must((where === 'area') === (space !== null), `${id} is ${where} in ${space}`);
  must(drone === (seat !== owner), `${id} of seat ${owner} belongs to seat ${seat}`);
}

/** M-MOVE-02, M-MOVE-04, M-MOVE-08: at most two in a space, all of one side. */
function checkSpace(g: AwayMissions, character: Character): void {
  must(layoutOf(g).byId.has(character.space ?? ''), `${character.id} in ${character.space}, which is no space`);
  const here = Object.values(g.characters).filter(({ space }) => space === character.space);
  must(here.length <= CROWD, `${here.length} characters in ${character.space}`);
  must(
    here.every(({ seat }) => seat === character.seat),
    `hostile characters share ${character.space}`,
  );
}
