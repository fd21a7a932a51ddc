import { no } from '../../../../kit/offers.ts';
import { pooled } from '../../../chapters/skills/skills.ts';
import { ofType, opponentOf, personnelOf } from '../../../position/find.ts';
import { isDual, isPersonnel } from '../../../position/kinds.ts';
import { onSurface } from '../../../position/places.ts';
import { areTogether, isSeenAt } from '../../../position/veils.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { all, always, CHOSEN, met, NEXT_TURN, needed, random, stop } from '../../builders/dilemmas/build.ts';
import { deeper } from '../../builders/dilemmas/choices.ts';
import { lies, placeIn } from '../../builders/dilemmas/host.ts';
import { brings, fetch, sows, toAnywhere, toPlanet } from '../../builders/dilemmas/recent.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { oneOf, spared, three } from '../../builders/dilemmas/trials.ts';
import { hostIn, itself } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

function isWithHost(g: FirstEdition, source: RuleSource, ship: number): boolean {
  const host = hostIn(g, source);
  const moved = g.pieces[ship];
  return host !== null && moved !== undefined && areTogether(g, host, moved);
}

const AMBASSADOR = '[Fed] personnel, Ambassador';
const isAmbassador = filter(AMBASSADOR);
const isKlingon = filter('[Kli] personnel');
const isDuras = filter('{Duras}');

const isKlingonTraitor = (g: FirstEdition): boolean =>
  ofType(g, 'Personnel').some((piece) => isKlingon(piece) && pooled(g, [piece], 'Treachery') > 0);

/** Returns a player's personnel at a location. */
const peopleOf = (g: FirstEdition, seat: number, location: string): Piece[] =>
  personnelOf(g, seat).filter((piece) => isSeenAt(g, piece, location));

const TROUBLE = sows('{Archer} or {Hunter Gangs} or {Punishment Zone}');

/** Dilemmas of The Next Generation, by id. */
export const CARDS: CardRules = {
  'a-good-day-to-lie': {
    text: 'To get past it: Diplomacy ×3 or Treachery ×3. In both cases, if a Klingon with Treachery is in play, your opponent may download Duras here. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    meeting: { effects: brings('duras'), after: brings('duras') },
    fetches: {
      duras: fetch((card, g) => isKlingonTraitor(g) && isDuras(card), toAnywhere),
    },
  },
  'diplomatic-intervention': {
    text: 'Your opponent may download up to two Federation ambassadors to the planet, safe from attack this turn. Placed on the mission: to solve it, you need more Diplomacy here than your opponent.',
    ...lies('mission', {}),
    meeting: { unless: null, effects: [...brings('ambassador', 2), { do: 'place', on: 'mission' }] },
    fetches: { ambassador: fetch(AMBASSADOR, toPlanet) },
    bans: {
      // Downloaded ambassadors can't be attacked in the turn of the encounter.
      battle(g, source, { target }) {
        const place = placeIn(g, source);
        const one = g.pieces[target];
        const isSafe =
          place !== null &&
          one !== undefined &&
          one.at === onSurface(place) &&
          isAmbassador(one.card) &&
          one.since === g.turns &&
          itself(g, source)?.since === g.turns &&
          one.seat === opponentOf(source.seat);
        return isSafe ? no('C-BATTLE-01', 'These personnel can’t be attacked this turn.') : null;
      },
      solve(g, source, { seat, location }) {
        if (placeIn(g, source) !== location) return null;
        const [own, theirs] = [seat, opponentOf(seat)].map((side) =>
          pooled(g, peopleOf(g, side, location), 'Diplomacy'),
        );
        return (own ?? 0) > (theirs ?? 0)
          ? null
          : no('C-DILEMMA-18', 'You need more Diplomacy here than your opponent.');
      },
    },
  },
  'divided-loyalties': says(
    'Personnel with several affiliations and dual personnel are “stopped” for your next two full turns. The remaining personnel need CUNNING > 20 to get past it, or CUNNING > 40 in the Delta Quadrant.',
    {
      ...deeper('CUNNING>20', 'CUNNING>40', stop(all('"several affiliations or two people"'), 2 * NEXT_TURN)),
      ...tests({
        'several affiliations or two people': (_g, { people }) =>
          people.every(({ card }) => {
            const facts = cardOf(card);
            return isPersonnel(facts) && (facts.affiliations.length > 1 || isDual(facts));
          }),
      }),
    },
  ),
  'local-trouble': says(
    'To get past it: Anthropology + STRENGTH > 24. Then your opponent may download and seed here up to two of these dilemmas: Archer, Hunter Gangs, Punishment Zone. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    { ...met({ after: TROUBLE.sown }), among: TROUBLE.among },
  ),
  'magnetic-field-disruptions': spared('Astrophysics OR Navigation', 'CUNNING>24'),
  microbrain: oneOf('Exobiology OR Geology', 'Exobiology x3 OR Geology x3'),
  'pinned-down': always(needed(random(null, 2)), {
    do: 'when',
    test: { icon: 'Q' },
    yes: [stop(CHOSEN), stop(random())],
    no: [stop(CHOSEN)],
  }),
  temptation: met({
    unless: null,
    effects: [three, stop({ ...all('no Honor + no Treachery'), only: 'picked' })],
  }),
  'tense-negotiations': oneOf('Diplomacy OR Leadership', 'Diplomacy x3 OR Leadership x3'),
  triage: spared('Biology OR MEDICAL', 'INTEGRITY>22'),
  // While the dilemma is on the ship, an opponent who moves a ship to its location scores points.
  'war-games': {
    text: 'If not overcome, everyone is “stopped”, and the dilemma stays under the mission. If overcome, the dilemma is placed on the ship: when your opponent’s ship moves there, your opponent scores 5 points and the dilemma leaves play.',
    meeting: { after: [{ do: 'place', on: 'ship' }], unpaid: true },
    at: {
      moved: {
        does: (g, source, { seat, ship }) =>
          seat !== source.seat && isWithHost(g, source, ship)
            ? [{ do: 'points', points: 5, to: 'opponent' }, { do: 'end' }]
            : [],
      },
    },
  },
  'warp-bubble-mishap': spared('Physics OR SCIENCE', 'CUNNING>24'),
};
