import type { Chapter } from '../entry.ts';
import { actionPhase } from './action-phase.ts';
import { activation } from './activation.ts';
import { affiliationsAndKnownCards } from './affiliations-and-known-cards.ts';
import { attacks } from './attacks.ts';
import { boardModel } from './board-model.ts';
import { borgCube } from './borg-cube.ts';
import { cardsAndPlayingThem } from './cards-and-playing-them.ts';
import { componentsAndTeams } from './components-and-teams.ts';
import { damage } from './damage.ts';
import { deckBuilding } from './deck-building.ts';
import { drawPhase } from './draw-phase.ts';
import { endOfGame } from './end-of-game.ts';
import { gameSequence } from './game-sequence.ts';
import { missionPreparation } from './mission-preparation.ts';
import { movementAndTheBoard } from './movement-and-the-board.ts';
import { reRolls } from './re-rolls.ts';
import { rulingsComponents } from './rulings-components.ts';
import { rulingsContradictions } from './rulings-contradictions.ts';
import { rulingsSilence } from './rulings-silence.ts';
import { skillTests } from './skill-tests.ts';
import { specialRules } from './special-rules.ts';
import { teamGames } from './team-games.ts';
import { threeAndFourPlayers } from './three-and-four-players.ts';
import { timingAndInterrupts } from './timing-and-interrupts.ts';

/** The rules of Star Trek: Away Missions by chapter. */
export const awayMissionsRules: readonly Chapter[] = [
  componentsAndTeams,
  cardsAndPlayingThem,
  deckBuilding,
  timingAndInterrupts,
  gameSequence,
  missionPreparation,
  drawPhase,
  actionPhase,
  activation,
  movementAndTheBoard,
  attacks,
  damage,
  reRolls,
  skillTests,
  endOfGame,
  specialRules,
  threeAndFourPlayers,
  teamGames,
  borgCube,
  affiliationsAndKnownCards,
  boardModel,
  rulingsComponents,
  rulingsContradictions,
  rulingsSilence,
];
