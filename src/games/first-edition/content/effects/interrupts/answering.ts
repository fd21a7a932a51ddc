import { isOfGender } from '../../../chapters/skills/gender.ts';
import { printedSkill } from '../../../chapters/skills/skills.ts';
import { activeAt, crewOn, isPlanet } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { isDual } from '../../../position/kinds.ts';
import { atLocation, locationAt, onPiece, onSurface, placeKind } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, LocationId, PieceId } from '../../../terms.ts';
import { isInterrupt } from '../../counted-as.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { Affiliation } from '../../printed.ts';
import { age, answer, DISCARD_THIS, hostIn, idsOf, itself, skillAmong, wasKlingon } from '../shared.ts';

/**
 * Returns the number of Klingons with Honor on a card. On a dual-personnel card, each person counts separately
 * (C-DUAL-03).
 */
function honoredOn(card: CardId, side: Affiliation | null | undefined): number {
  if (!wasKlingon(card, side)) return 0;
  const people = isDual(cardOf(card)) ? ([0, 1] as const) : [undefined];
  return people.filter((half) => printedSkill(card, 'Honor', half) > 0).length;
}

/** Tests a card that was just played. `from` is the pile that the card came from, or undefined if it was a response. */
type IsMeant = (card: CardId, from: string | undefined) => boolean;

/**
 * Nullifies a matching card that was just played (C-RESPONSE-07), unless that card is immune. Set `byName` if the
 * nullifier's text names the card (C-TYPES-11).
 */
function nullifying(isMeant: IsMeant, label: string, byName = false): NonNullable<Rule['answers']> {
  return {
    play: {
      offers: (_g, source, { card, from }) =>
        isMeant(card, from) && !isImmune(card, source.card, byName)
          ? answer(source, [{ do: 'nullify', what: 'card' }], label)
          : [],
    },
  };
}

/** True if a card was played as an interrupt. */
const asInterrupt: IsMeant = (card, from) => isInterrupt(cardOf(card), from === undefined);

/** Returns a player's men in an Away Team at a location. A crew isn't an Away Team (C-TEAM-05). */
function men(g: FirstEdition, location: LocationId, seat: number) {
  return activeAt(g, onSurface(location), seat).filter((piece) => isOfGender(piece, 'Male'));
}

/** True if a lasting effect of this name is already active for a location. */
function wasDone(g: FirstEdition, done: string, location: LocationId): boolean {
  return g.lasting.some(({ what, location: at }) => what === done && at === location);
}

const isQRelated = (card: CardId): boolean => {
  const facts = cardOf(card);
  return facts.type === 'Q Dilemma' || (facts.type === 'Dilemma' && /^Q(?!\w|-)/.test(facts.title));
};

