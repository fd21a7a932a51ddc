import { no } from '../../../../kit/offers.ts';
import { FACE } from '../../../chapters/calls.ts';
import { crewOf } from '../../../chapters/teams/teams.ts';
import { type CardSelector, whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { inSpace, locationAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import { isHere, placeOf, those } from '../../builders/missions/ends.ts';
import type { CardRules } from '../../card-rules.ts';

const SHROUDED: Rule = {
  text: 'To begin a battle here, you must have played Scan here this turn. When your opponent scores points, one of your crews here faces the next dilemma.',
  bans: {
    battle(g, source, { seat, target }) {
      const it = g.pieces[target];
      if (seat !== source.seat || it === undefined || !isHere(g, source, it)) return null;
      return g.turn?.used?.includes(`${seat} scan:${placeOf(source)}`) === true
        ? null
        : no('C-BATTLE-01', 'You have to scan the nebula first.');
    },
  },
  at: {
    scored: {
      does(g, source, { seat }) {
        if (seat === source.seat) return [];
        const from = those(
          g,
          source,
          (ship) => ship.seat === source.seat && ship.at === inSpace(placeOf(source)) && crewOf(g, ship).length > 0,
        ).map(({ id }) => id);
        if (from.length === 0) return [];
        return [
          { do: 'choose', from, how: 'owner', count: 1, what: 'which ship' },
          { do: 'face', which: 'chosen' },
        ];
      },
    },
  },
};

/** Nebula (Q-Continuum). */
export const CARDS: CardRules = {
  nebula: SHROUDED,
  'nebula@2025-02': {
    ...SHROUDED,
    text: `You may seed it in any quadrant. ${SHROUDED.text}`,
    slips: 'across',
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Makes a ship's crew face the next dilemma at its location, without an attempt. */
    face: { which: CardSelector };
  }
}

const face: Kind<'face', 'faced'> = {
  run(ctx, run, { which }) {
    const [ship] = whichOf(ctx.g, run, which);
    const location = ship === undefined ? null : locationAt(ctx.g, ship.at);
    if (ship === undefined || location === null) return;
    ctx.call(FACE, { seat: ship.seat, location, ship: ship.id });
    return 'faced';
  },
  steps: { faced: () => 'begin' },
};

/** The kind of effect that only this card has. */
export const KINDS = { face };
