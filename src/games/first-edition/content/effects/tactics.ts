import { no } from '../../../kit/offers.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { battleOf } from '../../chapters/battle/under-way.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { whereOf } from '../../chapters/teams/teams.ts';
import type { Effects } from '../../effects/union.ts';
import { aboard, hostOf } from '../../position/places.ts';
import type { Bearer, Rule, TacticRule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { cardOf } from '../pool.ts';
import type { Affiliation, Skill } from '../printed.ts';

/** Ships of a seat that fire in the battle. */
function firing(g: FirstEdition, seat: number): Piece[] {
  const ids = battleOf(g).firing[seat] ?? [];
  return ids.flatMap((id) => g.pieces[id] ?? []).filter(({ card }) => cardOf(card).type === 'Ship');
}

/** The ship of a seat that is fired at; none where it is a facility. */
function defending(g: FirstEdition, seat: number): Piece[] {
  const id = battleOf(g).targets[1 - seat];
  const target = id == null ? undefined : g.pieces[id];
  return target !== undefined && cardOf(target.card).type === 'Ship' ? [target] : [];
}

/** C-AFFIL-09: a ship counts for what it acts as and for where it comes from. */
function isOfSide(side: Affiliation | 'Breen') {
  return (piece: Piece): boolean =>
    affiliationOf(piece) === side || cardOf(piece.card).characteristics.includes(`${side} ship`);
}

function isOfClass(name: string) {
  return ({ card }: Piece): boolean => {
    const facts = cardOf(card);
    return facts.type === 'Ship' && facts.shipClass.toLowerCase() === `${name} class`.toLowerCase();
  };
}

/** So much more while such a ship fires. */
function whenFires(by: number, isMeant: (piece: Piece) => boolean): NonNullable<TacticRule['attack']> {
  return (g, seat) => (firing(g, seat).some(isMeant) ? by : 0);
}

const anyone: Effects = [{ do: 'casualty' }];
const oneOf = (...skills: Skill[]): Effects => [{ do: 'casualty', skills }];

/** A tactic that serves one sort of ships, and takes a casualty as a marker. */
function serves(by: number, isMeant: (piece: Piece) => boolean, marks: Effects): Rule {
  return { tactic: { attack: whenFires(by, isMeant), marks } };
}

/** What a marker puts off line on the card that it lies on (C-SHIPBAT-12). */
function offLine(system: string): NonNullable<Rule['bans']> {
  return {
    system: (g, bearer, about) =>
      about.system === system && about.ship === marked(g, bearer)
        ? no('C-SHIPBAT-12', `${cardOf(bearer.card).title} has put it off line.`)
        : null,
  };
}

/** What a marker lies on. */
function marked(g: FirstEdition, { piece }: Bearer): number | null {
  const at = piece === undefined ? undefined : g.pieces[piece]?.at;
  return at === undefined ? null : hostOf(at);
}

function crewHas(g: FirstEdition, ship: Piece, test: (piece: Piece) => boolean): boolean {
  return Object.values(g.pieces).some(
    (piece) => piece.at === aboard(ship.id) && piece.seat === ship.seat && test(piece),
  );
}

/** +2 for Bajoran ships with Resistance or Navigation, +4 where one has both. */
function banks(g: FirstEdition, seat: number): number {
  const levels = firing(g, seat)
    .filter(isOfSide('Bajoran'))
    .map((ship) => {
      const has = (skill: Skill) => (piece: Piece) => skillOf(g, piece, skill) > 0;
      if (crewHas(g, ship, (piece) => has('Resistance')(piece) && has('Navigation')(piece))) return 4;
      return crewHas(g, ship, has('Resistance')) || crewHas(g, ship, has('Navigation')) ? 2 : 0;
    });
  return Math.max(0, ...levels);
}

const future = ['Future Enterprise', 'I.K.C. Chang', "I.K.C. Fek'lhr", 'Decius'];

/** A ship of the future by its title or lore, or a Borg cube. */
function isFuture({ card }: Piece): boolean {
  const { title, characteristics } = cardOf(card);
  return future.includes(title) || characteristics.some((one) => one === 'Borg cube' || one === 'future-related ship');
}

/** A Jem’Hadar attack ship, by its title or lore. */
function isAttackShip({ card }: Piece): boolean {
  const { title, characteristics } = cardOf(card);
  return [title, ...characteristics].some((one) => one.toLowerCase() === "jem'hadar attack ship");
}

/** Tactics, by their ids. */
export const TACTICS: Readonly<Record<string, Rule>> = {
  'attack-wing': {
    tactic: {
      attack: (g, seat) => firing(g, seat).length,
      defense: (g, seat) => (defending(g, seat).some(isAttackShip) ? 1 : 0),
      marks: [{ do: 'casualty', skills: ['MEDICAL', 'Exobiology'], disabled: true }],
    },
  },
  'bajoran-phaser-banks': { tactic: { attack: banks, defense: banks, marks: anyone } },
  'breen-disruptor-burst': serves(2, isOfSide('Breen'), anyone),
  'evasive-maneuvers': {
    tactic: {
      defense: (g, seat) =>
        defending(g, seat).some(({ card }) => {
          const facts = cardOf(card);
          return facts.type === 'Ship' && facts.staffing === null;
        })
          ? 2
          : 0,
      marks: oneOf('ENGINEER', 'Astrophysics', 'Physics'),
    },
  },
  'ferengi-energy-weapon': serves(2, isOfSide('Ferengi'), anyone),
  'full-phaser-spread': serves(1, isOfClass('Galaxy'), oneOf('SCIENCE', 'Stellar Cartography')),
  'maximum-firepower': {
    tactic: { hit: (g, seat) => (firing(g, seat).some(isFuture) ? ['Flip', 'Flip', 'Flip'] : null) },
    bans: offLine('transporters'),
  },
  'phase-cannons': serves(2, isOfSide('Starfleet'), anyone),
  'phased-polaron-beam': serves(2, isOfSide('Dominion'), anyone),
  'phaser-banks': serves(2, isOfSide('Federation'), anyone),
  'photon-torpedo': serves(1, isOfClass('Akira'), oneOf('SECURITY', 'Computer Skill')),
  'plasma-torpedo': serves(2, isOfSide('Romulan'), anyone),
  'primary-energy-weapon': serves(2, isOfSide('Borg'), anyone),
  'pulse-disruptor': serves(2, isOfSide('Klingon'), anyone),
  'pulse-phaser-cannons': { tactic: { attack: whenFires(1, isOfClass('Defiant')) }, bans: offLine('Tractor Beam') },
  'quantum-torpedo': {
    tactic: { attack: whenFires(1, isOfClass('Sovereign')) },
    bans: {
      attempt: (g, bearer, { ship, location }) =>
        ship !== null && ship === marked(g, bearer) && whereOf(g, location) !== 'planet'
          ? no('C-SHIPBAT-12', 'The sensors of the ship are off line.')
          : null,
    },
  },
  'spiral-wave-disruptor': serves(2, isOfSide('Cardassian'), anyone),
  'strafing-run': serves(1, isOfClass('Hideki'), oneOf('OFFICER', 'Leadership', 'Navigation')),
  'target-engines': { tactic: { attack: whenFires(1, isOfSide('Dominion')) }, bans: offLine('RANGE') },
  'target-shields': { tactic: { miss: ['Down'] }, bans: offLine('SHIELDS') },
  'target-weapons': { tactic: { attack: whenFires(1, isOfSide('Dominion')) }, bans: offLine('WEAPONS') },
  'vulcan-particle-beam': serves(2, isOfSide('Vulcan'), anyone),
};
