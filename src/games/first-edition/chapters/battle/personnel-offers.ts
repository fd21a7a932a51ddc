import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel, several } from '../../../kit/words.ts';
import { opponentOf, personnelOf } from '../../position/find.ts';
import { pieceName, placeName } from '../../position/names.ts';
import { locationAt } from '../../position/places.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { affiliationOf } from '../affiliation/compatible.ts';
import { type Payload, PERSONNEL_BATTLE } from '../calls.ts';
import { isAnimal } from '../skills/skills.ts';
import { fightersAt, teamsAt, teamsOf } from '../teams/teams.ts';
import { mayCounter } from './counter.ts';
import { leadWhy, limitWhy } from './forces.ts';

/**
 * Returns the personnel battles that a player can begin: each of their groups against each opposing group that is
 * present (C-PERSBAT-01).
 */
export function personnelBattleOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const places = new Set(personnelOf(g, seat).map(({ at }) => at));
  return [...places].flatMap((at) => {
    const others = teamsOf(g, fightersAt(g, at, opponentOf(seat)));
    if (others.length === 0) return [];
    return teamsAt(g, at, seat).flatMap((team) => others.map((against) => attack(g, seat, at, team, against)));
  });
}

function attack(
  g: FirstEdition,
  seat: Seat,
  at: CardPlace,
  team: readonly Piece[],
  against: readonly Piece[],
): Offer<Payload> {
  const ids = (pieces: readonly Piece[]) => pieces.map(({ id }) => id);
  const payload: Payload = (ctx) => ctx.call(PERSONNEL_BATTLE, { seat, at, team: ids(team), against: ids(against) });
  const [first] = team;
  const [target] = against;
  const others = () =>
    against.length === 1 && target !== undefined
      ? pieceName(g, target.id)
      : several(against.length, 'person', 'people');
  return keyed(`fight:${first?.id}:${target?.id}`, payload, attackWhy(g, seat, at, team, against), () => ({
    verb: 'fight',
    label: asLabel(`${others()} ${placeName(g, at)} with ${several(team.length, 'person', 'people')}`),
    group: `Fight ${placeName(g, at)}`,
    rule: 'C-PERSBAT-01',
  }));
}

/** Returns the reason personnel can't attack others in the same place, or null if they can. */
export function attackWhy(
  g: FirstEdition,
  seat: Seat,
  at: CardPlace,
  team: readonly Piece[],
  against: readonly Piece[],
): Obstacle {
  const location = locationAt(g, at);
  for (const { id } of against) {
    const why = banned(g, 'battle', { seat, target: id });
    if (why !== null) return why;
  }
  if (team.every(isAnimal)) return no('C-SKILL-26', () => `The animals ${placeName(g, at)} can’t begin a battle.`);
  // A counter-attack needs no leader and ignores affiliation restrictions, but cards can still forbid it (C-BATTLE-09).
  if (location !== null && mayCounter(g, seat, location)) return null;
  const isBorg = team.every((piece) => affiliationOf(piece) === 'Borg');
  return leadWhy(g, team, isBorg, () => placeName(g, at)) ?? limitWhy(g, seat, location, team, against);
}
