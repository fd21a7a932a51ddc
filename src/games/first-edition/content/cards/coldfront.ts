import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { affiliationOf, matching } from '../../chapters/affiliation/compatible.ts';
import { meets } from '../../chapters/skills/group.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { isAdjacent, missionAt } from '../../chapters/spaceline/line.ts';
import { crewAtLarge, isInAwayTeam } from '../../chapters/teams/teams.ts';
import { agendasOf, opponentOf, personnelOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { locationAt, onPiece } from '../../position/places.ts';
import { areTogether } from '../../position/veils.ts';
import { always, capture, most, nullified, opponent, random, stop } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { locationOfCard } from '../builders/events/locations.ts';
import { isLedThere, rebels } from '../builders/events/rebels.ts';
import { savers } from '../builders/interrupts/saving.ts';
import { attributeBonus, passing, SHIP, speaker, teaches } from '../builders/personnel/aiding.ts';
import { eitherSkill } from '../builders/personnel/chosen.ts';
import { mayDo } from '../builders/personnel/deeds.ts';
import { isFighting } from '../builders/personnel/figures.ts';
import { answer, atLocations, idsOf, isUsed, payloadOf } from '../builders/shared.ts';
import { type CardRules, reprint, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { CardFacts } from '../text-facts.ts';

const isPlain = filter('[22] or universal');

const isDissident = filter('personnel, Dissident');

const isReman = filter('personnel, Reman');

const isAgent = filter('personnel, temporal agent');

const teammate = pieceFilter('yours, present, stopped');

/** Cards of Cold Front, by id. */
export const CARDS: CardRules = {
  'arik-soong-star': reprint('arik-soong'),
  'bigger-on-the-inside': {
    text: 'Play it on a mission with your temporal agent there or at an adjacent location: only four personnel with Command icons or any Intelligence let a crew or Away Team attempt or scout it. Unique.',
    facts: { limit: 'unique' },
    plays: atLocations(
      (g, id, seat) =>
        missionAt(g, id, seat) !== null &&
        personnelOf(g, seat)
          .filter(isAgent)
          .some((one) => {
            const at = locationAt(g, one.at);
            return at !== null && (at === id || isAdjacent(g, at, id));
          }),
    ),
    bans: {
      attempt(g, source, { seat, location, team, ship }) {
        if (locationOfCard(g, source) !== location) return null;
        const people = personnelOf(g, seat).filter(({ id }) => team.includes(id));
        const group = { people, equipment: [], ship: ship === null ? null : (g.pieces[ship] ?? null) };
        return meets(g, group, f('4 [Cmd] personnel OR any Intelligence'))
          ? null
          : no('C-MISSION-03', 'This mission needs four Command icons or any Intelligence.');
      },
    },
  },
  'bird-of-prey': says(
    'RANGE, WEAPONS and SHIELDS +3 while everyone in its crew is universal or from the 22nd century.',
    attributeBonus(SHIP, 3, (own, g) => crewAtLarge(g, own).every((piece) => isPlain(piece))),
  ),
  boshar: says(
    'Your Klingons present with MEDICAL or SCIENCE classification have another MEDICAL.',
    teaches(['MEDICAL'], 'yours, present, Klingon, MEDICAL classification or SCIENCE classification'),
  ),
  'ezri-dax-cold-front': {
    ...eitherSkill('Music', 'Treachery', 'any time'),
    text: 'Has either Music or Treachery, which you may change at any time.',
  },
  lissan: {
    text: 'Your cards can’t initiate a battle at this location.',
    bans: {
      battle(g, source, { seat, target }) {
        const own = speaker(g, source);
        const enemy = g.pieces[target];
        if (own === null || own.seat !== seat || enemy === undefined) return null;
        return areTogether(g, own, enemy)
          ? no('C-BATTLE-01', 'Lissan keeps your cards here from initiating a battle.')
          : null;
      },
    },
  },
  'no-mention-of-crime': nullified(
    '4 Female',
    always(
      choice(
        'opponent',
        {
          key: 'capture',
          label: 'Capture the male with the most skill icons',
          effects: [capture(most(['skills'], { who: f('Male') }))],
          needs: random('Male'),
        },
        { key: 'stop', label: 'Stop two males', effects: [stop(opponent('Male', 2))], needs: random('Male') },
      ),
    ),
  ),
  'reman-sacrifice': {
    text: 'Your Reman dies: once per turn, to draw three cards, or instead of a Romulan personnel present who is about to die.',
    plays: (g, seat) =>
      isUsed(g, seat, 'reman-sacrifice', 'turn')
        ? []
        : personnelOf(g, seat)
            .filter(isReman)
            .map(({ id }) => onPiece(id)),
    once: [
      { do: 'use', what: 'reman-sacrifice', per: 'turn' },
      { do: 'take-out', which: 'host', why: 'killed' },
      { do: 'draw', count: 3 },
    ],
    answers: {
      leaving: {
        offers: (g, source, { pieces, why }) =>
          why !== 'killed'
            ? []
            : savers(g, source.seat, pieces, (victim) => affiliationOf(victim) === 'Romulan', isReman).flatMap(
                ([victim, reman]) =>
                  answer(
                    source,
                    [
                      { do: 'spare', which: [victim] },
                      { do: 'take-out', which: [reman], why: 'killed' },
                    ],
                    asLabel(`${pieceName(g, reman)} dies instead of ${pieceName(g, victim)}`),
                    `:${victim}:${reman}`,
                  ),
              ),
      },
    },
  },
  revolutionaries: {
    text: 'On your table: your dissidents may attack their own affiliation. Or download two universal dissidents.',
    ...rebels('two universal dissidents', 'universal personnel, Dissident', (g, seat, location, enemy) =>
      isLedThere(g, seat, location, (piece) => isDissident(piece) && matching(piece, enemy)),
    ),
  },
  riaan: {
    text: 'Once per game, you may look at one of your opponent’s hidden agendas.',
    orders: (g, source, seat) =>
      agendasOf(g, opponentOf(seat)).flatMap(({ id }, at) =>
        mayDo(
          'game',
          `Look at hidden agenda ${at + 1}`,
          [{ do: 'look-at', what: 'agenda', piece: id }],
          'card',
          `agenda:${at}`,
        )(g, source, seat),
      ),
  },
  venoxis: {
    text: 'Once per game, he may “unstop” his Away Team after a personnel battle.',
    at: {
      fought: {
        offers(g, source, { kind }) {
          const own = speaker(g, source);
          if (own === null || kind !== 'personnel' || !isFighting(own, g) || !isInAwayTeam(g, own)) return [];
          if (isUsed(g, own.seat, source.card, 'game')) return [];
          return [
            payloadOf(source, 'fought', '“Unstop” his Away Team', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'stop-these', which: idsOf(passing(g, own, teammate)), undo: true },
            ]),
          ];
        },
      },
    },
  },
};

/** Facts about cards from Cold Front that have no rule, by id. */
export const FACTS: CardFacts = {
  'inspect-strategic-snare': { farEnd: { of: 'any', asks: 'Diplomacy x2 + Navigation x2 + SECURITY' } },
};
