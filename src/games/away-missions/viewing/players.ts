import type { Reader, Seat, State } from '../../../kernel/types.ts';
import { sizes } from '../../kit/zones.ts';
import { characterOf, playerOf, teamInPlay } from '../chapters/characters/find.ts';
import { intelOf } from '../chapters/characters/intel.ts';
import { seatName } from '../chapters/characters/names.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { teamName } from '../decks/team.ts';
import { faceDownCounts, isFaceDown } from '../effects/face-down.ts';
import { plays } from '../effects/plays.ts';
import { cardView } from '../effects/text.ts';
import { waiting, waitsFor } from '../effects/waiting.ts';
import { pointsOf } from '../score.ts';
import type { AwayMissions, CardId } from '../state.ts';
import type { AwayMissionsView, CardView, PlayerView } from '../view.ts';
import { KINDS } from '../zones.ts';

/** Returns all players as one viewer sees them. */
export function playerViews(g: AwayMissions, reader: Reader): PlayerView[] {
  return [...g.players.keys()].map((seat) => playerView(g, seat, seat === reader || !isFaceDown(g)));
}

/** Returns one player as a viewer sees them. If `all` is set, the view includes face-down cards. */
function playerView(g: AwayMissions, seat: Seat, all: boolean): PlayerView {
  const player = playerOf(g, seat);
  const { faction, bonusPoints, bonusActions, adapt, decks, hand, discards, core, scored, permanents, table } = player;
  const { traps = [], sprung = 0, brought } = player;
  const shown = (cards: readonly CardId[]): CardView[] => cards.map((card) => cardView(card));
  return {
    seat,
    faction,
    name: seatName(g, seat),
    team: teamName(faction, brought?.team ?? []),
    points: pointsOf(g, seat),
    bonusPoints,
    bonusActions,
    adapt,
    intel: intelOf(g, seat),
    ready: teamInPlay(g, seat).filter(({ activated }) => !activated).length,
    core: core === null ? null : cardView(core),
    decks: sizes(decks, ...KINDS),
    // Other players see only the number of cards in a hand (M-DECK-02).
    hand: sizes(hand, ...KINDS),
    discards: { mission: shown(discards.mission), support: shown(discards.support) },
    scored: scored.map((one) => ({ ...one, card: cardView(one.card) })),
    permanents: shown(permanents),
    table: table.flatMap(({ card, progress, hidden }) =>
      hidden === undefined || all
        ? { card: cardView(card), progress, of: stepsOf(card), faceDown: hidden !== undefined }
        : [],
    ),
    traps: all ? traps.map(({ card, space }) => ({ card: cardView(card), space })) : [],
    faceDown: faceDownCounts(g, seat),
    sprung,
    area: [...player.area],
  };
}

/** Returns the number of Special Actions needed to score a Mission on the table. */
function stepsOf(card: CardId): number {
  const printed = cardOf(card);
  return printed.kind === 'mission' ? printed.table.length : 0;
}

/** Returns the viewer's own cards, and whether each can be played now. */
export function handView(state: State<AwayMissions>, reader: Reader): CardView[] {
  if (reader === 'spectator') return [];
  const { hand } = playerOf(state.g, reader);
  const now = playableNow(state.g, reader);
  // A card that can be played only at certain moments of other players’ turns always says when (M-TIME-02).
  const waits = new Map(waiting(state, reader).map((one) => [one.card, waitsFor(one)]));
  return [...hand.support, ...hand.mission].map((card) => {
    const why = waits.get(card);
    return cardView(card, why === undefined ? now(card) : { playable: false, why });
  });
}

/** Returns the cards that the viewer could play in windows that the viewer's standing orders skip, by window. */
export function waitingView(state: State<AwayMissions>, reader: Reader): AwayMissionsView['waiting'] {
  if (reader === 'spectator') return [];
  const found = new Map<string, string[]>();
  for (const { card, window, asked } of waiting(state, reader)) {
    if (!asked) found.set(window, [...(found.get(window) ?? []), nameOf(card)]);
  }
  return [...found].map(([window, cards]) => ({ window, cards }));
}

/**
 * Returns a function that says whether a card can be played in the next Action, and the reason if it can't. Outside the
 * viewer's Activation, that function returns null.
 */
function playableNow(g: AwayMissions, seat: Seat): (card: CardId) => CardView['now'] {
  const { active, turn } = g;
  if (active === null || turn !== seat) return () => null;
  const character = active.character === null ? null : characterOf(g, active.character);
  const all = plays(g, seat, character, 'action', true);
  if (active.taken === 0 && !active.bonus) all.push(...plays(g, seat, character, 'start', true));
  return (card) => {
    const mine = all.filter(({ payload }) => payload.card === card);
    if (mine.some(({ why }) => why === null)) return { playable: true, why: null };
    return { playable: false, why: mine[0]?.why?.().text ?? null };
  };
}
