import { metName } from '../chapters/dilemmas/met-name.ts';
import { ruleOf } from '../content/rules.ts';
import type { Group } from '../position/group.ts';
import { locationAt } from '../position/places.ts';
import { judged } from '../rules/judged.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, LocationId } from '../terms.ts';
import { type Run, sourceOf } from './frame.ts';

/** Returns the group with the tests that the rule of the effects' card makes of it. */
export function tested(g: FirstEdition, run: Run, group: Group): Group {
  const about = aboutOf(g, run);
  return about === null ? group : judged(g, group, { ...about, seat: run.seat });
}

/** Returns the number that the rule of the effects' card counts among some personnel (`counted`). */
export function countedOf(g: FirstEdition, run: Run, people: readonly Piece[]): number {
  const about = aboutOf(g, run);
  if (about === null) return 0;
  const { card, location } = about;
  const counted = ruleOf(card)?.counted;
  return counted === undefined ? 0 : Math.max(0, counted(g, people, { seat: run.seat, location }));
}

/** Returns the card that effects come from, or the current half of a combo, and its location. */
function aboutOf(g: FirstEdition, run: Run): { card: CardId; location: LocationId } | null {
  const { attempt } = g;
  if (run.from.kind === 'seed' && attempt !== null)
    return { card: attempt.met === null ? run.from.card : metName(attempt.met), location: attempt.location };
  const card = sourceOf(g, run);
  const location = card === undefined ? null : locationAt(g, card.at);
  return card === undefined || location === null ? null : { card: card.card, location };
}
