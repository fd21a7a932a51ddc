import type { Refusal, Seat } from '../../../kernel/types.ts';
import { insteadOf } from '../../kit/intents.ts';
import { beamOffers } from '../chapters/beaming/beaming.ts';
import { berthsFor } from '../chapters/play/places.ts';
import { missionAt } from '../chapters/spaceline/line.ts';
import { peopleAt, peopleWithin, whereOf } from '../chapters/teams/teams.ts';
import { isOf } from '../content/card.ts';
import { cardOf } from '../content/pool.ts';
import { ruleOf } from '../content/rules.ts';
import { locationOf, pieceOf, playerOf, shipsOf, vesselsWithin } from '../position/find.ts';
import { cardName, locationName, pieceName, placeName } from '../position/names.ts';
import { isPerson, isShip } from '../position/piece-types.ts';
import { isStopped } from '../position/pieces.ts';
import { aboard, hostOf, locationAt, onSurface, placeKind } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, LocationId } from '../terms.ts';
import { MOMENT_WORDS } from '../windows.ts';
import { goesDown, type Wish } from './wish.ts';

/** Explains why an intent can't be carried out when no option matches what it names. */
export function lacking(g: FirstEdition, seat: Seat, wish: Wish): Refusal {
  const { verbs, held, locations } = wish;
  const [verb = ''] = verbs;
  const [location] = locations;
  if (verbs.includes('attempt')) return location === undefined ? noAttempt(g, seat) : notAttempted(g, seat, location);
  if (held !== null && (verbs.includes('report') || verbs.includes('play'))) return notPlayed(g, seat, held);
  if (verb === 'report' || verb === 'play') return noPlay(g, seat, verbs);
  if (verb === 'beam') return notBeamed(g, wish);
  return notMoved(g, seat, wish) ?? { text: LACKING[verb] ?? 'None of your cards can do that now.', rule: 'C-TURN-06' };
}

/** Reasons why a verb can't be used at all. */
const LACKING: Readonly<Record<string, string>> = {
  attack: 'None of your ships or facilities can attack anything from where they are.',
  fight: 'None of your personnel are with opposing personnel they could fight.',
  cloak: 'None of your ships can cloak.',
  decloak: 'None of your ships are cloaked.',
};

/** Explains why a card in hand can't be played. */
function notPlayed(g: FirstEdition, seat: Seat, card: CardId): Refusal {
  const facts = cardOf(card);
  const name = cardName(card);
  if (isOf(facts, 'Personnel', 'Ship', 'Equipment')) {
    if (berthsFor(g, seat, card).length > 0) return { text: `${name} can’t report now.`, rule: 'C-PLAY-08' };
    return { text: `You have no facility in play where ${name} could report.`, rule: 'C-PLAY-08' };
  }
  const moments = Object.keys(ruleOf(card)?.answers ?? {}) as (keyof typeof MOMENT_WORDS)[];
  if (moments.length > 0) {
    const when = moments.map((one) => MOMENT_WORDS[one].label).join(', or ');
    return { text: `${name} is a response. You will be asked whether to play it when ${when}.`, rule: 'C-RESPONSE-01' };
  }
  return { text: `There is nothing to play ${name} on now.`, rule: 'C-RESPONSE-04' };
}

/** Explains why nothing can be played or reported when the intent names no card in hand. */
function noPlay(g: FirstEdition, seat: Seat, verbs: readonly string[]): Refusal {
  const { hand } = playerOf(g, seat);
  if (hand.length === 0) return { text: 'You have no cards in hand.', rule: 'C-PLAY-01' };
  if (verbs.includes('play'))
    return { text: 'You can’t play any card in your hand now. Name one to learn why.', rule: 'C-PLAY-01' };
  const able = hand.filter((card) => isOf(cardOf(card), 'Personnel', 'Ship', 'Equipment'));
  if (able.length === 0) return { text: 'You have no personnel, ship or equipment in hand.', rule: 'C-PLAY-08' };
  return { text: 'You have no facility in play where a card from your hand could report.', rule: 'C-PLAY-08' };
}

/**
 * Explains why no mission can be attempted: the player has no crew or Away Team at a mission, or it is in the wrong
 * place.
 */
function noAttempt(g: FirstEdition, seat: Seat): Refusal {
  const near = shipsOf(g, seat).flatMap(({ at }) => locationAt(g, at) ?? []);
  const [first] = near.filter((location) => missionAt(g, location, seat) !== null && whereOf(g, location) !== 'space');
  if (first !== undefined) return notAttempted(g, seat, first);
  return { text: 'None of your crews or Away Teams are at a mission now.', rule: 'C-MISSION-04' };
}

