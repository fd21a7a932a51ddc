import type { Chapter } from '../entry.ts';
import { aPlayersTurn } from './a-players-turn.ts';
import { assignDamagePhase } from './assign-damage-phase.ts';
import { attackPhaseAndEnemyAbilities } from './attack-phase-and-enemy-abilities.ts';
import { awayMissions } from './away-missions.ts';
import { borgCubeAssaults } from './borg-cube-assaults.ts';
import { buyingWithDiplomacy } from './buying-with-diplomacy.ts';
import { choosingTactics } from './choosing-tactics.ts';
import { combatOutcomes } from './combat-outcomes.ts';
import { cooperativeBorgCubeAssaults } from './cooperative-borg-cube-assaults.ts';
import { crewMembersAndSkills } from './crew-members-and-skills.ts';
import { dataDiceAndCrystals } from './data-dice-and-crystals.ts';
import { dummyPlayerAndSoloSkills } from './dummy-player-and-solo-skills.ts';
import { endOfTheRoundAndEmergencyRepairs } from './end-of-the-round-and-emergency-repairs.ts';
import { endOfTheTurnAndLevelUp } from './end-of-the-turn-and-level-up.ts';
import { exploringAndSafeSpaces } from './exploring-and-safe-spaces.ts';
import { fightingSeveralEnemies } from './fighting-several-enemies.ts';
import { finalScoring } from './final-scoring.ts';
import { gainingDiscardingTakingBack } from './gaining-discarding-taking-back.ts';
import { interactionsAndDiplomacy } from './interactions-and-diplomacy.ts';
import { longRangeAttackPhase } from './long-range-attack-phase.ts';
import { mapLocationsPlanets } from './map-locations-planets.ts';
import { mapLocationsSpaceAndStarbases } from './map-locations-space-and-starbases.ts';
import { movingYourShip } from './moving-your-ship.ts';
import { passingOthersAndSpecialMovement } from './passing-others-and-special-movement.ts';
import { pvpAttackingAndAttending } from './player-versus-player-combat-attacking-and-attending.ts';
import { pvpPhasesAndOutcome } from './player-versus-player-combat-phases-and-outcome.ts';
import { playingShipDeckCards } from './playing-ship-deck-cards.ts';
import { repairsAndHealing } from './repairs-and-healing.ts';
import { roundsAndTheirPreparation } from './rounds-and-their-preparation.ts';
import { rulingsComponentsAndTheMap } from './rulings-components-and-the-map.ts';
import { rulingsCrewScoringAndScenarios } from './rulings-crew-scoring-and-scenarios.ts';
import { rulingsMovementTurnsAndCombat } from './rulings-movement-turns-and-combat.ts';
import { scenarioConquerAndHold } from './scenario-conquer-and-hold.ts';
import { scenarioLiberateTheResearchStations } from './scenario-liberate-the-research-stations.ts';
import { scenarioOneToReturn } from './scenario-one-to-return.ts';
import { scenarioSoloConquest } from './scenario-solo-conquest.ts';
import { firstReconnaissanceAndSoloRules } from './scenario-the-first-reconnaissance-and-solo-rules.ts';
import { scenarioWhereNoOneHasGoneBefore } from './scenario-where-no-one-has-gone-before.ts';
import { scenariosFullAndBlitzConquest } from './scenarios-full-and-blitz-conquest.ts';
import { scenariosFullAndBlitzCooperation } from './scenarios-full-and-blitz-cooperation.ts';
import { settingUpTheTable } from './setting-up-the-table.ts';
import { shieldsPhase } from './shields-phase.ts';
import { startingAndRunningCombat } from './starting-and-running-combat.ts';
import { teamRules } from './team-rules.ts';
import { variantRules } from './variant-rules.ts';
import { yourShipAtTheStart } from './your-ship-at-the-start.ts';

/** The rules of Star Trek: Frontiers, in the order of the book, then our rulings. */
export const frontiersRules: readonly Chapter[] = [
  settingUpTheTable,
  yourShipAtTheStart,
  roundsAndTheirPreparation,
  choosingTactics,
  aPlayersTurn,
  playingShipDeckCards,
  crewMembersAndSkills,
  dataDiceAndCrystals,
  gainingDiscardingTakingBack,
  endOfTheRoundAndEmergencyRepairs,
  movingYourShip,
  passingOthersAndSpecialMovement,
  exploringAndSafeSpaces,
  interactionsAndDiplomacy,
  buyingWithDiplomacy,
  startingAndRunningCombat,
  longRangeAttackPhase,
  shieldsPhase,
  assignDamagePhase,
  attackPhaseAndEnemyAbilities,
  borgCubeAssaults,
  combatOutcomes,
  fightingSeveralEnemies,
  awayMissions,
  endOfTheTurnAndLevelUp,
  repairsAndHealing,
  pvpAttackingAndAttending,
  pvpPhasesAndOutcome,
  cooperativeBorgCubeAssaults,
  mapLocationsSpaceAndStarbases,
  mapLocationsPlanets,
  dummyPlayerAndSoloSkills,
  teamRules,
  variantRules,
  firstReconnaissanceAndSoloRules,
  scenariosFullAndBlitzConquest,
  scenariosFullAndBlitzCooperation,
  scenarioSoloConquest,
  scenarioLiberateTheResearchStations,
  scenarioWhereNoOneHasGoneBefore,
  scenarioConquerAndHold,
  scenarioOneToReturn,
  finalScoring,
  rulingsComponentsAndTheMap,
  rulingsMovementTurnsAndCombat,
  rulingsCrewScoringAndScenarios,
];
