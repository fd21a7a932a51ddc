import type { Chapter } from '../entry.ts';
import { actionsAndResponses } from './actions-and-responses.ts';
import { affiliationsAndCompatibility } from './affiliations-and-compatibility.ts';
import { assimilation } from './assimilation.ts';
import { attributesAndTraits } from './attributes-and-traits.ts';
import { battles } from './battles.ts';
import { beamingRules } from './beaming-rules.ts';
import { borg } from './borg.ts';
import { captives } from './captives.ts';
import { cardPlaysAndReporting } from './card-plays-and-reporting.ts';
import { cardTypesInPlay } from './card-types-in-play.ts';
import { cloaksAndPhasing } from './cloaks-and-phasing.ts';
import { controlAndTheft } from './control-and-theft.ts';
import { crewsAndAwayTeams } from './crews-and-away-teams.ts';
import { deckConstruction } from './deck-construction.ts';
import { dockingAndRepair } from './docking-and-repair.ts';
import { downloads } from './downloads.ts';
import { drawsAndDiscards } from './draws-and-discards.ts';
import { facilitiesAndSites } from './facilities-and-sites.ts';
import { infiltration } from './infiltration.ts';
import { leavingPlay } from './leaving-play.ts';
import { missionsAndAttempts } from './missions-and-attempts.ts';
import { otherFormats } from './other-formats.ts';
import { personnelBattle } from './personnel-battle.ts';
import { pointsAndWinning } from './points-and-winning.ts';
import { qContinuumAndTent } from './q-continuum-and-tent.ts';
import { resolvingDilemmas } from './resolving-dilemmas.ts';
import { rulingsCardsAndLists } from './rulings-cards-and-lists.ts';
import { rulingsContradictionsAndGaps } from './rulings-contradictions-and-gaps.ts';
import { scoutingAndProbing } from './scouting-and-probing.ts';
import { seeding } from './seeding.ts';
import { selectionsAndShowingCards } from './selections-and-showing-cards.ts';
import { shipAndPersonnelMovement } from './ship-and-personnel-movement.ts';
import { shipBattle } from './ship-battle.ts';
import { shipStaffing } from './ship-staffing.ts';
import { skills } from './skills.ts';
import { spacelinesAndLocations } from './spacelines-and-locations.ts';
import { stoppedCards } from './stopped-cards.ts';
import { tacticsAndSelfControllingVessels } from './tactics-and-self-controlling-vessels.ts';
import { firstEditionTerms } from './terms/index.ts';
import { timeAndHolograms } from './time-and-holograms.ts';
import { tribblesAndTrouble } from './tribbles-and-trouble.ts';
import { turnStructure } from './turn-structure.ts';
import { twoPersonCards } from './two-person-cards.ts';
import { uniquenessAndPersonas } from './uniqueness-and-personas.ts';

/** The rules of the First Edition in the order of a game, our rulings, then the terms of the glossary. */
export const firstEditionRules: readonly Chapter[] = [
  deckConstruction,
  uniquenessAndPersonas,
  seeding,
  spacelinesAndLocations,
  turnStructure,
  cardPlaysAndReporting,
  affiliationsAndCompatibility,
  drawsAndDiscards,
  skills,
  attributesAndTraits,
  crewsAndAwayTeams,
  shipStaffing,
  shipAndPersonnelMovement,
  beamingRules,
  dockingAndRepair,
  cloaksAndPhasing,
  missionsAndAttempts,
  resolvingDilemmas,
  stoppedCards,
  battles,
  shipBattle,
  tacticsAndSelfControllingVessels,
  personnelBattle,
  captives,
  controlAndTheft,
  actionsAndResponses,
  downloads,
  cardTypesInPlay,
  facilitiesAndSites,
  selectionsAndShowingCards,
  leavingPlay,
  pointsAndWinning,
  borg,
  assimilation,
  scoutingAndProbing,
  qContinuumAndTent,
  tribblesAndTrouble,
  timeAndHolograms,
  twoPersonCards,
  infiltration,
  otherFormats,
  rulingsCardsAndLists,
  rulingsContradictionsAndGaps,
  ...firstEditionTerms,
];
