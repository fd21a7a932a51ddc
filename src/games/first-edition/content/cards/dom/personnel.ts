import { every, type PieceTest, stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { piecesAt } from '../../../position/find.ts';
import { onPiece } from '../../../position/places.ts';
import { ALL, inPlay, learns, raises, speaker } from '../../builders/personnel/aiding.ts';
import { attacks, stunsEngaged } from '../../builders/personnel/alike.ts';
import { does, mayNullifyHere, nullifiesEach, nullifiesMet } from '../../builders/personnel/deeds.ts';
import { daunts, improvesShip } from '../../builders/personnel/table.ts';
import { comesTo, reportsAt } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { ruleOf } from '../../rules.ts';

// The printed skill counts, since the level of a skill depends on what rules add.
const isCivilian = filter('CIVILIAN');

const isFederation = stateFilter('[Fed]');

const isConsole = filter('{Tactical Console}');

/** True for a ship that a Tactical Console on it improves now. */
const hasConsole: PieceTest = (ship, g) =>
  piecesAt(g, onPiece(ship.id)).some(({ card, id, seat }) => {
    const source = { seat, kind: 'piece', card, piece: id } as const;
    const more = ruleOf(card)?.adds?.attribute?.(g, source, { piece: ship.id, attribute: 'WEAPONS' });
    return isConsole(card) && (more ?? 0) > 0;
  });

/** Personnel of The Dominion, by id. */
export const CARDS: CardRules = {
  '10-and-01': {
    text: 'Nullifies each Computer Crash in play. Downloads any Bynars card.',
    at: nullifiesEach('Computer Crash'),
  },
  'admiral-leyton': attacks('[Dom]', 'Dominion'),
  'captain-kirk': {
    text: 'He may attack forces without Federation cards. He may stun an adversary whom he just engaged. Once every turn, your opponent’s included, you may “stop” another Female present. Downloads Captain’s Log.',
    grants: {
      battle(g, source, { force = [], against = [] }) {
        const own = speaker(g, source);
        if (own === null || !force.includes(own.id)) return false;
        return against.flatMap((id) => g.pieces[id] ?? []).every((piece) => !isFederation(piece, g));
      },
    },
    at: stunsEngaged('personnel'),
    between: does('turn', 'Stop', 'present, other, Female, not [Bor], not stopped', ({ id }) => [
      { do: 'stop-these', which: [id] },
    ]),
  },
  damar: { text: 'May report where your Dukat is.', ...comesTo('damar', '{Dukat}') },
  'general-hazar': says(
    'Aboard your Assault Vessel, its Tactical Console gives it WEAPONS +1 more.',
    raises(['WEAPONS'], 1, every('yours, carrying it, {Assault Vessel}', hasConsole)),
  ),
  goranagar: {
    text: 'Nullifies Hippocratic Oath if it is encountered where he is.',
    at: nullifiesMet('{Hippocratic Oath}', 'must'),
  },
  'kai-winn': says('Has Honor while The Emissary is in play.', learns(['Honor'], inPlay('{The Emissary}'))),
  'keeve-falor': says(
    'Your Bajoran CIVILIAN personnel present have all attributes +2.',
    raises(ALL, 2, every('yours, present, [Baj]', isCivilian)),
  ),
  'leyton-founder': {
    text: 'May report to Earth. Downloads Flight of the Intruder.',
    ...reportsAt('Earth'),
  },
  martok: {
    text: 'Your Klingon ships at this location have WEAPONS +2.',
    ...raises(['WEAPONS'], 2, 'ship, yours, here, [Kli]'),
  },
  ometiklan: attacks('[Dom]', 'Dominion'),
  orta: daunts,
  soto: mayNullifyHere('Lethean Telepathic Attack'),
  trul: says('Your cloaked ship with this personnel aboard has RANGE +1.', improvesShip(['RANGE'], 1, 'cloaked')),
};
