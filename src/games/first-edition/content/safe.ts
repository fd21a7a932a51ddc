import { skillAnyway } from '../chapters/skills/skills.ts';
import { isStaffed } from '../chapters/staffing/staffing.ts';
import { piecesWithin } from '../chapters/teams/teams.ts';
import { piecesAt, piecesOf, playerOf } from '../position/find.ts';
import { isPersonnel } from '../position/kinds.ts';
import { isAway, locationAt, onPiece, onSurface } from '../position/places.ts';
import { granted } from '../rules/ask.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';
import { countsAs } from './counted-as.ts';
import { isImmune } from './immunity.ts';
import { isNamed } from './named.ts';
import { cardOf } from './pool.ts';
import type { Skill } from './printed.ts';

/**
 * A card in play that protects others, or itself under a condition. Players carry out the rest of its text by
 * agreement.
 */
interface Protection {
  readonly name: string;
  /**
   * Names of the cards that the protection works against. If the field is absent, no card at all may nullify the
   * protected cards.
   */
  readonly from?: readonly string[];
  readonly covers: (g: FirstEdition, own: Piece, target: Piece) => boolean;
}

type Covers = Protection['covers'];

const KEVIN = ['Kevin Uxbridge'];
const PILOTS = ['Loss of Orbital Stability', 'Outgunned'];

const itself =
  (when: (g: FirstEdition, own: Piece) => boolean): Covers =>
  (g, own, target) =>
    own.id === target.id && when(g, own);

const isYours: Covers = (_g, own, target) => own.seat === target.seat;

/** True for an espionage card of one affiliation. */
const espionageBy =
  (side: string): Covers =>
  (_g, _own, { card }) =>
    isNamed(card, 'Espionage') && cardOf(card).title.startsWith(`Espionage: ${side} on `);

/** True if the protecting player has personnel with this skill at the location of the target. */
const watchedBy =
  (skill: Skill): Covers =>
  (g, own, target) =>
    piecesOf(g, own.seat).some(
      (one) => skillAnyway(g, one, skill) > 0 && locationAt(g, one.at) === locationAt(g, target.at),
    );

const every =
  (...tests: readonly Covers[]): Covers =>
  (g, own, target) =>
    tests.every((test) => test(g, own, target));

/** True for a unique ship with one personnel aboard who has Navigation x2. */
const isPiloted: Covers = (g, _own, target) => {
  const facts = cardOf(target.card);
  if (facts.type !== 'Ship' || facts.unique !== 'unique') return false;
  return piecesWithin(g, target.id).some(
    (one) => one.seat === target.seat && isPersonnel(cardOf(one.card)) && skillAnyway(g, one, 'Navigation') >= 2,
  );
};

const PROTECTIONS: readonly Protection[] = [
  {
    name: 'Ancestral Vision',
    covers: itself((g, { at }) =>
      piecesAt(g, onSurface(locationAt(g, at) ?? '')).some(({ card }) => isNamed(card, 'Chakotay')),
    ),
  },
  { name: 'Bajoran Resistance Cell', covers: every(isYours, espionageBy('Bajoran')) },
  { name: 'E-Band Emissions', from: KEVIN, covers: (_g, _own, { card }) => isNamed(card, 'Brainwash') },
  {
    name: 'E-Band Emissions',
    covers: itself((g) => Object.values(g.pieces).some(({ card }) => isNamed(card, 'Kell', 'Taibak', 'Entek'))),
  },
  { name: 'Expert Pilot', from: PILOTS, covers: every(isYours, isPiloted) },
  { name: 'Gomtuu', from: ['Supernova'], covers: itself(isStaffed) },
  {
    name: 'Grappler: Shuttlepod Retrieval',
    from: KEVIN,
    covers: itself((g, { seat }) =>
      piecesOf(g, seat).every(({ card }) => !isPersonnel(cardOf(card)) || cardOf(card).icons.includes('22')),
    ),
  },
  { name: 'Harness Particle 010', from: KEVIN, covers: (_g, _own, { card }) => isNamed(card, 'Omega Particle') },
  {
    name: 'Kai Opaka',
    covers: (_g, _own, { card }) => cardOf(card).type === 'Artifact' && /\bOrb\b/.test(cardOf(card).title),
  },
  {
    name: 'Plans of the Obsidian Order',
    covers: every(isYours, espionageBy('Cardassian'), watchedBy('Obsidian Order')),
  },
  { name: 'Plans of the Tal Shiar', covers: every(isYours, espionageBy('Romulan'), watchedBy('Tal Shiar')) },
  { name: 'Rishon Uxbridge', from: KEVIN, covers: (_g, { at }, { id }) => at === onPiece(id) },
  {
    name: 'Technical Wizardry',
    from: KEVIN,
    covers: every(isYours, (g, { seat }, { card }) => {
      return countsAs(cardOf(card), 'Event') && playerOf(g, seat).hand.length === 0;
    }),
  },
  {
    name: "The Secret of P'Jem",
    covers: every(isYours, (g, { seat }, { card, at }) => {
      const location = g.locations[locationAt(g, at) ?? ''];
      return isNamed(card, 'Espionage') && location?.missions.some(({ owner }) => owner === seat) === true;
    }),
  },
];

/** True for a piece that is face up, isn't an artifact kept in hand, and hasn't disappeared from the spaceline. */
function isSeen(g: FirstEdition, { at, hidden, kept }: Piece): boolean {
  return hidden !== true && kept !== true && !isAway(g, at);
}

function isCovered(g: FirstEdition, target: Piece, by: CardId, byName: boolean): boolean {
  return Object.values(g.pieces).some((own) =>
    PROTECTIONS.some(({ name, from, covers }) => {
      if (!isNamed(own.card, name) || !isSeen(g, own)) return false;
      const isKeptOff = from === undefined ? !byName : isNamed(by, ...from);
      return isKeptOff && covers(g, own, target);
    }),
  );
}

/**
 * Whether a card in play is safe from another card that would nullify or affect it (C-TYPES-11, C-TYPES-14). The card's
 * own text or a card in play may make it safe. Set `byName` if the other card's text names the card that it nullifies.
 */
export function isSafe(g: FirstEdition, target: Piece, by: CardId, byName = false): boolean {
  return (
    isImmune(target.card, by, byName) ||
    granted(g, 'no-nullify', { piece: target.id }) ||
    isCovered(g, target, by, byName)
  );
}
