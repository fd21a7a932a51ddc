import { attributeBonus, passing, SHIP } from '../builders/personnel/aiding.ts';
import { downloadsForDraw } from '../builders/personnel/deeds.ts';
import { DISCARD_THIS, onOwnTable, payloadOf, playSpentWhy } from '../builders/shared.ts';
import { crew, ferried } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';

const enterprise = crew('[Ent-E]');

const SPHERE = ferried('Borg cubes', 'ship, [Bor], "cube" in class');

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
  'queens-borg-sphere-resistance-is-futile': says(`${SPHERE.text} Downloads Optimize Drones.`, SPHERE),
  'twelve-of-ninety-six': downloadsForDraw('Temporal Vortex', '{Temporal Vortex}'),
  'uss-akira': says(
    'RANGE, WEAPONS and SHIELDS +2 with Enterprise-E personnel aboard.',
    attributeBonus(SHIP, 2, (own, g) => passing(g, own, enterprise).length > 0),
  ),
};
