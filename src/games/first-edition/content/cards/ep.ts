import { bringsOutpost, buildsOutpost, HAS_WORMHOLE, HIDES_WORMHOLE } from '../builders/missions/turned.ts';
import { type CardRules, combo, having } from '../card-rules.ts';

/** Cards of Enhanced Premiere, by id. */
export const CARDS: CardRules = {
  'anaphasic-organism-nagilum': combo(
    ['anaphasic-organism', 'SECURITY + MEDICAL'],
    ['nagilum', 'Diplomacy x3 OR STRENGTH>40'],
    'To get past it: SECURITY + MEDICAL. Otherwise, the female with the highest total attributes is discarded, and everyone is “stopped”. Then: Diplomacy ×3 or STRENGTH > 40; otherwise, half of them at random are killed, and everyone is “stopped”.',
  ),
  'ancient-computer-microvirus': combo(
    ['ancient-computer', 'Computer Skill x2 OR SCIENCE x3 OR ENGINEER x3'],
    ['microvirus', 'MEDICAL + SECURITY'],
  ),
  'computer-weapon-hyper-aging': combo(
    ['iconian-computer-weapon', 'SCIENCE'],
    ['hyper-aging', null],
    'To get past it: SCIENCE. Otherwise, discard all but personnel from your hand, draw that many; all are “stopped”. Then placed on the mission: nobody there can beam away, and when the countdown expires, those who faced it die. Cured by SCIENCE + MEDICAL ×2.',
  ),
  'covert-installation-ii': HAS_WORMHOLE,
  'covert-installation-ii-back': HIDES_WORMHOLE,
  'excavation-ii': HAS_WORMHOLE,
  'excavation-ii-back': HIDES_WORMHOLE,
  'explore-black-cluster-ii': bringsOutpost('Klingon'),
  'explore-black-cluster-ii-back': buildsOutpost('Klingon'),
  'explore-typhon-expanse-ii': bringsOutpost('Romulan'),
  'explore-typhon-expanse-ii-back': buildsOutpost('Romulan'),
  'females-love-interest-garbage-scow': combo(
    ['females-love-interest', null],
    ['radioactive-garbage-scow', null],
    'A random female is relocated to the farthest planet. Then everyone is “stopped”, and the dilemma is placed on the mission: nobody can attempt it until a ship with Tractor Beam and ENGINEER ×2 tows the dilemma away.',
  ),
  'investigate-anomaly-ii': bringsOutpost('Federation'),
  'investigate-anomaly-ii-back': buildsOutpost('Federation'),
  'investigate-sighting-ii': bringsOutpost('Romulan'),
  'investigate-sighting-ii-back': buildsOutpost('Romulan'),
  'males-love-interest-plague-ship': combo(['males-love-interest', null], ['tarellian-plague-ship', null]),
  'relief-mission-ii': HAS_WORMHOLE,
  'relief-mission-ii-back': HIDES_WORMHOLE,
  'secret-salvage-ii': having({ place: 'Wolf 359' }, bringsOutpost('Klingon')),
  'secret-salvage-ii-back': having({ place: 'Wolf 359' }, buildsOutpost('Klingon')),
  'test-mission-ii': bringsOutpost('Federation'),
  'test-mission-ii-back': buildsOutpost('Federation'),
};