/** Interrupts that respond to events. */
export const ANSWERING: Readonly<Record<string, Rule>> = {
  'alien-groupie': {
    text: 'When a planet mission was just solved: a random man in the Away Team can’t be beamed up until the end of his player’s next turn.',
    answers: {
      solved: {
        offers(g, source, { seat, location }) {
          const from = idsOf(men(g, location, seat));
          if (!isPlanet(g, location) || from.length === 0) return [];
          return answer(
            source,
            [
              { do: 'choose', from, how: 'random', count: 1, what: 'which man is delayed' },
              { do: 'stay', at: 'chosen' },
            ],
            'Delay a random man in the Away Team',
          );
        },
      },
    },
    // The chosen man can't be beamed up for one full turn of his player (C-TURN-10).
    bans: {
      beam(g, source, { piece }) {
        const host = hostIn(g, source);
        if (host?.id !== piece || placeKind(host.at) !== 'surface') return null;
        return () => ({ text: 'Alien Groupie delays him.', rule: 'C-BEAM-07' });
      },
    },
    at: {
      'turn-end': {
        does: (g, source, { seat }) => (hostIn(g, source)?.seat === seat && age(g, source) > 0 ? [DISCARD_THIS] : []),
      },
    },
  },
  'amanda-rogers': {
    text: 'Nullifies an interrupt just played, or another card just played as one, unless it is immune, like Kevin Uxbridge or another Amanda Rogers.',
    answers: nullifying(asInterrupt, 'Nullify the interrupt with Amanda Rogers'),
  },
  'energy-vortex': {
    text: 'When your opponent has just played a card from hand other than an interrupt: return it to hand. That player must play another card.',
    answers: {
      play: {
        offers(_g, source, { seat, card, from = 'hand' }) {
          if (seat === source.seat || from !== 'hand' || asInterrupt(card, from)) return [];
          return answer(source, [{ do: 'take-back' }], `Return ${cardOf(card).title} to hand`);
        },
      },
    },
  },
  'escape-pod': {
    text: 'When a ship is about to be destroyed: its crew is saved and waits in the pod at this location until taken aboard.',
    answers: {
      leaving: {
        offers(g, source, { pieces, why }) {
          if (why !== 'destroyed') return [];
          return pieces.flatMap((id) => {
            const ship = g.pieces[id];
            const at = ship === undefined ? null : locationAt(g, ship.at);
            if (ship === undefined || at === null || cardOf(ship.card).type !== 'Ship') return [];
            const crew = crewOn(g, ship);
            if (crew.length === 0) return [];
            const payload = [
              { do: 'stay', at: atLocation(at) },
              { do: 'shift', which: idsOf(crew), to: 'itself' },
            ] as const;
            return answer(source, payload, `Save ${cardOf(ship.card).title}’s crew`, `:${id}`);
          });
        },
      },
    },
    at: {
      'turn-end': {
        does(g, source) {
          const own = itself(g, source);
          if (own === null || piecesAt(g, onPiece(own.id)).length > 0) return [];
          return [DISCARD_THIS];
        },
      },
    },
  },
  'klingon-death-yell': {
    text: 'When a Klingon with Honor was just killed, on either side: score 5 points. Only one yell per Klingon.',
    answers: {
      left: {
        offers(g, source, { cards, sides, pieces, why }) {
          if (why !== 'killed') return [];
          // Each Klingon with Honor who died allows one yell, whether or not they could act (C-POINTS-10).
          const yelled = (dead: PieceId) =>
            g.lasting.filter((one) => one.what === 'yelled' && one.piece === dead).length;
          const at = pieces.findIndex((dead, one) => honoredOn(cards[one] ?? '', sides[one]) > yelled(dead));
          const [card, piece] = [cards[at], pieces[at]];
          if (card === undefined || piece === undefined) return [];
          const payload = [
            { do: 'lasting', what: 'yelled', piece, until: 'turn' },
            { do: 'points', points: 5 },
          ] as const;
          return answer(source, payload, `Yell for ${cardOf(card).title}: 5 points`);
        },
      },
    },
  },
  'particle-fountain': {
    text: 'When a planet mission was just solved and your Away Team there has ENGINEER ×2: score 5 points. Once per mission.',
    answers: {
      solved: {
        offers(g, source, { location }) {
          const team = activeAt(g, onSurface(location), source.seat);
          if (!isPlanet(g, location) || skillAmong(g, team, 'ENGINEER') < 2) return [];
          if (wasDone(g, 'particle-fountain', location)) return [];
          const payload = [
            { do: 'lasting', what: 'particle-fountain', location, until: 'game' },
            { do: 'points', points: 5 },
          ] as const;
          return answer(source, payload, 'Light a Particle Fountain: 5 points');
        },
      },
    },
  },
  q2: {
    text: 'Nullifies Amanda Rogers or Kevin Uxbridge just played, or a Q dilemma just encountered.',
    answers: {
      ...nullifying((card) => isNamed(card, 'Amanda Rogers', 'Kevin Uxbridge'), 'Nullify it with Q2', true),
      dilemma: {
        offers: (_g, source, { card }) =>
          isQRelated(card) && !isImmune(card, source.card)
            ? answer(source, [{ do: 'nullify', what: 'dilemma' }], `Nullify ${cardOf(card).title} with Q2`)
            : [],
      },
    },
  },
  'subspace-interference': {
    text: 'Nullifies an Incoming Message, a Hail or a Subspace Schism just played.',
    answers: nullifying(
      (card) => isNamed(card, 'Incoming Message', 'Hail', 'Subspace Schism'),
      'Nullify the message',
      true,
    ),
  },
  'subspace-schism': {
    text: 'When a player has just drawn: discard the last card drawn. That player draws the next card instead.',
    answers: {
      drawn: {
        offers: (_g, source, { seat }) =>
          answer(source, [{ do: 'redraw', who: seat }], 'Discard the card just drawn, and draw another'),
      },
    },
  },
};
