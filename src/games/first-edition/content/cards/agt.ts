import { asLabel } from '../../../kit/words.ts';
import { matching } from '../../chapters/affiliation/compatible.ts';
import { copiesOf } from '../../chapters/play/unique.ts';
import { stateFilter } from '../../chapters/skills/piece-filter.ts';
import { hostIn } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { pieceName } from '../../position/names.ts';
import { isFacility } from '../../position/piece-types.ts';
import { placeKind } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import { espionage } from '../builders/events/locations.ts';
import { drawsHelping } from '../builders/helping.ts';
import { savers } from '../builders/interrupts/saving.ts';
import { fetching } from '../builders/missions/solved.ts';
import { ALL, attributeBonus, both, inPlay, learns, raises, speaker, withOne } from '../builders/personnel/aiding.ts';
import { attacks, diesFor } from '../builders/personnel/alike.ts';
import { holdsCaptive } from '../builders/personnel/conditions.ts';
import { isAboardOf, receives } from '../builders/personnel/welcome.ts';
import { answer } from '../builders/shared.ts';
import { hosts } from '../builders/ships/fleet.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

function isCopyInPlay(g: FirstEdition, card: string): boolean {
  const facts = cardOf(card);
  return isPersonnel(facts) && copiesOf(g, card).length > 0;
}

const YOUTHS = 'Your personnel present without Treachery have all attributes +1, and another +1 with Youth.';

const PARIS = 'Has Diplomacy while Treaty: Federation/Klingon is in play.';

const isEmpath = stateFilter('personnel, Empathy, not stopped, not disabled');

/** Cards of All Good Things, by id. */
export const CARDS: CardRules = {
  'admiral-riker': {
    ...attacks('[Kli]', 'Klingons'),
    text: 'Your cards at this location may attack Klingons. Downloads any Enterprise while aboard your facility of his affiliation.',
    icon(g, source) {
      const own = speaker(g, source);
      const host = own === null || placeKind(own.at) !== 'aboard' ? undefined : hostIn(g, own.at);
      if (own === null || host === undefined) return false;
      return isFacility(host) && host.seat === own.seat && matching(own, host);
    },
  },
  'aid-clone-colony': having(
    { place: 'Mariposa' },
    fetching('When you solve it, you may download a copy of any personnel in play.', {
      wanted: (g, _source, card) => isCopyInPlay(g, card),
    }),
  ),
  artim: says(
    YOUTHS,
    both(
      raises(ALL, 1, 'yours, present, without Treachery'),
      raises(ALL, 1, 'yours, present, without Treachery, Youth'),
    ),
  ),
  'christopher-pike': says(
    'Your other Original Series personnel at this location have all attributes +1.',
    raises(ALL, 1, 'yours, other, here, personnel, [OS]'),
  ),
  'colonel-kira': says(
    'CUNNING +2 while a Romulan is in play.',
    attributeBonus(['CUNNING'], 2, inPlay('personnel, [Rom]')),
  ),
  'empathic-touch': {
    text: 'When your personnel is about to be killed and your personnel with Empathy is present, both are “stopped” instead.',
    answers: {
      leaving: {
        offers: (g, source, { pieces, why }) =>
          why !== 'killed'
            ? []
            : savers(
                g,
                source.seat,
                pieces,
                (victim) => victim.seat === source.seat,
                (one) => isEmpath(one, g),
              ).flatMap(([victim, empath]) =>
                answer(
                  source,
                  [
                    { do: 'spare', which: [victim] },
                    { do: 'stop-these', which: [victim, empath] },
                  ],
                  asLabel(`${pieceName(g, empath)} saves ${pieceName(g, victim)}`),
                  `:${victim}:${empath}`,
                ),
              ),
      },
    },
  },
  'espionage-bajoran-on-dominion': espionage('Bajoran', 'Dominion', {
    who: 'your Odo is',
    those: '{Odo}',
  }),
  'gideon-seyetik': says(
    'Each time he helps solve a mission that requires SCIENCE, you may draw a card.',
    drawsHelping('SCIENCE'),
  ),
  'miral-paris': says(PARIS, learns(['Diplomacy'], inPlay('{Treaty: Federation/Klingon}'))),
  'miral-paris-star': says(PARIS, learns(['Diplomacy'], inPlay('{Treaty: Federation/Klingon}'))),
  'raymond-boone': says(
    'All attributes +2 with Miles O’Brien or Benjamin Maxwell present.',
    attributeBonus(ALL, 2, withOne("{Miles O'Brien} or {Benjamin Maxwell}")),
  ),
  reklar: says(
    'WEAPONS +2 and SHIELDS +1 while you have a captive.',
    both(attributeBonus(['WEAPONS'], 2, holdsCaptive), attributeBonus(['SHIELDS'], 1, holdsCaptive)),
  ),
  'robert-desoto': {
    text: 'While he is on the U.S.S. Hood, your compatible V.I.P.s may report aboard.',
    ...receives('V.I.P.', { when: isAboardOf('U.S.S. Hood') }),
  },
  'tsunkatse-ship': hosts('personnel with “Tsunkatse” in their lore', 'personnel, Tsunkatse-related card'),
  'weyoun-6': {
    text: 'He may die instead of a changeling present who was selected to die.',
    at: diesFor('Changeling'),
  },
};

/** Facts about cards from All Good Things that have no rule, by id. */
export const FACTS: CardFacts = {
  'bluegill-infestation': { limit: 'unique', faceUp: 'facility' },
  'in-for-a-trim': { faceUp: 'facility' },
  'kobayashi-maru-scenario': { limit: 'unique', faceUp: 'facility' },
  'shape-shift-inhibitor': { immuneTo: ['Kevin Uxbridge'] },
  strategema: { faceUp: 'facility' },
  'uss-pegasus': { onlyDownloads: true },
};
