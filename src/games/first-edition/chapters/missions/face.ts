import { procedure } from '../../../../kernel/game.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, pieceOf } from '../../position/find.ts';
import { isDilemma } from '../../position/kinds.ts';
import { cardName, pieceName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import { type CalledWith, ENCOUNTER, FACE } from '../calls.ts';
import { remedy } from '../dilemmas/remedies.ts';
import { crewOf } from '../teams/teams.ts';
import { recordEncounter } from '../turn/past.ts';
import { takeCopy, takeMisseed } from './misseeds.ts';

/** Makes a crew face the next dilemma at its location without a mission attempt. The crew earns nothing (C-MISSION-02). */
export const face = procedure<FirstEdition, CalledWith<typeof FACE>>(FACE.name)({
  begin(ctx, { seat, location, ship }) {
    const { g } = ctx;
    const team = crewOf(g, pieceOf(g, ship)).map(({ id }) => id);
    const { seeds } = locationOf(g, location);
    const at = seeds.findIndex(({ card }) => isDilemma(cardOf(card)));
    const seed = seeds[at];
    if (seed === undefined || team.length === 0) return null;
    seeds.splice(at, 1);
    g.attempt = { seat, location, team, ship, met: null, found: [], facing: null, ended: null, prepared: false };
    ctx.reveal();
    recordEncounter(g, location, seed);
    ctx.log(`The crew of ${pieceName(g, ship)} faces ${cardName(seed.card)}.`, 'C-DILEMMA-01');
    if (takeMisseed(ctx, g.attempt, seed) || takeCopy(ctx, g.attempt, seed)) return 'over';
    g.attempt.met = seed;
    ctx.call(ENCOUNTER);
    return 'over';
  },
  over(ctx) {
    remedy(ctx);
    ctx.g.attempt = null;
    return null;
  },
});
