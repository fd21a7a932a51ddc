import { locationAt } from '../../../position/places.ts';
import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import { CHOSEN, kill, most, opponent, random } from './build.ts';
import { END_OF_EACH, hostIn, lies, liesOn, recurs, START_OF_EACH } from './host.ts';

const stops = { do: 'hold', pick: CHOSEN, as: 'stopped' } as const;

/**
 * Stops a personnel and is placed on them. From then on, the dilemma kills a personnel of the opponent's choice who is
 * present and has less of an attribute than that personnel.
 */
function issues(attribute: 'STRENGTH' | 'CUNNING' | 'INTEGRITY', cure: string, when: typeof END_OF_EACH): Force {
  return liesOn(
    random(),
    { effects: [stops], cure: f(cure) },
    {
      at: recurs(when, [kill({ ...opponent(), below: attribute })]),
    },
  );
}

/** Dilemmas that are placed on a personnel, or that hold personnel. */
export const ON_PEOPLE: Readonly<Record<string, Force>> = {
  'alien-abduction': {
    ...lies('mission', {
      effects: [{ do: 'hold', pick: most(['CUNNING'], { tie: 'owner' }), as: 'away' }],
      cure: f('Leadership x3'),
    }),
    // Solving the mission frees the held personnel.
    at: { solved: { does: (g, source, { location }) => (isHere(g, source, location) ? [{ do: 'end' }] : []) } },
  },
  'brief-romance': {
    meeting: {
      unless: null,
      effects: [
        {
          do: 'decide',
          by: 'opponent',
          ways: (['Male', 'Female'] as const).map((gender) => ({
            key: gender.toLowerCase(),
            label: gender,
            effects: [{ do: 'select', pick: random(gender) }, { do: 'place', on: 'picked' }, stops],
            needs: random(gender),
          })),
        },
      ],
    },
  },
  'data-has-some-issues': issues('STRENGTH', 'ENGINEER x3', END_OF_EACH),
  'garak-has-some-issues': issues('CUNNING', 'Exobiology x2', START_OF_EACH),
  'tpol-has-some-issues': issues('INTEGRITY', 'SCIENCE x3', END_OF_EACH),
  'photonic-energy-being': lies('mission', {
    effects: [{ do: 'hold', pick: random(null, 3), as: 'away' }],
    cure: f('[Holo] personnel OR Anthropology + Diplomacy'),
  }),
  vendetta: liesOn(
    opponent(),
    { unless: f('Law'), unpaid: true },
    {
      at: {
        leaving: {
          does: (g, source, { pieces, why }) => {
            const host = hostIn(g, source);
            return why === 'killed' && host !== undefined && pieces.includes(host.id)
              ? [{ do: 'points', points: 5, to: 'opponent' }]
              : [];
          },
        },
      },
    },
  ),
};

function isHere(g: Parameters<typeof hostIn>[0], source: Parameters<typeof hostIn>[1], location: string): boolean {
  const at = source.piece === undefined ? undefined : g.pieces[source.piece]?.at;
  return at !== undefined && locationAt(g, at) === location;
}
