import { commands } from '../../../chapters/skills/commander.ts';
import { every, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { atLocation, locationAt } from '../../../position/places.ts';
import {
  ALL,
  attributeBonus,
  besideOne,
  both,
  downloadsIf,
  learns,
  passing,
  raises,
  speaker,
  withOne,
} from '../../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../../builders/personnel/alike.ts';
import { mayCapture } from '../../builders/personnel/deeds.ts';
import { facesDilemma } from '../../builders/personnel/figures.ts';
import { selects } from '../../builders/personnel/selecting.ts';
import { isOn, placesHere } from '../../builders/places.ts';
import { isUsed, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const withKahless = withOne('{Kahless}');

const BORETH = 'koroth-the-next-generation';

const isKahless = filter('{Kahless}');

const shipAround = pieceFilter('carrying it');

/** Personnel of The Next Generation, by id. */
export const CARDS: CardRules = {
  'captain-worf': {
    text: 'With any K’Ehleyr present, both have all attributes +2.',
    ...both(attributeBonus(ALL, 2, withOne("{any K'Ehleyr}")), raises(ALL, 2, "present, other, {any K'Ehleyr}")),
  },
  'daimon-bok': mayCapture(
    'Once per game, you may capture any Jean-Luc Picard your opponent has at this location.',
    'opposing, here, personnel, {any Jean-Luc Picard}',
  ),
  'data-the-next-generation': {
    text: 'When he reports, select Anthropology, Physics or Navigation as his skill.',
    ...selects(['Anthropology', 'Physics', 'Navigation']),
  },
  'geordi-la-forge-the-next-generation': {
    text: 'Has Navigation, Astrophysics and Stellar Cartography at a space location. Has ENGINEER, Physics and Computer Skill at a planet.',
    ...both(
      learns(['Navigation', 'Astrophysics', 'Stellar Cartography'], 'at a space mission'),
      learns(['ENGINEER', 'Physics', 'Computer Skill'], 'at a planet mission'),
    ),
  },
  'jean-luc-picard-the-next-generation': {
    text: 'Downloads Arbiter of Succession with your opponent’s Klingon present.',
    ...downloadsIf(besideOne('opposing, Klingon')),
  },
  'kol-the-next-generation': {
    text: 'All attributes +2 with Goss or Dr. Arridor present.',
    ...attributeBonus(ALL, 2, withOne('{Goss} or {Dr. Arridor}')),
  },
  'konmel-the-next-generation': {
    text: 'Downloads a Klingon Disruptor with Korris present.',
    ...downloadsIf(withOne('{Korris}')),
  },
  'koroth-the-next-generation': {
    text: 'Once per game, on Boreth, you may download Kahless or Clone Machine there.',
    fetches: {
      emperor: {
        must: true,
        wanted: '{Kahless} or {Clone Machine}',
        to(g, { piece }, card) {
          const own = piece === undefined ? undefined : g.pieces[piece];
          const location = own === undefined ? null : locationAt(g, own.at);
          if (own === undefined || location === null) return [];
          return isKahless(card) ? placesHere(g, own) : [atLocation(location)];
        },
      },
    },
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !isOn(g, own, 'Boreth') || isUsed(g, seat, BORETH, 'game')) return [];
      return [
        payloadOf(source, 'emperor', 'Download Kahless or Clone Machine', [
          { do: 'use', what: BORETH, per: 'game' },
          { do: 'download', what: 'emperor' },
        ]),
      ];
    },
  },
  'korris-the-next-generation': VOLUNTEERS,
  kosinski: {
    text: 'CUNNING −4 while he faces a dilemma.',
    ...attributeBonus(['CUNNING'], -4, facesDilemma),
  },
  livingston: {
    text: 'Your matching commander of the ship he is aboard has all attributes +2 where he is. Downloads Ready Room Door.',
    ...raises(
      ALL,
      2,
      every('yours, present', (piece, g, own) => passing(g, own, shipAround).some((ship) => commands(piece, ship))),
    ),
  },
  losta: {
    text: 'Downloads Lower Decks with Kahless present, or on Boreth.',
    icon(g, source) {
      const own = speaker(g, source);
      return own !== null && (withKahless(own, g) || isOn(g, own, 'Boreth'));
    },
  },
};
