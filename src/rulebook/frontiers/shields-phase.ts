import type { Chapter } from '../entry.ts';

/** Shields phase. */
export const shieldsPhase: Chapter = {
  title: 'Shields phase',
  entries: [
    {
      id: 'F-SHIELD-01',
      title: 'Blocking enemies with Shields',
      text: 'In the Shields phase every enemy that is left attacks you. You may use Shields against none, one or more of them, but always against one enemy at a time.',
      source: 'Shields Phase, p.9',
      terms:
        'defend; deflect; which enemy; block phase; protect myself from incoming shots; which baddies do i parry; baddies shoot at me now',
      see: ['F-SHIELD-02', 'F-SHIELD-10', 'F-MULTI-04'],
    },
    {
      id: 'F-SHIELD-02',
      title: 'Shields work against one enemy only',
      text: 'What you play as Shields against one enemy does not count against any other. You cannot block several enemies with one big total.',
      source: 'Shields Phase, p.9',
      terms:
        'share; split; block two; multiple; spread one parry over two baddies; leftover parry points for the next one; reuse protection; reuse my protection for another baddie',
      see: ['F-SHIELD-01', 'F-OPEN-51'],
    },
    {
      id: 'F-SHIELD-03',
      title: 'Sideways cards as Shields',
      text: 'In the Shields phase any card that is not a Damage Card may be played sideways as Shields 1. These are always normal Shields, never of a special type.',
      source: 'Shields Phase, p.9',
      terms:
        'block one; any card; turned card; defend; rotate a card to parry; tilted card protects against what; plain one point parry',
      see: ['F-CARD-06', 'F-CARD-07'],
    },
    {
      id: 'F-SHIELD-04',
      title: 'Shields against Phaser Attacks',
      text: 'Against a normal Phaser Attack every type of Shields is efficient and counts in full.',
      source: 'Shields Phase, p.9',
      terms:
        'physical attack; block; untyped; normal; parry plain guns; best protection from ordinary fire; do elements help versus ordinary guns',
      see: ['F-SHIELD-05', 'F-SHIELD-06', 'F-SHIELD-07'],
    },
    {
      id: 'F-SHIELD-05',
      title: 'Shields against Photon Pulse Attacks',
      text: 'Against a Photon Pulse Attack two types of Shields are efficient: Photon Pulse and Pulse Torpedo. All others are halved.',
      source: 'Shields Phase, p.9',
      terms:
        'ice attack; block; inefficient; which shields; parry frost shots; what stops photon pulse; protection from pulse guns; freezing shots need what protection',
      see: ['F-SHIELD-08'],
    },
    {
      id: 'F-SHIELD-06',
      title: 'Shields against Photon Torpedo Attacks',
      text: 'Against a Photon Torpedo Attack two types of Shields are efficient: Photon Torpedo and Pulse Torpedo. All others are halved.',
      source: 'Shields Phase, p.9',
      terms:
        'fire attack; block; inefficient; which shields; parry flame shots; what stops photon torpedoes; protection from torpedo hits; burning shots need what protection',
      see: ['F-SHIELD-08'],
    },
    {
      id: 'F-SHIELD-07',
      title: 'Shields against Pulse Torpedo Attacks',
      text: 'Against a Pulse Torpedo Attack one type of Shields is efficient: Pulse Torpedo. All others are halved.',
      source: 'Shields Phase, p.9',
      terms:
        'cold fire attack; block; inefficient; which shields; parry the combo element; what stops pulse torpedoes; protection from the nastiest shots; combo element needs what protection',
      see: ['F-SHIELD-08'],
    },
    {
      id: 'F-SHIELD-08',
      title: 'Adding up Shields',
      text: 'To get the value of your Shields against an enemy, add up all inefficient Shields, halve the sum and round down. Then add all efficient Shields in full.\n\nExample: against a Photon Torpedo Attack you play normal Shields 5 and Photon Torpedo Shields 3. The normal Shields count 2, so the value is 5.',
      source: 'Shields Phase, p.9',
      terms:
        'block total; inefficient; half; rounding; calculate; math for mixed protection; how do i total my parry; weak plus strong parry rounding',
      see: ['F-SHIELD-09', 'F-OPEN-51'],
    },
    {
      id: 'F-SHIELD-09',
      title: 'Shields against Disruptors',
      text: 'If the enemy has Disruptors, all your Shields are halved once more. Efficient Shields are added up, divided by 2 and rounded down. Inefficient Shields are added up, divided by 4 and rounded down. The two results together are the value of your Shields.\n\nExample: an enemy with Disruptors makes a Photon Torpedo Attack. You play normal Shields 5 and Photon Torpedo Shields 3. The normal ones count 1, the others 1, so the value is 2.',
      source: 'Shields Phase, p.9',
      terms:
        'swift; quarter; half; block total; rounding; math against the speedy baddie; why is my parry worth so little; protection divided by four',
      see: ['F-SPECIALS-04', 'F-SHIELD-08'],
    },
    {
      id: 'F-SHIELD-10',
      title: 'Full and partial deflection',
      text: 'If the value of your Shields is at least the enemy’s Attack, they deflect the whole attack. If it is less, they reduce the damage by their value.',
      source: 'Shields Phase, p.9',
      terms:
        'partial block; reduce damage; block enough; deflect; parry wasn’t quite enough; does a weak parry still help; soak a portion of the shot',
      see: ['F-SHIELD-11', 'F-SHIELD-08'],
    },
    {
      id: 'F-SHIELD-11',
      title: 'Damage that gets through',
      text: 'Damage that your Shields do not deflect hits your ship in the Assign Damage phase.',
      source: 'Shields Phase, p.9',
      terms:
        'undeflected; unblocked; what now; hit; what about the leftovers i couldn’t parry; incoming that slips by; where does the remainder land',
      see: ['F-DMG-02', 'F-DMG-03'],
    },
  ],
};
