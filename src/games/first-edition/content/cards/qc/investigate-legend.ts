import { meets } from '../../../chapters/skills/group.ts';
import type { Kind } from '../../../effects/kind.ts';
import { locationOf } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { locationName } from '../../../position/names.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { isFirstEnd, placeOf } from '../../builders/missions/ends.ts';
import type { CardRules } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

const isYouth = (g: FirstEdition, { people }: Group): Piece[] =>
  people.filter((piece) => meets(g, { people: [piece], equipment: [], ship: null }, f('Youth')));

/** Investigate Legend (Q-Continuum). */
export const CARDS: CardRules = {
  'investigate-legend': {
    text: 'To solve it, discard two Youth, or have Diplomacy ×2. Each time a player scores points, the planet cloaks or decloaks.',
    requires: (g, group) => isYouth(g, group).length >= 2,
    pays: (g, group) => (meets(g, group, f('Diplomacy x2')) ? [] : isYouth(g, group).map(({ id }) => id)),
    most: () => ({ least: 2, most: 2 }),
    at: {
      scored: {
        does: (g, source) => (isFirstEnd(g, source) ? [{ do: 'veil-planet', location: placeOf(source) }] : []),
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Cloaks or decloaks the planet of a location (C-CLOAK-01). */
    'veil-planet': { location: LocationId };
  }
}

const veilPlanet: Kind<'veil-planet'> = {
  run(ctx, _run, { location: id }) {
    const location = locationOf(ctx.g, id);
    if (location.veiled === true) delete location.veiled;
    else location.veiled = true;
    const how = location.veiled === true ? 'cloaks' : 'decloaks';
    ctx.log(`The planet at ${locationName(ctx.g, id)} ${how}.`, 'C-CLOAK-01');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'veil-planet': veilPlanet };
