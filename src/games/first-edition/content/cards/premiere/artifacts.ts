import { must } from '../../../../../kernel/must.ts';
import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { facing } from '../../../chapters/missions/team.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { isAnimal, skillOf } from '../../../chapters/skills/skills.ts';
import { crewAtLarge, peopleAt, teamsOf } from '../../../chapters/teams/teams.ts';
import { opponentOf, piecesAt, playerOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { coreOf, inSpace, locationAt, lostFrom, namedIn, onSurface, placeKind } from '../../../position/places.ts';
import { added } from '../../../rules/ask.ts';
import type { CardWay, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { armedWith, carrier, isFirstHere } from '../../builders/equipment/carried.ts';
import {
  answer,
  DISCARD_THIS,
  hostIn,
  idsOf,
  isFirstCopyHere,
  itself,
  onOwnTable,
  onShips,
  targetOf,
} from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';
import { isImmune } from '../../immunity.ts';
import type { Classification } from '../../printed.ts';

/** The seven personnel types. */
const CLASSES: readonly Classification[] = [
  'CIVILIAN',
  'ENGINEER',
  'MEDICAL',
  'OFFICER',
  'SCIENCE',
  'SECURITY',
  'V.I.P.',
];

/** Dilemmas that an Interphase Generator nullifies. */
const isPhased = filter(
  '{Archer} or {Armus} or {Chalnoth} or {Crystalline Entity} or {Impassable Door} or {Nausicaans} or {Phased Matter} or {Rebel Encounter}',
);

/** The formula for personnel that the Vulcan Stone of Gol spares. */
const SPARED = f('Youth OR CUNNING>7');

/** Returns planets with a player's personnel on them. */
function teamsOn(g: FirstEdition, seat: number): CardPlace[] {
  return Object.keys(g.locations)
    .map(onSurface)
    .filter((place) => peopleAt(g, place, seat).length > 0);
}

/** Kills one Away Team of a player. If there are several, the player of the card chooses. */
function kills(whose: (seat: number) => number) {
  return (g: FirstEdition, seat: number, to: CardPlace) => {
    const victims = (team: readonly Piece[]) => idsOf(team.filter((piece) => !isAlone(g, piece, SPARED)));
    const teams = teamsOf(g, peopleAt(g, to, whose(seat)));
    const ways = teams.map((team) => {
      const { id } = must(team[0], 'the first personnel of a team');
      return {
        key: `team:${id}`,
        label: asLabel(`The team with ${pieceName(g, id)}`),
        list: [{ do: 'take-out', which: victims(team), why: 'killed' } as const],
      };
    });
    const [only, ...others] = ways;
    return only === undefined ? [] : others.length === 0 ? only.list : [{ do: 'either', ways } as const];
  };
}

/** Makes a ship disappear for this number of its player's turns. */
function away(turns: number): CardWay {
  return {
    label: turns === 1 ? 'for one turn' : `for ${turns} turns`,
    plays: onShips((_g, ship) => placeKind(ship.at) === 'space'),
    free: () => true,
    once(g, _seat, to) {
      const ship = targetOf(g, to);
      const at = locationAt(g, ship.at);
      if (at === null) return [];
      return [
        { do: 'stay', count: turns },
        { do: 'shift', which: [ship.id], to: lostFrom(at) },
      ];
    },
  };
}

/** Puts the ship that the card is on back where it was. */
function returns(g: FirstEdition, source: RuleSource, pieces: readonly number[]) {
  const ship = hostIn(g, source);
  const from = ship === null || placeKind(ship.at) !== 'lost' ? null : namedIn(ship.at);
  if (ship === null || from === null || !pieces.some((id) => id === source.piece)) return [];
  return [{ do: 'shift', which: [ship.id], to: inSpace(from) } as const];
}

/** True if this card is with the team that faces a dilemma. */
function isWith(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  return own !== null && facing(g).some(({ at, seat }) => at === own.at && seat === own.seat);
}

/** True if an artifact is on the table of this player, and not kept in hand or elsewhere. */
function serves(g: FirstEdition, source: RuleSource, seat: number): boolean {
  const own = itself(g, source);
  return seat === source.seat && own !== null && placeKind(own.at) === 'core';
}

/**
 * True if a player hasn't used the additional card play of an artifact this turn. If the player has several copies,
 * each copy has its own additional card play.
 */
function isPlayLeft(g: FirstEdition, source: RuleSource): boolean {
  const earlier = piecesAt(g, coreOf(source.seat)).filter(
    ({ id, card }) => card === source.card && source.piece !== undefined && id < source.piece,
  );
  const allowed = 1 + added(g, 'plays', { seat: source.seat });
  return g.turn !== null && allowed - g.turn.played > earlier.length;
}

/** Artifacts of Premiere, by id. */
export const CARDS: CardRules = {
  'betazoid-gift-box': {
    text: 'When you earn it: take three cards of your choice from your draw deck to hand, shuffle the deck, and discard this.',
    gained: [
      { do: 'download', what: 'gift' },
      { do: 'download', what: 'gift' },
      { do: 'download', what: 'gift' },
      DISCARD_THIS,
    ],
    fetches: { gift: { must: true, wanted: 'card', to: 'hand' } },
  },
  horgahn: {
    text: 'When you earn this, it goes to your table. From then on, you take double turns. Not cumulative.',
    gained: [],
    grants: {
      'turn-again': (g, source, { seat }) =>
        seat === source.seat && placeKind(itself(g, source)?.at ?? 'core:0') === 'core',
    },
  },
  'horgahn@2025-02': {
    text: 'When you earn this, it goes to your table. Each of your turns, you have an additional normal card play. If you don’t use it, you draw an extra card at the end of the turn.',
    gained: [],
    adds: {
      plays: (g, source, { seat }) => (serves(g, source, seat) ? 1 : 0),
      draws: (g, source, { seat }) => (serves(g, source, seat) && isPlayLeft(g, source) ? 1 : 0),
    },
  },
  'interphase-generator': {
    text: 'Use as equipment. Your team with it nullifies Chalnoth, Archer, Rebel Encounter, Impassable Door, Phased Matter, Crystalline Entity, Armus and Nausicaans.',
    facts: { countsAs: ['Equipment'] },
    gained: 'equipment',
    at: {
      dilemma: {
        does: (g, source, { seat, card }) =>
          seat === source.seat && isPhased(card) && !isImmune(card, source.card, true) && isWith(g, source)
            ? [{ do: 'nullify', what: 'dilemma' }]
            : [],
      },
    },
  },
  'kurlan-naiskos': {
    text: 'Keep this until you play it on any ship. With all seven personnel types aboard, the ship’s RANGE, WEAPONS and SHIELDS are tripled. Not cumulative.',
    facts: { countsAs: ['Event'] },
    gained: 'hand',
    plays: onShips(() => true),
    sets: {
      times(g, source, { piece, attribute }) {
        const ship = hostIn(g, source);
        if (ship?.id !== piece || !isFirstCopyHere(g, source)) return null;
        if (attribute !== 'RANGE' && attribute !== 'WEAPONS' && attribute !== 'SHIELDS') return null;
        // Stopped personnel count (C-STOP-03), but disabled personnel (C-TEAM-15) and those under house arrest
        // (C-AFFIL-15) don't.
        const crew = crewAtLarge(g, ship).filter((one) => !isDisabled(one) && !isAnimal(one));
        return CLASSES.every((type) => crew.some((one) => skillOf(g, one, type) > 0)) ? 3 : null;
      },
    },
  },
  'thought-maker': {
    text: 'Keep this until you play it, at any time. Look at your opponent’s draw deck and put it in any order.',
    facts: { countsAs: ['Interrupt'] },
    gained: 'hand',
    anyTime: true,
    free: () => true,
    plays: onOwnTable,
    once: (g, seat) => {
      const owner = opponentOf(seat);
      return [{ do: 'reorder', owner, pile: 'deck', count: playerOf(g, owner).deck.length }];
    },
  },
  'time-travel-pod': {
    text: 'Keep this until you play it, at any time, on a ship in space. Choose one to five of your turns: ship and crew vanish for that long, then return where they were.',
    facts: { countsAs: ['Interrupt'] },
    gained: 'hand',
    anyTime: true,
    ways: { '1': away(1), '2': away(2), '3': away(3), '4': away(4), '5': away(5) },
    at: { leaving: { does: (g, source, { pieces }) => returns(g, source, pieces) } },
  },
  'tox-uthat': {
    text: 'Keep this until you play it on your table, to play Supernova on a later turn, or until you nullify a Supernova. Discard it after use.',
    facts: { countsAs: ['Event', 'Interrupt'] },
    gained: 'hand',
    plays: onOwnTable,
    at: {
      played: {
        does: (g, source, { seat, piece }) =>
          seat === source.seat && g.pieces[piece]?.card === 'supernova' ? [DISCARD_THIS] : [],
      },
    },
    bans: {
      play: (g, source, { seat, card }) =>
        card === 'supernova' && seat === source.seat && itself(g, source)?.since === g.turns
          ? no('C-PLAY-01', 'Your Tox Uthat entered play this turn.')
          : null,
    },
    answers: {
      play: {
        offers: (_g, source, { card }) =>
          card === 'supernova' ? answer(source, [{ do: 'nullify', what: 'card' }], 'Nullify the Supernova') : [],
      },
    },
  },
  'varon-t-disruptor': {
    text: 'Use as equipment. Doubles the STRENGTH of your personnel present. Not cumulative.',
    facts: { countsAs: ['Equipment'] },
    gained: 'equipment',
    sets: {
      times: (g, source, { piece, attribute }) => {
        const person = attribute === 'STRENGTH' && isFirstHere(g, source) ? carrier(g, source, piece) : null;
        return person !== null && armedWith(g, source)(person) ? 2 : null;
      },
    },
  },
  'vulcan-stone-of-gol': {
    text: 'Keep this until you play it on an Away Team. It kills everyone there who has neither Youth nor CUNNING > 7.',
    facts: { countsAs: ['Event'] },
    gained: 'hand',
    ways: {
      theirs: {
        label: 'your opponent’s team',
        plays: (g, seat) => teamsOn(g, opponentOf(seat)),
        once: kills(opponentOf),
      },
      own: { label: 'your own team', plays: teamsOn, once: kills((seat) => seat) },
    },
  },
};
