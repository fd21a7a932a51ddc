export { agreement } from './agreement.ts';
export { ambassador } from './ambassador.ts';
export { annex, spoils } from './annex.ts';
export { arrange } from './arrange.ts';
export { brave } from './brave.ts';
export { buildNode as 'build-node' } from './build-node.ts';
export { buildShip as 'build-ship' } from './build-ship.ts';
export { choose } from './choose.ts';
export { colonize } from './colonize.ts';
export {
  cancelBattle as 'cancel-battle',
  extraDice as 'extra-dice',
  extraHits as 'extra-hits',
  instead,
} from './combat.ts';
export { ready, spendCommand as 'spend-command' } from './commands.ts';
export { battle, hegemony } from './conflicts.ts';
export { confront } from './confront.ts';
export { cube, hurtCube as 'hurt-cube', lure } from './cubes.ts';
export { demand } from './demand.ts';
export { destroySystem as 'destroy-system' } from './destroy-system.ts';
export { countCard as 'count-card', discardCard as 'discard-card' } from './discard-card.ts';
export { drawProject as 'draw-project' } from './draw-project.ts';
export { drawTech as 'draw-tech' } from './draw-tech.ts';
export { exhaust } from './exhaust.ts';
export { gain } from './gain.ts';
export { go } from './go.ts';
export { lookProjects as 'look-projects' } from './look-projects.ts';
export { lose } from './lose.ts';
export { loseShips as 'lose-ships' } from './lose-ships.ts';
export { markUnits as 'mark-units' } from './mark-units.ts';
export { forget, last, markUsed as 'mark-used' } from './marks.ts';
export { pay } from './pay.ts';
export { develop, settle } from './people.ts';
export { placeResearch as 'place-research' } from './place-research.ts';
export { reroll } from './reroll.ts';
export { researchHere as 'research-here' } from './research-here.ts';
export { rollDie as 'roll-die' } from './roll-die.ts';
export { rollAgain as 'roll-again', rollBonus as 'roll-bonus', setRoll as 'set-roll' } from './rolls.ts';
export { sacrifice } from './sacrifice.ts';
export { test } from './test.ts';
export { token } from './token.ts';
export { transfer } from './transfer.ts';
export { when } from './when.ts';
