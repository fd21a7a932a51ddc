import type { Refusal, Seat } from '../../../kernel/types.ts';
import { BOARD_NAMES, MISSION_BOARDS } from '../content/boards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, BoardId, CharacterId } from '../state.ts';
import { cannotDeploy, roundOf } from './deployment.ts';
import { characterOf } from './find.ts';
import { seatName } from './names.ts';
import { boardsLeft, cannotPlace, DOORS } from './placement.ts';
import { ROTATIONS } from './rim.ts';
import { names, type Wish } from './wish.ts';

/** Why a wish can't be had while the area is made ready or characters arrive; null when it is unclear what is wished. */
export function whyNotPrepare(g: AwayMissions, seat: Seat, wish: Wish): Refusal | null {
  const [character] = wish.characters;
  if (character !== undefined) return whyNotDeploy(g, seat, character, wish);
  const board = (['corridor', ...MISSION_BOARDS] as const).find(
    (candidate) => names(wish.words, candidate) || names(wish.words, BOARD_NAMES[candidate]),
  );
  if (board === undefined) return null;
  return boardsLeft(g).length > 0 ? whyNotLay(g, board, wish) : whyNotStart(g, board);
}

function whyNotLay(g: AwayMissions, board: BoardId, { words }: Wish): Refusal | null {
  if (!boardsLeft(g).includes(board)) return cannotPlace(g, board, 'north-west', 0);
  const door = DOORS.find((candidate) => names(words, candidate));
  if (door === undefined) return null;
  const turns = ROTATIONS.filter((rotation) => names(words, String(rotation * 90)));
  const reasons = (turns.length > 0 ? turns : ROTATIONS).map((rotation) => cannotPlace(g, board, door, rotation));
  if (reasons.includes(null)) return null;
  // Of several ways to turn it, one that would fit but for the count of doors explains most.
  return reasons.find((reason) => reason?.rule === 'M-PREP-05') ?? reasons[0] ?? null;
}

function whyNotStart(g: AwayMissions, board: BoardId): Refusal | null {
  if (board === 'corridor')
    return { text: 'Nobody starts from the Main Corridor: pick a Mission Board.', rule: 'M-PREP-12' };
  const owner = g.players.findIndex((player) => player.area.includes(board));
  if (owner < 0) return null;
  return { text: `The ${seatName(g, owner)} team starts from ${BOARD_NAMES[board]}.`, rule: 'M-PREP-12' };
}

function whyNotDeploy(g: AwayMissions, seat: Seat, id: CharacterId, wish: Wish): Refusal | null {
  const character = characterOf(g, id);
  const { name } = characterCard(id);
  if (character.seat !== seat)
    return { text: `${name} is on the ${seatName(g, character.seat)} team.`, rule: 'M-PREP-13' };
  if (character.where === 'area') return { text: `${name} stands in ${character.space} already.`, rule: 'M-PREP-13' };
  const round = roundOf(character) ?? 0;
  if (round > g.round) return { text: `${name} arrives in round ${round}.`, rule: 'M-ESC-01' };
  if (wish.place === null) return null;
  if (wish.space === null) return { text: `There is no space ${wish.place}.`, rule: 'M-PREP-07' };
  return cannotDeploy(g, character, wish.space);
}
