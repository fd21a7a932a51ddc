import type { Chapter } from '../entry.ts';
import { andorianCardassianAndFerengiRules } from './andorian-cardassian-and-ferengi-rules.ts';
import { borgFacts } from './borg-facts.ts';
import { buildingAndColonizing } from './building-and-colonizing.ts';
import { buildingTheMap } from './building-the-map.ts';
import { commandsAndMovement } from './commands-and-movement.ts';
import { components } from './components.ts';
import { culturalHegemony } from './cultural-hegemony.ts';
import { diceAndRerolls } from './dice-and-rerolls.ts';
import { expansionSets } from './expansion-sets.ts';
import { exploration } from './exploration.ts';
import { federationKlingonAndRomulanRules } from './federation-klingon-and-romulan-rules.ts';
import { gameRoundAndInitiative } from './game-round-and-initiative.ts';
import { hazards } from './hazards.ts';
import { independentCivilizations } from './independent-civilizations.ts';
import { keyTerms } from './key-terms.ts';
import { optionalRules } from './optional-rules.ts';
import { phenomena } from './phenomena.ts';
import { placingLanesAndDiscs } from './placing-lanes-and-discs.ts';
import { planetaryInvasion } from './planetary-invasion.ts';
import { projectsAndSpecialRules } from './projects-and-special-rules.ts';
import { rechargeStage } from './recharge-stage.ts';
import { researchAndUpgrades } from './research-and-upgrades.ts';
import { rulingsOnBattlesAndTrade } from './rulings-on-battles-and-trade.ts';
import { rulingsOnCivilizationsAndSecrets } from './rulings-on-civilizations-and-secrets.ts';
import { rulingsOnContradictions } from './rulings-on-contradictions.ts';
import { rulingsOnEliminationAndCards } from './rulings-on-elimination-and-cards.ts';
import { rulingsOnMapAndMovement } from './rulings-on-map-and-movement.ts';
import { rulingsOnMissingComponents } from './rulings-on-missing-components.ts';
import { rulingsOnTheBorg } from './rulings-on-the-borg.ts';
import { setUp } from './set-up.ts';
import { spaceBattles } from './space-battles.ts';
import { starbasesAndFleets } from './starbases-and-fleets.ts';
import { swingingAndConnecting } from './swinging-and-connecting.ts';
import { tradeAgreements } from './trade-agreements.ts';
import { vulcanRules } from './vulcan-rules.ts';
import { winningTheGame } from './winning-the-game.ts';

/** The rules of Star Trek: Ascendancy, in the order of the book, then our rulings. */
export const ascendancyRules: readonly Chapter[] = [
  components,
  expansionSets,
  setUp,
  diceAndRerolls,
  winningTheGame,
  keyTerms,
  tradeAgreements,
  gameRoundAndInitiative,
  buildingAndColonizing,
  researchAndUpgrades,
  commandsAndMovement,
  hazards,
  buildingTheMap,
  exploration,
  independentCivilizations,
  phenomena,
  spaceBattles,
  planetaryInvasion,
  culturalHegemony,
  starbasesAndFleets,
  projectsAndSpecialRules,
  rechargeStage,
  optionalRules,
  federationKlingonAndRomulanRules,
  andorianCardassianAndFerengiRules,
  vulcanRules,
  borgFacts,
  placingLanesAndDiscs,
  swingingAndConnecting,
  rulingsOnMissingComponents,
  rulingsOnTheBorg,
  rulingsOnContradictions,
  rulingsOnMapAndMovement,
  rulingsOnBattlesAndTrade,
  rulingsOnCivilizationsAndSecrets,
  rulingsOnEliminationAndCards,
];
