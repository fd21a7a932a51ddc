import { BLOCK, CHOSEN, ifOthers, kill, met, most, select, stop, when } from './build.ts';

export const ARMUS = met({
  unless: null,
  effects: [
    select(most(['STRENGTH'])),
    ifOthers('1 each (Diplomacy + CUNNING>7)', [stop(CHOSEN)], [kill(CHOSEN)]),
    // The dilemma is discarded only if any personnel remain.
    when('personnel', [], [BLOCK]),
  ],
});
