import { no } from '../../../../kit/offers.ts';
import type { HostSpot } from '../../../effects/kinds/place.ts';
import type { Pick } from '../../../effects/pick.ts';
import type { Effects } from '../../../effects/union.ts';
import { piecesAt } from '../../../position/find.ts';
import { locationAt, placeKind } from '../../../position/places.ts';
import type { Meeting } from '../../../rules/meeting.ts';
import type { Force, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { Attribute } from '../../printed.ts';
import { hostIn, itself } from '../shared.ts';

/** Returns the location that the dilemma is at, or null. */
export function placeIn(g: FirstEdition, source: RuleSource): string | null {
  const card = itself(g, source);
  return card === null || placeKind(card.at) !== 'at' ? null : locationAt(g, card.at);
}

/** True if a piece is aboard the ship that the dilemma is on. */
export function isAboard(g: FirstEdition, source: RuleSource, piece: Piece | undefined): boolean {
  const host = hostIn(g, source);
  return host !== null && piece?.at === `aboard:${host.id}`;
}

/** True if no earlier copy is on the same card. Copies aren't cumulative (C-SKILL-22). */
export function isSole(g: FirstEdition, source: RuleSource): boolean {
  const card = itself(g, source);
  return card === null || piecesAt(g, card.at).every((one) => one.card !== card.card || one.id >= card.id);
}

type Made = Effects | ((g: FirstEdition, source: RuleSource) => Effects);

/**
 * When a dilemma acts: at the start or the end of a turn, and either on every turn or only on the encountering player's
 * turns (C-TURN-11).
 */
export interface Times {
  readonly when: 'turn-start' | 'turn-end';
  readonly whose: 'own' | 'each';
}

export const END_OF_EACH: Times = { when: 'turn-end', whose: 'each' };
export const END_OF_OWN: Times = { when: 'turn-end', whose: 'own' };
export const START_OF_EACH: Times = { when: 'turn-start', whose: 'each' };
export const START_OF_OWN: Times = { when: 'turn-start', whose: 'own' };

/** A recurring effect of the card. */
export function recurs({ when, whose }: Times, made: Made): NonNullable<Force['at']> {
  return {
    [when]: {
      does: (g: FirstEdition, source: RuleSource, { seat }: { seat: number }) => {
        if ((whose === 'own' && seat !== source.seat) || !isSole(g, source)) return [];
        return typeof made === 'function' ? made(g, source) : made;
      },
    },
  };
}

/**
 * The effects that happen when the card's countdown expires (C-DILEMMA-26): at the end of its owner's turn, before the
 * card leaves play.
 */
export function expires(made: Made): NonNullable<Force['at']> {
  return {
    'turn-end': {
      does(g, source, { seat }) {
        const card = itself(g, source);
        if (card?.owner !== seat || card.count !== 1) return [];
        return typeof made === 'function' ? made(g, source) : made;
      },
    },
  };
}

/** The dilemma leaves play when the mission at its location is solved. */
export const UNTIL_SOLVED: NonNullable<Force['at']> = {
  solved: { does: (g, source, { location }) => (placeIn(g, source) === location ? [{ do: 'end' }] : []) },
};

/** Destroys the ship that the dilemma is on. */
export function wreck(g: FirstEdition, source: RuleSource): Effects {
  const host = hostIn(g, source);
  return host === null ? [] : [{ do: 'take-out', which: [host.id], why: 'destroyed' }];
}

/** Changes attributes of the ship that the dilemma is on. */
export function changes(by: Partial<Record<Attribute, number>>): NonNullable<Force['adds']> {
  return {
    attribute: (g, source, about) =>
      hostIn(g, source)?.id === about.piece && isSole(g, source) ? (by[about.attribute] ?? 0) : 0,
  };
}

/** Disables an attribute of the ship that the dilemma is on, so that it counts as 0. */
export function offLine(
  isNow: (g: FirstEdition, source: RuleSource) => readonly Attribute[],
): NonNullable<Force['sets']> {
  return {
    times: (g, source, about) =>
      hostIn(g, source)?.id === about.piece && isNow(g, source).includes(about.attribute) ? 0 : null,
  };
}

/** Keeps the ship that the dilemma is on from moving. */
export const STUCK: NonNullable<Force['bans']> = {
  move: (g, source, { ship }) =>
    hostIn(g, source)?.id === ship ? no('C-DILEMMA-18', 'A dilemma holds this ship in place.') : null,
};

/** Personnel may enter but not leave (C-MOVE-19). */
const kept: NonNullable<NonNullable<Force['bans']>['beam']> = (g, source, { piece, to }) => {
  const one = g.pieces[piece];
  const host = hostIn(g, source);
  const place = placeIn(g, source);
  const isIn = host !== null ? isAboard(g, source, one) : place !== null && one?.at === `surface:${place}`;
  return isIn && one?.at !== to ? no('C-MOVE-19', 'Personnel can’t leave the quarantine.') : null;
};

/** Prevents personnel from beaming or walking away from the ship or planet that the dilemma is on (C-MOVE-19). */
export const QUARANTINE: NonNullable<Force['bans']> = { beam: kept, walk: kept };

/** Prevents attempts at the mission that the dilemma is at. */
export const CLOSED: NonNullable<Force['bans']> = {
  attempt: (g, source, { location }) =>
    placeIn(g, source) === location ? no('C-DILEMMA-18', 'A dilemma on this mission prevents it.') : null,
};

/**
 * A dilemma that enters play when it is encountered. `rule` holds its effects while it is in play. If the dilemma ends
 * at a stated time, it stops nobody (C-DILEMMA-11).
 */
export function lies(on: Exclude<HostSpot, 'picked'>, meeting: Meeting, rule: Omit<Force, 'meeting'> = {}): Force {
  const { effects = [] } = meeting;
  return { ...rule, meeting: { unless: null, ...meeting, effects: [{ do: 'place', on }, ...effects] } };
}

/** A dilemma that enters play on a personnel. */
export function liesOn(pick: Pick, meeting: Meeting, rule: Omit<Force, 'meeting'> = {}): Force {
  const { effects = [] } = meeting;
  const first: Effects = [
    { do: 'select', pick },
    { do: 'place', on: 'picked' },
  ];
  return { ...rule, meeting: { unless: null, ...meeting, effects: [...first, ...effects] } };
}
