import type { Seat } from '../../../../kernel/types.ts';
import { no, type Why } from '../../../kit/offers.ts';
import type { FacilityCard } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { locationOf, piecesOf } from '../../position/find.ts';
import { nativeQuadrant } from '../../position/kinds.ts';
import { cardName, locationName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { skillOf } from '../skills/skills.ts';
import { missionAt } from '../spaceline/line.ts';

/** Whether an ENGINEER of a facility’s icon is at a location (C-FAC-05). */
function hasEngineer(g: FirstEdition, seat: Seat, { affiliations }: FacilityCard, location: LocationId): boolean {
  return piecesOf(g, seat).some((piece) => {
    const affiliation = affiliationOf(piece);
    if (affiliation === null || !affiliations.includes(affiliation) || isStopped(g, piece)) return false;
    return locationAt(g, piece.at) === location && skillOf(g, piece, 'ENGINEER') > 0;
  });
}

/** Why a facility can’t be seeded at a location, or built there with a card play; null: it can. */
export function establishWhy(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  location: LocationId,
  how: 'seeded' | 'built',
): Why {
  const facts = cardOf(card);
  if (facts.type !== 'Facility') return no('C-SEED-23', () => `${cardName(card)} is no facility.`);
  const there = piecesOf(g, seat).filter((piece) => cardOf(piece.card).type === 'Facility');
  // C-FAC-05: one copy of a title is seeded, and more are built.
  if (how === 'seeded' && there.some((piece) => cardOf(piece.card).title === facts.title))
    return no('C-FAC-05', () => `You have seeded ${facts.title} already.`);
  if (there.some((piece) => locationAt(g, piece.at) === location))
    return no('C-FAC-04', () => `You have a facility at ${locationName(g, location)} already.`);
  // C-FAC-02, C-SEED-23.
  const { quadrant } = locationOf(g, location);
  if (how === 'seeded' && nativeQuadrant(facts) !== quadrant)
    return no('C-FAC-02', () => `${facts.title} belongs to another quadrant than ${locationName(g, location)}.`);
  const why = banned(g, 'establish', { seat, card, location });
  if (why !== null) return why;
  if (granted(g, 'establish', { seat, card, location })) return null;
  // Headquarters and stations stand where their text says (C-FAC-01).
  if (facts.facility !== 'Outpost')
    return no('C-FAC-01', () => `${facts.title} stands where its own text says, which isn’t known here yet.`);
  if (how === 'built' && !hasEngineer(g, seat, facts, location))
    return no(
      'C-FAC-05',
      () => `No ENGINEER of ${facts.affiliations.join(' or ')} is at ${locationName(g, location)}.`,
    );
  const affiliations = missionAt(g, location, seat)?.affiliations ?? [];
  if (facts.affiliations.some((one) => affiliations.includes(one))) return null;
  return no('C-FAC-03', () => `${locationName(g, location)} has no icon of ${facts.affiliations.join(' or ')}.`);
}
