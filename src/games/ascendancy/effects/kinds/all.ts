export { agreement } from './agreement.ts';
export { ambassador } from './ambassador.ts';
export { annex, spoils } from './annex.ts';
export { approach } from './approach.ts';
export { arrange } from './arrange.ts';
export { auction } from './auction.ts';
export { bombard } from './bombard.ts';
export { drawTech as 'draw-tech', seal } from './borg-gains.ts';
export { brave } from './brave.ts';
export { buildNode as 'build-node', openSite as 'open-site' } from './build-node.ts';
export { buildShip as 'build-ship' } from './build-ship.ts';
export { cap } from './cap.ts';
export { fire, rollDie as 'roll-die' } from './card-dice.ts';
export { choose } from './choose.ts';
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
export { confront } from './confront.ts';
export { contest } from './contest.ts';
export { calmCube as 'calm-cube', cube, cubeDice as 'cube-dice', hurtCube as 'hurt-cube', jam, lure } from './cubes.ts';
export { demand } from './demand.ts';
export { destroyAll as 'destroy-all' } from './destroy-all.ts';
export { destroyShips as 'destroy-ships' } from './destroy-ships.ts';
export { destroySystem as 'destroy-system' } from './destroy-system.ts';
export { countCard as 'count-card', discardCard as 'discard-card' } from './discard-card.ts';
export { drawAnother as 'draw-another' } from './draw-another.ts';
export { drawProject as 'draw-project' } from './draw-project.ts';
export { duel } from './duel.ts';
export { exhaust } from './exhaust.ts';
export { focus } from './focus.ts';
export { gain } from './gain.ts';
export { giveAgreement as 'give-agreement' } from './give-agreement.ts';
export { go } from './go.ts';
export { hold } from './hold.ts';
export { listen } from './listen.ts';
export { lookProjects as 'look-projects' } from './look-projects.ts';
export { lose } from './lose.ts';
export { loseShips as 'lose-ships' } from './lose-ships.ts';
export { markUnits as 'mark-units' } from './mark-units.ts';
export { forget, last, markMove as 'mark-move', markUsed as 'mark-used' } from './marks.ts';
export { mirror } from './mirror.ts';
export { moveHome as 'move-home' } from './move-home.ts';
export { newSystem as 'new-system' } from './new-system.ts';
export { leaveShips as 'leave-ships', returnShips as 'return-ships' } from './part-fleet.ts';
export { pay } from './pay.ts';
export { develop, settle } from './people.ts';
export { pickCard as 'pick-card' } from './pick-card.ts';
export { placeResearch as 'place-research' } from './place-research.ts';
export { exchangeProjects as 'exchange-projects', propose } from './propose.ts';
export { reroll } from './reroll.ts';
export { rollAgain as 'roll-again', rollBonus as 'roll-bonus', setRoll as 'set-roll' } from './rolls.ts';
export { sacrifice } from './sacrifice.ts';
export { addSite as 'add-site', laneLimit as 'lane-limit', removeSite as 'remove-site' } from './site.ts';
export { growSpires as 'grow-spires', spire } from './spires.ts';
export { starbase } from './starbase.ts';
export { researchHere as 'research-here', study } from './study.ts';
export { swapControl as 'swap-control' } from './swap-control.ts';
export { swapFleets as 'swap-fleets' } from './swap-fleets.ts';
export { swapOrder as 'swap-order' } from './swap-order.ts';
export { test } from './test.ts';
export { token } from './token.ts';
export { transfer } from './transfer.ts';
export { tribute } from './tribute.ts';
export { upgradeNow as 'upgrade-now' } from './upgrade-now.ts';
export { warpToken as 'warp-token' } from './warp-token.ts';
export { when } from './when.ts';
