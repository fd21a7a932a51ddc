import { asLabel, listed } from '../../../../kit/words.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { isStaffed, staffingIcons } from '../../../chapters/staffing/staffing.ts';
import { crewOf } from '../../../chapters/teams/teams.ts';
import type { Effects } from '../../../effects/union.ts';
import { pieceName } from '../../../position/names.ts';
import { isStopped } from '../../../position/pieces.ts';
import { hostOf, locationAt, onPiece } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { undated } from '../../errata.ts';
import type { Skill } from '../../printed.ts';
import { idsOf, onShips, skillAboard } from '../shared.ts';

type Where = 'planet' | 'space';

/** A mission where a scan must be played before a battle, even if there are no seed cards. */
const NEBULA = 'nebula';

function isNebula(g: FirstEdition, location: LocationId, seat: number): boolean {
  const mission = missionAt(g, location, seat);
  return mission !== null && undated(mission.id) === NEBULA;
}

/**
 * Tests if a ship is at a mission of this kind that can be scanned at the start of its player's turn, before anything
 * else (C-TURN-01).
 */
function isInReach(g: FirstEdition, ship: Piece, seat: number, where: Where): boolean {
  const location = locationAt(g, ship.at);
  if (ship.seat !== seat || location === null || g.turn?.seat !== seat || g.turn.acted === true) return false;
  const mission = missionAt(g, location, seat);
  const isKind = mission !== null && (mission.where === where || mission.where === 'both');
  const isScannable = where === 'space' && isNebula(g, location, seat);
  return isKind && (isScannable || (g.locations[location]?.seeds.length ?? 0) > 0);
}

/** Looks at the next seed of a mission. The scan is recorded for a mission that requires one before a battle. */
function looks(g: FirstEdition, seat: number, location: LocationId, where: Where): Effects {
  return [
    { do: 'look-at', what: 'seed', location },
    ...(where === 'space' && isNebula(g, location, seat)
      ? [{ do: 'use', what: `scan:${location}`, per: 'turn' } as const]
      : []),
  ];
}

/** Stops a ship to look at the next seed of its mission. */
export function scan(where: Where): Rule {
  return {
    text: `At the start of your turn, at a ${where} mission, stop your staffed ship with three staffing icons and Computer Skill aboard: look at the mission’s next seed card.`,
    plays: onShips(
      (g, ship, seat) =>
        !isStopped(g, ship) &&
        isInReach(g, ship, seat, where) &&
        isStaffed(g, ship) &&
        staffingIcons(ship) >= 3 &&
        skillAboard(g, ship, 'Computer Skill') > 0,
    ),
    once(g, seat, to) {
      const ship = hostOf(to);
      const location = ship === null ? null : locationAt(g, onPiece(ship));
      return location === null ? [] : [{ do: 'stop-these', which: 'host' }, ...looks(g, seat, location, where)];
    },
  };
}

/** The skill that a scan needs aboard in addition to Computer Skill. */
const SCANS_WITH: Readonly<Record<Where, Skill>> = { planet: 'Geology', space: 'Stellar Cartography' };

/** Returns the smallest groups of crew members who have both skills: one personnel with both, or one with each. */
function scanners(g: FirstEdition, ship: Piece, where: Where): (readonly Piece[])[] {
  const having = (skill: Skill): Piece[] => crewOf(g, ship).filter((piece) => skillOf(g, piece, skill) > 0);
  const [first, second] = [having('Computer Skill'), having(SCANS_WITH[where])];
  const both = first.filter((piece) => second.includes(piece));
  const isOne = (piece: Piece): boolean => !both.includes(piece);
  const pairs = first.filter(isOne).flatMap((one) => second.filter(isOne).map((other) => [one, other] as const));
  return [...both.map((piece) => [piece] as const), ...pairs];
}

/** Stops personnel with two skills to look at the next seed of their ship's mission. */
export function scanBySkills(where: Where): Rule {
  return {
    text: `At the start of your turn, on your ship with two staffing icons at a ${where} mission, stop Computer Skill and ${SCANS_WITH[where]} aboard: look at the mission’s next seed card.`,
    plays: onShips(
      (g, ship, seat) =>
        isInReach(g, ship, seat, where) && staffingIcons(ship) >= 2 && scanners(g, ship, where).length > 0,
    ),
    once(g, seat, to) {
      const host = hostOf(to);
      const ship = host === null ? undefined : g.pieces[host];
      const location = ship === undefined ? null : locationAt(g, ship.at);
      if (ship === undefined || location === null) return [];
      const ways = scanners(g, ship, where).map((group) => ({
        key: `stop:${idsOf(group).join('+')}`,
        label: asLabel(`Stop ${listed(group.map(({ id }) => pieceName(g, id)))}`),
        list: [{ do: 'stop-these', which: idsOf(group) }, ...looks(g, seat, location, where)] satisfies Effects,
      }));
      const [only] = ways;
      return only !== undefined && ways.length === 1 ? only.list : [{ do: 'either', ways }];
    },
  };
}
