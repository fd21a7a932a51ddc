import { locationOf } from '../../position/find.ts';
import { locationName } from '../../position/names.ts';
import type { LocationId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Cloaks or decloaks the planet of a location (C-CLOAK-01). */
    'veil-planet': { location: LocationId };
  }
}

export const veilPlanet: Kind<'veil-planet'> = {
  run(ctx, _run, { location: id }) {
    const location = locationOf(ctx.g, id);
    if (location.veiled === true) delete location.veiled;
    else location.veiled = true;
    const how = location.veiled === true ? 'cloaks' : 'decloaks';
    ctx.log(`The planet at ${locationName(ctx.g, id)} ${how}.`, 'C-CLOAK-01');
  },
  text: () => 'A planet cloaks or decloaks.',
};
