// The build writes this file (src/cli/setup/collect-kinds.mjs).
export { aim } from './aim.ts';
export { may, one, when } from './choices.ts';
export { reroll } from './core-dice.ts';
export { ready } from './crew.ts';
export { damage, hurt } from './damage.ts';
export { crystal, data, same } from './data.ts';
export { draw, goBack as return } from './deck.ts';
export { enemy } from './enemy.ts';
export { gain, reputation } from './gain.ts';
export { discard, remove } from './give-up.ts';
export { lasting } from './lasting.ts';
export { pay, payFor, spend } from './pay.ts';
export { attack, diplomacy, heal, mend, move, repair, shields } from './points.ts';
export { jump } from './ship.ts';
