import { must } from '../../../../../kernel/must.ts';
import { metOf } from '../../../chapters/dilemmas/met.ts';
import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { asksFor } from '../../builders/helping.ts';
import { ALL, attributeBonus, both, passing, raises, SHIP, speaker, withOne } from '../../builders/personnel/aiding.ts';
import { mayCapture, mayNullify, maySteal } from '../../builders/personnel/deeds.ts';
import { drawsFor } from '../../builders/personnel/draws.ts';
import { isAtEncounter, KIRA } from '../../builders/personnel/figures.ts';
import { improvesShip } from '../../builders/personnel/table.ts';
import { comesFree, freeOnce, isAboardOf } from '../../builders/personnel/welcome.ts';
import { isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import type { CardFacts } from '../../text-facts.ts';

const isGroth = pieceFilter("carrying it, {I.K.C. Gr'oth}");

const isClassic = pieceFilter('aboard, yours, personnel, Klingon, [OS]');

const isBreen = filter('Breen ship');

const isJemHadar = filter("ship, Jem'Hadar Ship");

const STEALS = maySteal('a hand weapon', 'hand weapon');

/** Personnel of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'arne-darvin': drawsFor(
    'While he is on Deep Space Station K-7, once per turn, you may draw a card when a Klingon card or your opponent’s Federation card reports there.',
    "here, personnel or ship, [Kli] or (opponent's, [Fed])",
    'turn',
    isAboardOf('Deep Space Station K-7'),
  ),
  'barry-waddle': says(
    'You may nullify HQ: Return Orb to Bajor. Downloads Tribble Bomb.',
    mayNullify('HQ: Return Orb to Bajor', 'always'),
  ),
  'captain-koloth': {
    text: 'The I.K.C. Gr’oth with him aboard has RANGE, WEAPONS and SHIELDS +1 for each of your Original Series Klingons aboard, up to +3.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = SHIP.includes(attribute) ? speaker(g, source) : null;
        const ship = g.pieces[piece];
        if (own === null || ship === undefined || !isGroth(ship, g, own)) return 0;
        return Math.min(3, passing(g, ship, isClassic).length);
      },
    },
  },
  'dr-mccoy': {
    text: 'Once per game, he may nullify a dilemma that requires MEDICAL, if it is encountered where he is.',
    at: {
      dilemma: {
        offers(g, source, { card }) {
          const own = speaker(g, source);
          if (own === null || !isAtEncounter(g, own) || isUsed(g, own.seat, source.card, 'game')) return [];
          if (isImmune(card, source.card)) return [];
          const { unless, meeting } = metOf(g);
          if (![unless, meeting.past, meeting.cure, meeting.nullify].some((one) => asksFor(one, 'MEDICAL'))) return [];
          return [
            payloadOf(source, 'met', 'Nullify the dilemma', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'nullify', what: 'dilemma' },
            ]),
          ];
        },
      },
    },
  },
  'ensign-chekov': says(
    'Your Starship Enterprise with him aboard has RANGE +2.',
    improvesShip(['RANGE'], 2, '{Starship Enterprise}'),
  ),
  'first-minister-shakaar': {
    text: 'Once per turn, while he is in your Chamber of Ministers, your Bajoran with CIVILIAN may report there for free.',
    ...freeOnce('Bajoran, CIVILIAN', { when: isAboardOf('Chamber of Ministers') }),
  },
  grebnedlog: mayCapture(
    'Once per game, you may capture an opposing ENGINEER at this location. Downloads We Look for Things.',
    'opposing, here, personnel, ENGINEER',
  ),
  kira: KIRA,
  'lt-sisko': {
    text: 'May report for free where your Captain Kirk is.',
    ...comesFree('lt-sisko', 'personnel, {Captain Kirk}'),
  },
  'lt-sulu': says(
    'Your Starship Enterprise with him aboard has WEAPONS +2.',
    improvesShip(['WEAPONS'], 2, '{Starship Enterprise}'),
  ),
  'mr-scott': says(
    'Your Constitution-class ship with him aboard has RANGE, WEAPONS and SHIELDS +2. Downloads a Classic Type II Phaser.',
    improvesShip(SHIP, 2, 'Constitution-class'),
  ),
  'mr-spock': says(
    'With your Captain Kirk present, both have all attributes +2.',
    both(attributeBonus(ALL, 2, withOne('{Captain Kirk}')), raises(ALL, 2, 'yours, present, other, {Captain Kirk}')),
  ),
  reginod: says(`${STEALS.text} Downloads Plasmadyne Relay.`, STEALS),
  'the-centurion': says(
    'Your other Romulans at this location have all attributes +1.',
    raises(ALL, 1, 'yours, other, personnel, here, Romulan'),
  ),
  'third-of-five': says(
    'Your Borg Scout Vessel with it aboard has RANGE, WEAPONS and SHIELDS +2, or +4 in the Alpha Quadrant.',
    both(
      improvesShip(SHIP, 2, '{Borg Scout Vessel}'),
      improvesShip(SHIP, 2, '{Borg Scout Vessel}, in the Alpha Quadrant'),
    ),
  ),
  'thot-gor': {
    text: 'When your Breen and Jem’Hadar ships fight together, they have WEAPONS +2.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = attribute === 'WEAPONS' ? speaker(g, source) : null;
        const { battle } = g;
        if (own === null || battle?.kind !== 'ship') return 0;
        const firing = must(battle.firing[own.seat], 'the player’s firing ships').flatMap((id) => {
          const ship = g.pieces[id];
          return ship === undefined ? [] : [ship];
        });
        const isMeant = firing.some(({ id, card }) => id === piece && (isBreen(card) || isJemHadar(card)));
        return isMeant && firing.some(isBreen) && firing.some(isJemHadar) ? 2 : 0;
      },
    },
  },
  'worf-the-trouble-with-tribbles': mayCapture(
    'Once per game, you may capture an opposing Barry Waddle present.',
    'opposing, present, {Barry Waddle}',
  ),
};

/** Facts about personnel from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'six-of-thirteen': { immuneTo: ['Thine Own Self'] },
};
