import { Refused } from '../../kernel/types.ts';
import { CARDS, cardOf } from './content/cards.ts';
import type { AwayMissions, CardId, DeckKind, Faction, Player } from './state.ts';

/** Where a case of the rules may lay cards, by the second half of the place’s name. */
const PLACES = ['mission', 'support', 'hand', 'discard', 'scored', 'table', 'permanents'] as const;
type Place = (typeof PLACES)[number];
const ATTACHED = ['equipment', 'traits'] as const;
const KINDS: readonly DeckKind[] = ['mission', 'support'];

/** The places for cards, for those who write cases. */
export const STACKS: { readonly [place: string]: string } = {
  'federation.mission': 'the top of the Mission Deck; borg.… likewise, here and below',
  'federation.support': 'the top of the Support Deck',
  'federation.hand': 'the hand, Mission and Support cards alike',
  'federation.discard': 'the discard piles',
  'federation.scored': 'scored Missions, with their printed points',
  'federation.table': 'Missions on the table, with nothing marked',
  'federation.permanents': 'Permanent Events in play',
  'riker.equipment': 'Equipment of a character',
  'riker.traits': 'Trait Events of a character',
  'cards of federation': cardsOf('federation'),
  'cards of borg': cardsOf('borg'),
};

function cardsOf(faction: Faction): string {
  return CARDS[faction].map(({ id }) => id).join(', ');
}

/** The pile of a place that cards are drawn from, or null. */
export function pileAt(g: AwayMissions, name: string): readonly CardId[] | null {
  const [side, place] = name.split('.');
  const player = g.players.find(({ faction }) => faction === side);
  const kind = KINDS.find((deck) => deck === place);
  return player === undefined || kind === undefined ? null : player.decks[kind];
}

/** Takes cards out of their decks and lays them somewhere: `federation.support`, `borg.hand`, `data.equipment`. */
export function stack(g: AwayMissions, name: string, cards: readonly string[]): void {
  const [whose = '', where] = name.split('.');
  const character = g.characters[whose];
  const attached = ATTACHED.find((place) => place === where);
  if (character !== undefined && attached !== undefined) {
    const player = g.players[character.seat];
    if (player !== undefined) character[attached].push(...cards.map((card) => taken(player, card)));
    return;
  }
  const player = g.players.find(({ faction }) => faction === whose);
  const place = PLACES.find((candidate) => candidate === where);
  if (player === undefined || place === undefined) {
    const example = `federation or borg, then ${PLACES.join(', ')}; or a character, then ${ATTACHED.join(' or ')}`;
    throw new Refused(`There is no “${name}”: say ${example}.`);
  }
  for (const card of cards.map((id) => taken(player, id)).reverse()) lay(player, place, card);
}

/** Takes a card from the decks of a player. Throws when it isn’t there. */
function taken({ decks, faction }: Player, card: CardId): CardId {
  const deck = KINDS.find((kind) => decks[kind].includes(card));
  if (deck === undefined) throw new Refused(`${card} is in none of the decks of ${faction}.`);
  decks[deck].splice(decks[deck].indexOf(card), 1);
  return card;
}

/** Lays a card before those that lie there. */
function lay(player: Player, place: Place, id: CardId): void {
  const card = cardOf(id);
  const kind: DeckKind = card.kind === 'mission' ? 'mission' : 'support';
  switch (place) {
    case 'mission':
    case 'support':
      if (place !== kind) throw new Refused(`${id} is no ${place} card.`);
      player.decks[kind].unshift(id);
      break;
    case 'hand':
      player.hand[kind].unshift(id);
      break;
    case 'discard':
      player.discards[kind].unshift(id);
      break;
    case 'permanents':
      player.permanents.unshift(id);
      break;
    case 'scored':
    case 'table':
      if (card.kind !== 'mission') throw new Refused(`${id} is no Mission.`);
      if (place === 'table') player.table.unshift({ card: id, progress: 0, marks: [] });
      else player.scored.unshift({ card: id, points: card.points, bonus: 0 });
      break;
    default:
      place satisfies never;
  }
}
