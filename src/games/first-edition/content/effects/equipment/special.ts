import { skillOf } from '../../../chapters/skills/skills.ts';
import { hostOf, placeKind } from '../../../position/places.ts';
import { banned } from '../../../rules/ask.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import type { Attribute, Skill } from '../../printed.ts';
import { carrier, isFirstHere } from './carried.ts';

/** Raises an attribute of matching personnel with the equipment. Not cumulative. */
function lifts(text: string, attribute: Attribute, by: (g: FirstEdition, piece: Piece) => number): Rule {
  return {
    text,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isFirstHere(g, source) ? by(g, piece) : 0;
      },
    },
  };
}

const hasSkills = (g: FirstEdition, piece: Piece, ...skills: Skill[]) =>
  skills.every((one) => skillOf(g, piece, one) > 0);

/** Returns the ship or facility that a piece of equipment is aboard, or null. */
function vesselOf(g: FirstEdition, { piece }: RuleSource): Piece | null {
  const at = piece === undefined ? undefined : g.pieces[piece]?.at;
  if (at === undefined || placeKind(at) !== 'aboard') return null;
  return g.pieces[hostOf(at) ?? 0] ?? null;
}

const RELAY: Rule = {
  text: 'Aboard a ship: RANGE and SHIELDS +2. Aboard a facility other than a headquarters: SHIELDS +4.',
  adds: {
    attribute(g, source, { piece, attribute }) {
      const vessel = vesselOf(g, source);
      if (vessel === null || vessel.id !== piece) return 0;
      const facts = cardOf(vessel.card);
      if (facts.type === 'Ship') return attribute === 'RANGE' || attribute === 'SHIELDS' ? 2 : 0;
      return facts.type === 'Facility' && facts.facility !== 'Headquarters' && attribute === 'SHIELDS' ? 4 : 0;
    },
  },
};

/** Equipment with other effects. */
export const SPECIAL: Readonly<Record<string, Rule>> = {
  'ablative-armor': {
    text: 'While it is aboard your ship or facility: your opponent hits only if ATTACK is more than twice DEFENSE, and scores a direct hit only if ATTACK is more than three times DEFENSE.',
    grants: {
      armored(g, source, { vessel }) {
        const own = vesselOf(g, source);
        const armor = source.piece === undefined ? undefined : g.pieces[source.piece];
        if (own === null || own.id !== vessel || armor?.seat !== own.seat) return false;
        return banned(g, 'use', { piece: armor.id }) === null;
      },
    },
  },
  'el-aurian-phaser': lifts(
    'Your personnel with it have STRENGTH +1, or +3 with Treachery and SCIENCE. Not cumulative.',
    'STRENGTH',
    (g, piece) => (hasSkills(g, piece, 'Treachery', 'SCIENCE') ? 3 : 1),
  ),
  'plasmadyne-relay': RELAY,
  'plasmadyne-relay-tribble': RELAY,
  'trilithium-weapon-control-padd': lifts(
    'Your personnel with it who have Astrophysics or Stellar Cartography have CUNNING +1, or +3 if they also have Treachery. Not cumulative.',
    'CUNNING',
    (g, piece) => {
      if (!hasSkills(g, piece, 'Astrophysics') && !hasSkills(g, piece, 'Stellar Cartography')) return 0;
      return hasSkills(g, piece, 'Treachery') ? 3 : 1;
    },
  ),
};
