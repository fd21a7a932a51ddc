import { no } from '../../../../kit/offers.ts';
import { beamEnds } from '../../../chapters/beaming/reach.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { crewOn, piecesWithin } from '../../../chapters/teams/teams.ts';
import { piecesAt } from '../../../position/find.ts';
import { aboard, coreOf, hostOf, locationAt, onSurface, placeKind } from '../../../position/places.ts';
import { areTogether } from '../../../position/veils.ts';
import type { CardId } from '../../../terms.ts';
import { battles, boards } from '../../builders/interrupts/boarding.ts';
import { message } from '../../builders/interrupts/messages.ts';
import { type IsMeant, nullifiedBy, nullifying } from '../../builders/interrupts/nullifying.ts';
import { scan, scanBySkills } from '../../builders/interrupts/scanning.ts';
import { FINDS_WORMHOLE } from '../../builders/missions/sides.ts';
import { answer, hostIn, idsOf, onOwnTable, onShips, shipsIn, skillAboard, targetOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { countsAs, isInterrupt } from '../../counted-as.ts';
import { filter } from '../../filters/card-filter.ts';
import { isImmune } from '../../immunity.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';

/** True if a card was played as an interrupt. */
const asInterrupt: IsMeant = (card, from) => isInterrupt(cardOf(card), from === undefined);

const isQRelated = (card: CardId): boolean => {
  const facts = cardOf(card);
  return facts.type === 'Q Dilemma' || (facts.type === 'Dilemma' && /^Q(?!\w|-)/.test(facts.title));
};

const KEVIN = 'kevin-uxbridge';

const DEVIL = 'the-devil';

/** Interrupts of Premiere, by id. */
export const CARDS: CardRules = {
  'amanda-rogers': {
    text: 'Nullifies an interrupt just played, or another card just played as one, unless it is immune, like Kevin Uxbridge or another Amanda Rogers.',
    facts: { immuneTo: ['Amanda Rogers'] },
    answers: nullifying(asInterrupt, 'Nullify the interrupt with Amanda Rogers'),
  },
  'asteroid-sanctuary': {
    text: 'Play it on an undocked ship in space with Navigation ×2 aboard: it can’t be attacked this turn.',
    lasting: {
      'asteroid-sanctuary': {
        bans: {
          battle: (_g, { piece }, { target }) =>
            target === piece ? no('C-BATTLE-01', 'The ship hides among asteroids this turn.') : null,
        },
      },
    },
    // The card can't be played on a docked ship (C-DOCK-05).
    plays: onShips((g, ship) => placeKind(ship.at) === 'space' && skillAboard(g, ship, 'Navigation') >= 2),
    once: [{ do: 'lasting', what: 'asteroid-sanctuary', until: 'turn' }],
  },
  'auto-destruct-sequence': {
    text: 'Play it on your ship. At the end of your turn that ship is destroyed, and each other ship there with SHIELDS below 8 is damaged.',
    plays: onShips((_g, ship, seat) => ship.seat === seat),
    at: {
      'turn-end': {
        does(g, source, { seat }) {
          const ship = hostIn(g, source);
          if (ship === null || seat !== source.seat) return [];
          const others = shipsIn(g).filter(
            (one) => one.id !== ship.id && areTogether(g, ship, one) && attributeOf(g, one, 'SHIELDS') < 8,
          );
          return [
            { do: 'take-out', which: [ship.id], why: 'destroyed' },
            { do: 'harm', which: idsOf(others) },
          ];
        },
      },
    },
  },
  'distortion-of-space-time-continuum': {
    text: 'Choose a ship: the ship, its crew and its owner’s Away Teams there are “unstopped”, and the ship regains its full RANGE.',
    plays: onShips(() => true),
    once(g, _seat, to) {
      const ship = targetOf(g, to);
      const at = locationAt(g, ship.at);
      if (at === null) return [];
      const people = [...piecesWithin(g, ship.id), ...piecesAt(g, onSurface(at))];
      const which = [ship, ...people.filter(({ seat }) => seat === ship.seat)];
      return [{ do: 'stop-these', which: idsOf(which), undo: true }];
    },
  },
  'full-planet-scan': scan('planet'),
  'full-planet-scan@2025-02': scanBySkills('planet'),
  'incoming-message-federation': message('Federation'),
  'incoming-message-klingon': message('Klingon'),
  'incoming-message-romulan': message('Romulan'),
  'jaglom-shrek-information-broker': {
    text: 'Look at your opponent’s draw deck.',
    plays: (_g, seat) => [coreOf(1 - seat)],
    once: [{ do: 'look-at', what: 'deck' }],
  },
  'kevin-uxbridge': {
    text: 'Nullifies an event in play, or another card played as one, except a Treaty or an immune card. Immune to Amanda Rogers.',
    facts: { immuneTo: ['Amanda Rogers'] },
    plays: nullifiedBy(KEVIN, (card) => countsAs(cardOf(card), 'Event') && !isNamed(card, 'Treaty')),
    once: [{ do: 'remove' }],
  },
  'life-form-scan': {
    text: 'Look at your opponent’s hand.',
    plays: (_g, seat) => [coreOf(1 - seat)],
    once: [{ do: 'look-at', what: 'hand' }],
  },
  'long-range-scan': {
    text: 'Choose a ship: look at all cards aboard.',
    plays: onShips(() => true),
    once: (g, _seat, to) => [{ do: 'look-at', what: 'ship', ship: targetOf(g, to).id }],
    ways: { wormhole: FINDS_WORMHOLE },
  },
  'near-warp-transport': {
    text: 'Beam up to six cards from your ship to an adjacent location.',
    plays: onShips(
      (g, ship, seat) =>
        ship.seat === seat && placeKind(ship.at) === 'space' && beamEnds(g, seat, aboard(ship.id), 'next').length > 0,
    ),
    once: (g, _seat, to) => [{ do: 'beam-away', from: aboard(targetOf(g, to).id), reach: 'next', most: 6 }],
  },
  'palor-toff-alien-trader': {
    text: 'Take a card other than a personnel from your discard pile to hand.',
    plays: onOwnTable,
    once: [{ do: 'regain', but: 'Personnel', trades: true }],
  },
  q2: {
    text: 'Nullifies Amanda Rogers or Kevin Uxbridge just played, or a Q dilemma just encountered.',
    answers: {
      ...nullifying(filter('{Amanda Rogers} or {Kevin Uxbridge}'), 'Nullify it with Q2', true),
      dilemma: {
        offers: (_g, source, { card }) =>
          isQRelated(card) && !isImmune(card, source.card)
            ? answer(source, [{ do: 'nullify', what: 'dilemma' }], `Nullify ${cardOf(card).title} with Q2`)
            : [],
      },
    },
  },
  'rogue-borg-mercenaries': {
    text: 'Play it on a ship with a crew: it fights them now, and again at the start of each turn. Each Rogue Borg there has STRENGTH equal to their number.',
    plays: onShips((g, ship) => crewOn(g, ship).length > 0),
    grants: { boards },
    at: {
      played: {
        does(g, source, { piece }) {
          const ship = hostIn(g, source);
          return piece === source.piece && ship !== null ? [{ do: 'board', ship: ship.id }] : [];
        },
      },
      'turn-start': { does: battles },
    },
  },
  scan: scan('space'),
  'scan@2025-02': scanBySkills('space'),
  'subspace-interference': {
    text: 'Nullifies an Incoming Message, a Hail or a Subspace Schism just played.',
    answers: nullifying(filter('{Incoming Message} or {Hail} or {Subspace Schism}'), 'Nullify the message', true),
  },
  'tachyon-detection-grid': {
    text: 'If you have four ships in play, play it on a cloaked ship. It decloaks.',
    reach: 'cloaked',
    plays: onShips(
      (g, ship, seat) => ship.veiled === 'cloaked' && shipsIn(g).filter((one) => one.seat === seat).length >= 4,
    ),
    once: [{ do: 'unveil', which: 'host' }],
  },
  'the-devil': {
    text: 'Nullifies a treaty, a Horga’hn or a Wind Dancer in play.',
    plays: nullifiedBy(DEVIL, filter("{Treaty} or {Horga'hn} or {Wind Dancer}"), true),
    once: [{ do: 'remove' }],
  },
  'transwarp-conduit': {
    text: 'Choose a ship: its RANGE is doubled until the end of the turn.',
    lasting: {
      'transwarp-conduit': {
        sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 2 : null) },
      },
    },
    plays: onShips(() => true),
    // Copies on one ship aren't cumulative (C-SKILL-22).
    once: (g, _seat, to) =>
      g.lasting.some(({ what, piece }) => what === 'transwarp-conduit' && piece === hostOf(to))
        ? []
        : [{ do: 'lasting', what: 'transwarp-conduit', until: 'turn' }],
  },
};
