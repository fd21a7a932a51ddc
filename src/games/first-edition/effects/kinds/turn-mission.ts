import { turnMission } from '../../chapters/spaceline/faces.ts';
import type { LocationId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** The player turns over their own mission at a location (C-MISSION-25). */
    'turn-mission': { location: LocationId };
  }
}

export const turnMissionOver: Kind<'turn-mission'> = {
  run(ctx, { seat }, { location }) {
    const words = turnMission(ctx.g, location, seat);
    if (words !== null) ctx.log(words, 'C-MISSION-25');
  },
};
