import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { Ascendancy, UnitId } from '../../../../src/games/ascendancy/state.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../../../src/simulation/stage.ts';

/** A game of the Federation, the Klingons and the Romulans. By default it starts in the Federation’s Building Phase. */
export function play(scene: CaseSetup = {}): Stage<Ascendancy> {
  return new Stage(ascendancy, { at: 'building', ...scene });
}

/** The public log lines. */
export function told({ match }: Stage<Ascendancy>): string[] {
  return match.events.flatMap(({ event }) => event.text ?? []);
}

/** A patch after which all players have made First Contact. */
export function contact(count = 3): { [path: string]: Json } {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return Object.fromEntries(seats.map((seat) => [`players.${seat}.contact`, seats.filter((one) => one !== seat)]));
}

/** Ends the current turn. */
export function endsTurn(stage: Stage<Ascendancy>, name: string): void {
  if (stage.offers(name, 'end:building')) stage.does(name, 'end:building');
  stage.does(name, 'end:turn');
}

/** The ids of a seat’s Ships. A game starts with three at each Home System. */
export function shipsOf(g: Ascendancy, seat: number): UnitId[] {
  return g.units.filter((unit) => unit.seat === seat).map(({ id }) => id);
}
