import { no } from '../../../../kit/offers.ts';
import { LEAVE, SELECT } from '../../../chapters/calls.ts';
import { attemptOf } from '../../../chapters/missions/team.ts';
import type { Kind } from '../../../effects/kind.ts';
import { shipsOf, shipsWithin } from '../../../position/find.ts';
import { cardName } from '../../../position/names.ts';
import { isSeenAt } from '../../../position/veils.ts';
import type { FirstEdition } from '../../../state.ts';
import { lies, placeIn } from '../../builders/dilemmas/host.ts';
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

function hasShip(g: FirstEdition, seat: number, location: string): boolean {
  return shipsOf(g, seat).some((ship) => isSeenAt(g, ship, location));
}

/** "God" (The Motion Pictures). */
export const CARDS: CardRules = {
  god: {
    text: 'To get past it: two personnel with INTEGRITY > 7. Otherwise, your opponent chooses a ship there to be destroyed, everyone is “stopped”, and the dilemma is placed on the mission: players without a ship there can’t attempt it.',
    ...lies('mission', { unless: f('2 each (INTEGRITY>7)'), effects: [{ do: 'sink' }] }),
    bans: {
      attempt: (g, source, { seat, location }) =>
        placeIn(g, source) === location && !hasShip(g, seat, location)
          ? no('C-DILEMMA-18', 'You need a ship here to attempt it.')
          : null,
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Destroys a ship of the opponent's choice at the location. */
    sink: object;
  }
}

const sink: Kind<'sink', 'sinking' | 'sunk'> = {
  run(ctx, run) {
    const { g } = ctx;
    const { location } = attemptOf(g);
    const what = `${cardName(run.from.card)}, which ship is destroyed`;
    ctx.call(SELECT, {
      seat: run.seat,
      how: 'opponent',
      from: shipsWithin(g, location).map(({ id }) => id),
      count: 1,
      what,
    });
    return 'sinking';
  },
  steps: {
    sinking(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'destroyed' });
      return 'sunk';
    },
    sunk: () => 'begin',
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { sink };