/**
 * Explains why a mission can't be attempted when the player has no crew or Away Team that could attempt it
 * (C-MISSION-04).
 */
function notAttempted(g: FirstEdition, seat: Seat, location: LocationId): Refusal {
  const name = locationName(g, location);
  if (locationOf(g, location).solved !== null) return { text: `${name} is already solved.`, rule: 'C-MISSION-14' };
  if (missionAt(g, location, seat)?.requirement == null)
    return { text: `${name} can’t be attempted.`, rule: 'C-MISSION-02' };
  const rule = 'C-MISSION-04';
  const vessels = vesselsWithin(g, location).filter((one) => one.seat === seat);
  const ships = vessels.filter(isShip);
  const crew = vessels.filter((one) => peopleWithin(g, one).length > 0);
  const where = whereOf(g, location);
  const isDown = peopleAt(g, onSurface(location), seat).length > 0;
  if (ships.length + crew.length === 0 && !isDown)
    return { text: `None of your ships or personnel are at ${name}. Move there first.`, rule };
  if (where === 'space')
    return ships.length === 0
      ? { text: `${name} is a space mission, so it takes the crew of a ship. None of your ships are there.`, rule }
      : { text: `Nobody aboard your ships at ${name} can act.`, rule };
  const kind = where === 'planet' ? 'a planet mission' : 'a planet and space mission';
  if (where === 'both' && ships.length === 0)
    return {
      text: `${name} is ${kind}. This mission also needs the crew of a ship, and none of your ships are there.`,
      rule,
    };
  if (isDown) return { text: `Nobody in your Away Team at ${name} can act.`, rule };
  if (crew.length === 0) return { text: `${name} is ${kind}, and you have nobody there to beam down.`, rule };
  const keys = crew.map(({ id }) => `beam:all:${aboard(id)}:${onSurface(location)}`);
  const down = beamOffers(g, seat).filter(({ key, why }) => why === null && key !== undefined && keys.includes(key));
  const instead = insteadOf(down.map(({ option }) => option));
  return { text: `${name} is ${kind}: beam an Away Team down first.`, rule, instead };
}

/** Explains why the named personnel, or any personnel, can't beam. */
function notBeamed(g: FirstEdition, wish: Wish): Refusal {
  const who = wish.pieces.map((id) => pieceOf(g, id)).find(isPerson);
  if (who === undefined && goesDown(wish))
    return {
      text: 'None of your personnel are aboard anything that could beam them down to a planet.',
      rule: 'C-BEAM-02',
    };
  if (who === undefined) return { text: 'None of your personnel can beam from where they are.', rule: 'C-BEAM-02' };
  const name = pieceName(g, who.id);
  if (isStopped(g, who)) return { text: `${name} is stopped.`, rule: 'C-BEAM-06' };
  return {
    text: `${name} is ${placeName(g, who.at)}. None of your ships or facilities there can beam anywhere else.`,
    rule: 'C-BEAM-01',
  };
}

/**
 * Explains why a ship can't move, dock or undock when no option matches. Returns null if the intent is about something else.
 */
function notMoved(g: FirstEdition, seat: Seat, { verbs, pieces }: Wish): Refusal | null {
  const [verb = ''] = verbs;
  if (verb !== 'move' && verb !== 'dock' && verb !== 'undock') return null;
  const rule = verb === 'move' ? 'C-MOVE-01' : 'C-DOCK-01';
  if (shipsOf(g, seat).length === 0) return { text: 'You have no ship in play.', rule };
  const named = pieces.map((id) => pieceOf(g, id));
  const ship = named.find(isShip);
  const [other] = named;
  if (ship === undefined && verb === 'move' && other !== undefined) {
    const host = hostOf(other.at);
    const aside = host === null ? '' : ` Move ${pieceName(g, host)}, or beam.`;
    return { text: `${pieceName(g, other.id)} isn’t a ship.${aside}`, rule };
  }
  if (verb === 'undock') {
    const text = ship === undefined ? 'None of your ships are docked.' : `${pieceName(g, ship.id)} isn’t docked.`;
    return { text, rule };
  }
  if (verb === 'dock') {
    if (ship !== undefined && placeKind(ship.at) === 'docked')
      return { text: `${pieceName(g, ship.id)} is already docked.`, rule };
    const text =
      ship === undefined
        ? 'None of your ships can dock where they are.'
        : `${pieceName(g, ship.id)} is ${placeName(g, ship.at)}, where you have nothing it can dock at.`;
    return { text, rule };
  }
  return { text: 'None of your ships can move now.', rule };
}
