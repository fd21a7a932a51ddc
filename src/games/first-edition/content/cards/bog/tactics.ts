import { no } from '../../../../kit/offers.ts';
import { battleOf } from '../../../chapters/battle/under-way.ts';
import { isCommanded } from '../../../chapters/skills/commander.ts';
import { whereOf } from '../../../chapters/teams/teams.ts';
import { isShip } from '../../../position/piece-types.ts';
import { hostOf, onPiece } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { firing, oneOf, serves, whenFires } from '../../builders/tactics.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

/** Returns the player's ship that is fired at, if the target is a ship. */
function defending(g: FirstEdition, seat: number): Piece[] {
  const id = battleOf(g).targets[1 - seat];
  const target = id == null ? undefined : g.pieces[id];
  return target !== undefined && isShip(target) ? [target] : [];
}

/** Takes a system off line on the card that has the damage marker (C-SHIPBAT-12). */
function offLine(system: string): NonNullable<Rule['bans']> {
  return {
    system: (g, source, about) =>
      about.system === system && about.ship === marked(g, source)
        ? no('C-SHIPBAT-12', `${cardOf(source.card).title} took it off line.`)
        : null,
  };
}

/** Returns the id of the card that a damage marker is on, or null. */
function marked(g: FirstEdition, { piece }: RuleSource): number | null {
  const at = piece === undefined ? undefined : g.pieces[piece]?.at;
  return at === undefined ? null : hostOf(at);
}

const isFuture = filter(
  "{Future Enterprise} or {I.K.C. Chang} or {I.K.C. Fek'lhr} or {Decius} or ([AU], future-related ship)",
);
const isAttackShip = filter("{Jem'Hadar Attack Ship} or Jem'Hadar Attack Ship");

/** Tactics of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'attack-wing': {
    text: 'ATTACK +1 for each of your firing ships. DEFENSE +1 for a Jem’Hadar attack ship. As damage: a random personnel aboard with MEDICAL or Exobiology, or disabled, is killed, or on a Nor, a random one at the Infirmary.',
    tactic: {
      attack: (g, seat) => firing(g, seat).length,
      defense: (g, seat) => (defending(g, seat).some(isAttackShip) ? 1 : 0),
      marks: [{ do: 'casualty', skills: ['MEDICAL', 'Exobiology'], disabled: true, site: 'infirmary' }],
    },
  },
  'evasive-maneuvers': {
    text: 'DEFENSE +2 if your ship under fire needs no staffing. As damage: a random personnel aboard with ENGINEER, Astrophysics or Physics is killed, or on a Nor, a random one at the Ore Processing Unit.',
    tactic: {
      defense: (g, seat) =>
        defending(g, seat).some(({ card }) => {
          const facts = cardOf(card);
          return facts.type === 'Ship' && facts.staffing === null;
        })
          ? 2
          : 0,
      marks: oneOf('ore-processing-unit', 'ENGINEER', 'Astrophysics', 'Physics'),
    },
  },
  'full-phaser-spread': serves(1, 'Galaxy-class ship', 'science-lab', 'SCIENCE', 'Stellar Cartography'),
  'maximum-firepower': {
    text: 'A hit places three damage markers if Future Enterprise, I.K.C. Chang, I.K.C. Fek’lhr, Decius or another AU ship with “future” in its lore fires. As damage: transporters are off line.',
    tactic: {
      symbols: (g, seat, hit) => (hit === 'hit' && firing(g, seat).some(isFuture) ? ['Flip', 'Flip', 'Flip'] : null),
    },
    bans: offLine('transporters'),
  },
  'phased-polaron-beam': serves(2, 'Dominion ship'),
  'phaser-banks': serves(2, 'Federation ship'),
  'photon-torpedo': serves(1, 'Akira-class ship', 'security-office', 'SECURITY', 'Computer Skill'),
  'picard-maneuver': {
    text: 'If you attacked with its matching commander aboard, your ship has a 50% chance to escape all damage in this battle. As damage: the player who placed this may immediately download Plasma Fire or Warp Core Breach to the ship.',
    tactic: {
      evades(g, seat, vessel) {
        const ship = g.pieces[vessel];
        return battleOf(g).seat === seat && ship !== undefined && isCommanded(g, ship);
      },
      marks: [{ do: 'download', what: 'fire' }],
    },
    fetches: {
      fire: {
        wanted: '{Plasma Fire} or {Warp Core Breach}',
        to(g, source) {
          const ship = marked(g, source);
          return ship === null ? [] : [onPiece(ship)];
        },
      },
    },
  },
  'plasma-torpedo': serves(2, 'Romulan ship'),
  'primary-energy-weapon': serves(2, 'Borg ship'),
  'pulse-disruptor': serves(2, 'Klingon ship'),
  'pulse-phaser-cannons': {
    text: 'ATTACK +1 if your Defiant-class ship fires. As damage: the Tractor Beam is off line.',
    tactic: { attack: whenFires(1, 'Defiant-class ship') },
    bans: offLine('Tractor Beam'),
  },
  'quantum-torpedo': {
    text: 'ATTACK +1 if your Sovereign-class ship fires. As damage: the ship can’t attempt space missions.',
    tactic: { attack: whenFires(1, 'Sovereign-class ship') },
    bans: {
      attempt: (g, source, { ship, location }) =>
        ship !== null && ship === marked(g, source) && whereOf(g, location) !== 'planet'
          ? no('C-SHIPBAT-12', 'The ship’s sensors are off line.')
          : null,
    },
  },
  'spiral-wave-disruptor': serves(2, 'Cardassian ship'),
  'strafing-run': serves(1, 'Hideki-class ship', 'ops', 'OFFICER', 'Leadership', 'Navigation'),
  'target-engines': {
    text: 'ATTACK +1 if your Dominion ship fires. As damage: RANGE can’t be raised.',
    tactic: { attack: whenFires(1, 'Dominion ship') },
    bans: offLine('RANGE'),
  },
  'target-shields': {
    text: 'Even on a miss, it is placed on the target as a damage marker. As damage: SHIELDS can’t be raised.',
    tactic: { symbols: (_g, _seat, hit) => (hit === 'miss' ? ['Down'] : null) },
    bans: offLine('SHIELDS'),
  },
  'target-weapons': {
    text: 'ATTACK +1 if your Dominion ship fires. As damage: WEAPONS can’t be raised.',
    tactic: { attack: whenFires(1, 'Dominion ship') },
    bans: offLine('WEAPONS'),
  },
};
