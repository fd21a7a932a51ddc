import { attributeBonus, downloadsIf, passing, SHIP, withOne } from '../builders/personnel/aiding.ts';
import { downloadsForDraw } from '../builders/personnel/deeds.ts';
import { fightsAgainst } from '../builders/personnel/figures.ts';
import { DISCARD_THIS, onOwnTable, payloadOf, playSpentWhy } from '../builders/shared.ts';
import { crew } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';

const enterprise = crew('[Ent-E]');

/** Cards of Resistance Is Futile, by id. */
export const CARDS: CardRules = {
  'adapt-allocate-resources': {
    text: 'On your table: instead of your card play, you may discard this to download an event or interrupt with the Borg icon.',
    plays: onOwnTable,
    fetches: { adaptation: { must: true, wanted: '[BO], event or interrupt' } },
    acts: (g, source, seat) =>
      seat === source.seat
        ? [
            {
              ...payloadOf(source, 'adapt', 'Download a card instead of your card play', [
                { do: 'spend', what: 'play' },
                DISCARD_THIS,
                { do: 'download', what: 'adaptation' },
              ]),
              why: playSpentWhy(g, seat),
            },
          ]
        : [],
  },
  'jean-luc': says(
    'STRENGTH +4 in battle against forces that include Borg. Downloads Prepare Assault Teams with other Enterprise-E personnel present.',
    { ...attributeBonus(['STRENGTH'], 4, fightsAgainst('[Bor]')), ...downloadsIf(withOne('[Ent-E]')) },
  ),
  'twelve-of-ninety-six': downloadsForDraw('Temporal Vortex', '{Temporal Vortex}'),
  'uss-akira': says(
    'RANGE, WEAPONS and SHIELDS +2 with Enterprise-E personnel aboard.',
    attributeBonus(SHIP, 2, (own, g) => passing(g, own, enterprise).length > 0),
  ),
};
