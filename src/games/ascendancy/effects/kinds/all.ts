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
export { battle, hegemony, invade, withdraw } from './conflicts.ts';
export { demand } from './demand.ts';
export { duel } from './duel.ts';
export { gain } from './gain.ts';
export { reroll } from './reroll.ts';
export { rollAgain as 'roll-again', rollBonus as 'roll-bonus', setRoll as 'set-roll' } from './rolls.ts';
export { sacrifice } from './sacrifice.ts';
