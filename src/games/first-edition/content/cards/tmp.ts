import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { groupOf, stillIn } from '../../chapters/missions/team.ts';
import { SKIPPED } from '../../chapters/rounds/game.ts';
import { isReduced } from '../../chapters/skills/attributes.ts';
import { meets } from '../../chapters/skills/group.ts';
import { opponentOf, pieceOf, piecesOf } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { pieceName } from '../../position/names.ts';
import { isCaptive, isInfiltrator, isPerson, isShip } from '../../position/piece-types.ts';
import { inSpace, locationAt, onSurface } from '../../position/places.ts';
import { isSeenAt } from '../../position/veils.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import {
  always,
  DAMAGE,
  DESTROY,
  kill,
  least,
  met,
  most,
  otherwise,
  random,
  stop,
  unless,
} from '../builders/dilemmas/build.ts';
import { CLOSED, lies } from '../builders/dilemmas/host.ts';
import { fleetInBattle } from '../builders/interrupts/fleets.ts';
import { placeOf, worth } from '../builders/missions/ends.ts';
import { welcomes } from '../builders/missions/grounds.ts';
import { SHIP } from '../builders/personnel/aiding.ts';
import { freeOnce } from '../builders/personnel/welcome.ts';
import { isWorld } from '../builders/places.ts';
import { atLocations, DISCARD_THIS, hostIn, idsOf, isUsed, itself, onOwnTable, payloadOf } from '../builders/shared.ts';
import { bay, carriesNone, hosts } from '../builders/ships/fleet.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f, parseFormula } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

function shipClassOf(g: FirstEdition, ship: number | undefined): string {
  const facts = ship === undefined ? null : cardOf(pieceOf(g, ship).card);
  return facts?.type === 'Ship' ? [facts.shipClass, facts.title, ...facts.characteristics].join(' ') : '';
}

const isSona = filter("Son'a ship");

const sybok = filter('Sybok-related personnel');

const pilgrim = filter('[SKR], not {Sybok}');

const CARD = 'collect-metaphasic-particles';

const COLLECTOR = 'injector-assembly-one';

/** The requirement that the personnel must meet. */
export const COLLECTS = parseFormula("Son'a + Treachery x2");

/**
 * True if a group meets the objective's requirement, the collector is in orbit, and no opposing ship or personnel are
 * there. Infiltrators don't count as opposing (C-INFIL-02).
 */
function collects(g: FirstEdition, group: Group, seat: number, location: LocationId): boolean {
  const away = group.people.filter((piece) => piece.at === onSurface(location));
  const isOver = piecesOf(g, seat).some(({ card, at }) => card === COLLECTOR && at === inSpace(location));
  const isOpposed = piecesOf(g, opponentOf(seat)).some((piece) => {
    const counts = isShip(piece) || (isPerson(piece) && !isCaptive(piece) && !isInfiltrator(piece));
    return counts && isSeenAt(g, piece, location);
  });
  return isOver && !isOpposed && meets(g, { ...group, people: away }, COLLECTS);
}

/** True if a player has just solved a mission through the objective (C-MISSION-18). */
export function isCollected(g: FirstEdition, seat: number, location: LocationId): boolean {
  const { attempt } = g;
  const isThere = piecesOf(g, seat).some(({ card, at }) => card === CARD && locationAt(g, at) === location);
  return isThere && attempt !== null && collects(g, groupOf(g, attempt, stillIn(g, attempt)), seat, location);
}

const onBaku = atLocations((g, location) => isWorld(g, location, "Ba'ku Planet"));

/** Returns the card's location, or null. */
function whereabouts(g: FirstEdition, source: RuleSource): LocationId | null {
  const own = itself(g, source);
  return own === null ? null : locationAt(g, own.at);
}

const SONA_BAY = bay('Son’a shuttlecraft', 'Son\'a ship, "shuttlecraft" in class');

const BOUNTY = carriesNone();

