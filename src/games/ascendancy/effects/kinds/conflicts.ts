import { BATTLE, HEGEMONY } from '../../chapters/calls.ts';
import { discOf, playerOf, seatsIn, shipsIn } from '../../position/find.ts';
import { banned } from '../../rules/ask.ts';
import type { Sector, SystemId, UnitId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Begins a Space Battle without a Command, with all the seat’s Ships in the `from` Sectors (by default, the
     * battle’s Sector). The seats in `strikes` have First Strike.
     */
    battle: { sector: Sector; from?: Sector[]; units?: UnitId[]; noRetreat?: true; seat?: number; strikes?: number[] };
    /** Attempts Hegemony without a Command. With `free`, trying costs no Culture. `less` lowers Resistance. */
    hegemony: { system: SystemId; free?: true; less?: number };
  }
}

export const battle: Kind<'battle'> = {
  run(ctx, run, { sector, from = [sector], units, noRetreat, seat = run.seat, strikes }) {
    const others = seatsIn(ctx.g, sector).some((rival) => rival !== seat);
    if (!others || from.every((one) => shipsIn(ctx.g, one, seat) === 0)) return;
    const on = seatsIn(ctx.g, sector).filter((rival) => rival !== seat);
    if (banned(ctx.g, 'attack', { seat, on, sector, from }) !== null) return;
    ctx.call(BATTLE, {
      seat,
      sector,
      from,
      ...(units === undefined ? {} : { units }),
      ...(noRetreat === undefined ? {} : { noRetreat }),
      ...(strikes === undefined ? {} : { strikes }),
    });
  },
  worth: () => 1,
};

export const hegemony: Kind<'hegemony'> = {
  run(ctx, { seat }, { system, free, less }) {
    if (discOf(ctx.g, system).control === seat || banned(ctx.g, 'hegemony', { seat, system }) !== null) return;
    // A player without Culture can’t attempt Hegemony (A-HEG-02).
    if (free !== true && playerOf(ctx.g, seat).reserves.culture < 1) return;
    ctx.call(HEGEMONY, {
      seat,
      system,
      ...(free === undefined ? {} : { free }),
      ...(less === undefined ? {} : { less }),
    });
  },
  worth: () => 2,
};
