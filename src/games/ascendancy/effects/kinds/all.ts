export { agreement } from './agreement.ts';
export { ambassador } from './ambassador.ts';
export { approach } from './approach.ts';
export { bombard } from './bombard.ts';
export { buildNode as 'build-node', openSite as 'open-site' } from './build-node.ts';
export { buildShip as 'build-ship' } from './build-ship.ts';
export { claimShip as 'claim-ship' } from './claim-ship.ts';
export { colonize } from './colonize.ts';
export {
  bar,
  cancelBattle as 'cancel-battle',
  endConflict as 'end-conflict',
  extraDice as 'extra-dice',
  extraHits as 'extra-hits',
  firstStrike as 'first-strike',
  instead,
  outcome,
} from './combat.ts';
export { gainCommand as 'gain-command', ready, spendCommand as 'spend-command' } from './commands.ts';
export { battle, hegemony, invade, withdraw } from './conflicts.ts';
export { demand } from './demand.ts';
export { destroyShips as 'destroy-ships' } from './destroy-ships.ts';
export { drawAnother as 'draw-another' } from './draw-another.ts';
export { drawProject as 'draw-project' } from './draw-project.ts';
export { duel } from './duel.ts';
export { exhaust } from './exhaust.ts';
export { gain } from './gain.ts';
export { giveAgreement as 'give-agreement' } from './give-agreement.ts';
export { handAgreement as 'hand-agreement' } from './hand-agreement.ts';
export { lookPiles as 'look-piles' } from './look-piles.ts';
export { lookProjects as 'look-projects' } from './look-projects.ts';
export { lose } from './lose.ts';
export { forget, last, markMove as 'mark-move', markUsed as 'mark-used' } from './marks.ts';
export { moveHome as 'move-home' } from './move-home.ts';
export { leaveShips as 'leave-ships', returnShips as 'return-ships' } from './part-fleet.ts';
export { pay } from './pay.ts';
export { pickCard as 'pick-card' } from './pick-card.ts';
export { placeResearch as 'place-research' } from './place-research.ts';
export { exchangeProjects as 'exchange-projects', propose } from './propose.ts';
export { reroll } from './reroll.ts';
export { rollAgain as 'roll-again', rollBonus as 'roll-bonus', setRoll as 'set-roll' } from './rolls.ts';
export { sacrifice } from './sacrifice.ts';
export { swapFleets as 'swap-fleets' } from './swap-fleets.ts';
export { swapOrder as 'swap-order' } from './swap-order.ts';
export { swapPlaces as 'swap-places' } from './swap-places.ts';
export { token } from './token.ts';
export { warpToken as 'warp-token' } from './warp-token.ts';