/** Cards of The Motion Pictures, by id. */
export const CARDS: CardRules = {
  'analyze-radiation': {
    text: 'This mission’s span is 2 lower for Son’a ships.',
    adds: {
      span: (g, source, { seat, location, ship }) =>
        seat === source.seat && location === placeOf(source) && /son['’]a/i.test(shipClassOf(g, ship)) ? -2 : 0,
    },
  },
  'collect-metaphasic-particles': {
    text: 'On the Ba’ku planet, may be seeded. Solve it with a Son’a, Treachery ×2, Injector Assembly One in orbit and no opponent there. You may skip your opponent’s next turn. All your personnel have STRENGTH +2 and Youth, and can be “unstopped” once per turn.',
    lasting: {
      // For the player who solved the mission, for the rest of the game.
      [CARD]: {
        adds: {
          attribute: (g, { seat }, { piece, attribute }) => {
            const one = g.pieces[piece];
            return attribute === 'STRENGTH' && one?.seat === seat && isPersonnel(cardOf(one.card)) ? 2 : 0;
          },
          skill: (g, { seat }, { piece, skill }) => (skill === 'Youth' && g.pieces[piece]?.seat === seat ? 1 : 0),
        },
        orders: (g, source, seat) =>
          seat !== source.seat
            ? []
            : piecesOf(g, seat).flatMap(({ id, card, stopped }) => {
                const what = `metaphasic ${id}`;
                if (!isPersonnel(cardOf(card)) || stopped === undefined || isUsed(g, seat, what, 'turn')) return [];
                return [
                  payloadOf(source, `unstop:${id}`, asLabel(`“Unstop” ${pieceName(g, id)}`), [
                    { do: 'use', what, per: 'turn' },
                    { do: 'stop-these', which: [id], undo: true },
                  ]),
                ];
              }),
      },
    },
    plays: onBaku,
    seeds: { phase: 'facility', to: onBaku },
    grants: {
      attempt: (g, source, { seat, location }) => source.seat === seat && whereabouts(g, source) === location,
    },
    solves: (g, source, group, { seat, location }) =>
      source.seat === seat && whereabouts(g, source) === location ? collects(g, group, seat, location) : null,
    at: {
      solved: {
        does(g, source, { seat, location }) {
          if (seat !== source.seat || whereabouts(g, source) !== location || !isCollected(g, seat, location)) return [];
          const skip = { do: 'lasting', what: SKIPPED, until: 'game', who: opponentOf(seat) } as const;
          return [
            { do: 'lasting', what: CARD, until: 'game' },
            {
              do: 'either',
              ways: [
                { key: 'skip', label: 'Skip your opponent’s next turn', list: [skip] },
                { key: 'none', label: 'Don’t skip your opponent’s next turn', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  'engine-imbalance': says(
    'Placed on the ship, which must stop at each location, and whose RANGE is used up whenever it moves. Cured by ENGINEER ×2 + Computer Skill + Physics.',
    lies(
      'ship',
      { cure: f('ENGINEER x2 + Computer Skill + Physics') },
      {
        bans: {
          way: (g, source, { ship, through }) =>
            hostIn(g, source)?.id === ship && through.length > 1
              ? no('C-DILEMMA-18', 'A dilemma makes this ship stop at each location.')
              : null,
          move(g, source, { ship }) {
            const host = hostIn(g, source);
            return host?.id === ship && host.spent !== undefined && host.spent > 0
              ? no('C-DILEMMA-18', 'A dilemma has used up this ship’s RANGE.')
              : null;
          },
        },
      },
    ),
  ),
  'hero-worship': says(
    'Everyone with the most skill icons is “stopped”, and so is everyone with the fewest. Borg don’t count.',
    always(
      stop(most(['skills'], { who: f('no [Bor] personnel'), tie: 'all' })),
      stop(least(['skills'], { who: f('no [Bor] personnel'), tie: 'all' })),
    ),
  ),
  'hms-bounty': BOUNTY,
  'hms-bounty-star': BOUNTY,
  'i-hate-you': met({ cards: ['vulcan-nerve-pinch'] }),
  'ikc-chontay': carriesNone(),
  'injector-assembly-one': {
    text: 'May report to the location of your Son’a ship. Downloads Collect Metaphasic Particles.',
    reports: (g, seat) => [
      ...new Set(
        piecesOf(g, seat).flatMap(({ card, at }) => {
          const location = isSona(card) ? locationAt(g, at) : null;
          return location === null ? [] : [inSpace(location)];
        }),
      ),
    ],
  },
  insurrection: having({ place: "Ba'ku Planet" }, welcomes('Ba’ku may report to its planet for free.', "Ba'ku", true)),
  'linguistic-legerdemain': {
    text: 'If not overcome, the dilemma is placed on the mission, and nobody can attempt the mission. The dilemma’s countdown is 1, plus 1 for each of the mission’s affiliations that nobody present has.',
    meeting: { effects: [{ do: 'place', on: 'mission', counts: 'unmatched' }] },
    bans: CLOSED,
  },
  liseria: SONA_BAY,
  'observe-ritual': having(
    { homeworld: { place: 'Vulcan', of: 'Vulcan' } },
    welcomes('Vulcans and Amanda Grayson may report to its planet.', '(personnel, Vulcan) or {Amanda Grayson}', false),
  ),
  'sona-battleship': SONA_BAY,
  'sona-shuttle': {
    ...hosts('Transporter Drones', '{Transporter Drones}'),
    ...freeOnce('{Transporter Drones}', { types: 'equipment', where: 'aboard' }),
    text: 'Your Transporter Drones may report aboard, once per turn for free.',
  },
  'subspace-shock-wave': unless('1 each (Navigation + CUNNING>7)', otherwise(DAMAGE, kill(random(null, 2)))),
  'the-discovery-of-sha-ka-ree': {
    text: 'Worth 10 points for each personnel present whose lore names Sybok.',
    adds: worth((_g, _source, group) => 10 * (group?.people ?? []).filter(sybok).length),
  },
  'the-discovery-of-sha-ka-ree@2025-02': {
    text: 'Worth 10 points for each personnel present with the Sha Ka Ree icon, except Sybok, up to six.',
    adds: worth((_g, _source, group) => 10 * Math.min(6, (group?.people ?? []).filter(pilgrim).length)),
  },
  'to-be-or-not-to-be': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your table: just after a ship battle that your opponent started, you may discard this to damage all opposing ships of that battle, even cloaked ones.',
      reach: 'cloaked',
      plays: onOwnTable,
      at: {
        fought: {
          offers(g, source) {
            const { battle } = g;
            if (battle?.kind !== 'ship' || battle.seat === source.seat || battle.lone !== undefined) return [];
            const enemy = opponentOf(source.seat);
            const which = idsOf(fleetInBattle(g, enemy));
            return which.length === 0
              ? []
              : [
                  payloadOf(source, 'harm', 'Damage all opposing ships of the battle', [
                    DISCARD_THIS,
                    { do: 'harm', which },
                  ]),
                ];
          },
        },
      },
    },
  ),
  'uss-enterprise-b': {
    ...hosts('El-Aurians', 'personnel, El-Aurian'),
    text: 'Your El-Aurians may report aboard. Its Tractor Beam doesn’t work while one of its attributes is reduced.',
    bans: {
      system(g, source, { ship, system }) {
        const own = g.pieces[ship];
        if (ship !== source.piece || system !== 'Tractor Beam' || own === undefined) return null;
        return SHIP.some((attribute) => isReduced(g, own, attribute))
          ? no('C-MOVE-18', 'An attribute of the ship is reduced.')
          : null;
      },
    },
  },
  vger: otherwise(DESTROY),
};

/** Facts about cards from The Motion Pictures that have no rule, by id. */
export const FACTS: CardFacts = {
  'duj-saq': { captainsOrder: true },
  'ikc-ktinga': { onlyDownloads: true },
  'kronos-one': { onlyDownloads: true },
  'revenge-is-a-dish-best-served-cold': { faceUp: 'facility' },
  'starship-constitution-the-motion-pictures': { onlyDownloads: true },
  'starship-enterprise-the-motion-pictures': { onlyDownloads: true },
  'the-genesis-device': { limit: 'unique', countsAs: ['Equipment'] },
  'the-nexus': { limit: 'not duplicatable', immuneTo: ['Revolving Door'], under: { like: 'dilemma', at: () => true } },
  'the-whale-probe': { limit: 'unique' },
  'uss-enterprise-a': { onlyDownloads: true },
};
