import { every, pieceFilter, stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { ALL, attributeBonus, passing, raises, SHIP, speaker, withOne } from '../../builders/personnel/aiding.ts';
import { marks } from '../../builders/personnel/alike.ts';
import { eitherSkill } from '../../builders/personnel/chosen.ts';
import { CAPTURES } from '../../builders/personnel/deeds.ts';
import { fleet, improvesShip } from '../../builders/personnel/table.ts';
import { boards, comesFree } from '../../builders/personnel/welcome.ts';
import { isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';

const isRescue = filter('{Rescue Captives}');

const isCaptiveHere = pieceFilter('captive, here');

const withGowron = withOne('{Gowron}');

const isFederationShip = stateFilter('ship, [Fed]');

const isAboard = pieceFilter('aboard, personnel or "Rogue Borg" in title');

/** Personnel of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'admiral-ross': {
    text: 'Has either Honor or Section 31, which you choose whenever your turn begins.',
    ...eitherSkill('Honor', 'Section 31', 'turn start'),
  },
  dolak: says('Your Cardassian ships at this location have WEAPONS +2.', fleet(['WEAPONS'], 2, '[Car]')),
  'donald-varley': marks(
    'Federation',
    '{Iconia Investigation} or {Reopen Dig}',
    'Iconia Investigation and Reopen Dig have the Federation icon.',
  ),
  'ilon-tandro': CAPTURES,
  ixtanarax: says(
    'Each of your other Gamma Quadrant Jem’Hadar present has all attributes +1.',
    raises(ALL, 1, "yours, present, other, [GQ], Jem'Hadar"),
  ),
  'jadzia-dax-blaze-of-glory': says(
    'Your other personnel present with the icon “R pointing right” have all attributes +2.',
    raises(ALL, 2, 'yours, present, other, (R>'),
  ),
  kavok: {
    text: 'May report aboard any Federation ship with nobody aboard, your opponent’s included. He must be compatible aboard your own. Downloads Commandeer Ship.',
    ...boards('kavok', (piece, g) => isFederationShip(piece, g) && passing(g, piece, isAboard).length === 0),
  },
  kor: says(
    'Each of your other Klingons present has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'yours, present, other, Klingon'),
  ),
  'la-forge-impersonator': {
    text: 'May report for free where your Taibak is.',
    ...comesFree('la-forge-impersonator', 'personnel, {Taibak}'),
  },
  lamatukan: says('Your ship with him aboard has WEAPONS +2.', improvesShip(['WEAPONS'], 2)),
  navok: says(
    'All attributes +2 with your Romulan V.I.P. present.',
    attributeBonus(ALL, 2, withOne('yours, [Rom], V.I.P.')),
  ),
  'quark-son-of-keldar': says('All attributes +3 with Grilka present.', attributeBonus(ALL, 3, withOne('{Grilka}'))),
  'ro-laren-blaze-of-glory': says(
    'Your other Maquis personnel at this location have CUNNING +2.',
    raises(['CUNNING'], 2, 'yours, other, here, personnel, [Maq]'),
  ),
  tamarith: says(
    'CUNNING and STRENGTH +2 with another member of the Romulan underground present.',
    attributeBonus(['CUNNING', 'STRENGTH'], 2, withOne('Romulan underground')),
  ),
  tharket: {
    text: 'Downloads Prisoner Escort. Once per game, he may nullify Rescue Captives if it would release captives at his location.',
    at: {
      play: {
        offers(g, source, { seat, card }) {
          const own = speaker(g, source);
          if (
            own === null ||
            !isRescue(card) ||
            isImmune(card, source.card, true) ||
            isUsed(g, own.seat, source.card, 'game')
          )
            return [];
          // Rescue Captives releases the captives whom its player owns.
          if (!passing(g, own, isCaptiveHere).some(({ owner }) => owner === seat)) return [];
          return [
            payloadOf(source, 'play', 'Nullify Rescue Captives', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'nullify', what: 'card' },
            ]),
          ];
        },
      },
    },
  },
  'worf-son-of-mogh': says(
    'Your I.K.C. Bortas with him and Gowron aboard has RANGE, WEAPONS and SHIELDS +3. He downloads Qapla’! by his icon.',
    improvesShip(
      SHIP,
      3,
      every('{I.K.C. Bortas}', (_ship, g, own) => withGowron(own, g)),
    ),
  ),
};
