import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { atLocation } from '../../position/places.ts';
import { met } from '../builders/dilemmas/build.ts';
import { sows } from '../builders/dilemmas/recent.ts';
import { harborsOne } from '../builders/missions/grounds.ts';
import { against, attributeBonus, passing, SHIP } from '../builders/personnel/aiding.ts';
import { manned, SHUTTLEPODS_ONLY } from '../builders/ships/fleet.ts';
import { hasCaptive, MORE_TACTICS } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';

const isFromE = pieceFilter('aboard, yours, [Ent-E]');

const ALONE = sows('[Self]', 1);

/** Cards of Ships of the Line, by id. */
export const CARDS: CardRules = {
  'assembly-transport': says(
    'RANGE and SHIELDS +1 for each of your vedeks aboard, up to +4.',
    manned(['RANGE', 'SHIELDS'], 'Vedek', 4),
  ),
  'monitor-traffic': {
    text: 'You may seed Border Checkpoint here.',
    ...harborsOne('{Border Checkpoint}', atLocation),
  },
  pequod: says('WEAPONS and SHIELDS +4 against self-controlling cards.', against('itself', '[Self]', 4, 4)),
  'promethean-quartz': says(
    'Your opponent may download and seed a self-controlling dilemma here. To get past it: Exobiology + SCIENCE + CUNNING > 40, or Archaeology + ENGINEER + STRENGTH > 40. Otherwise, everyone is “stopped”. In both cases, the dilemma is discarded.',
    { ...met({ effects: ALONE.sown, after: ALONE.sown, fate: 'discard' }), among: ALONE.among },
  ),
  'soterus-ships-of-the-line': says('In its battles, you may draw an additional tactic.', MORE_TACTICS),
  'type-2-galor': says('WEAPONS +3 while you have a captive.', attributeBonus(['WEAPONS'], 3, hasCaptive)),
  'uss-defiant-ships-of-the-line': SHUTTLEPODS_ONLY,
  'uss-sovereign-ships-of-the-line': says(
    'RANGE, WEAPONS and SHIELDS +1 with your card from the Enterprise-E aboard.',
    attributeBonus(SHIP, 1, (own, g) => passing(g, own, isFromE).length > 0),
  ),
};
