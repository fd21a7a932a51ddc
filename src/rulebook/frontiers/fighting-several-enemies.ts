import type { Chapter } from '../entry.ts';

/** Fighting several enemies. */
export const fightingSeveralEnemies: Chapter = {
  title: 'Fighting several enemies',
  entries: [
    {
      id: 'F-MULTI-01',
      title: 'Attacking a group of enemies',
      text: 'To defeat several enemies with one attack, its total must be at least the sum of all their Defense Values.',
      source: 'Fighting Multiple Enemies, p.10',
      terms:
        'two at once; multiple; big attack; combined defense; one volley to sweep several; total armor of the bunch; take down a whole pack',
      see: ['F-LRA-08', 'F-MULTI-02'],
    },
    {
      id: 'F-MULTI-02',
      title: 'One resistant enemy weakens the attack',
      text: 'If any enemy in the group that you attack has a Resistance, your attacks of that type are halved for the whole group, even if the others have no Resistance.',
      source: 'Fighting Multiple Enemies, p.10',
      terms:
        'half; group; mixed; immune; one shelled baddie ruins my volley; a single tough guy spoils it for the pack; weakest link in a bunch; one tough monster spoils the pack',
      see: ['F-LRA-04', 'F-LRA-13'],
    },
    {
      id: 'F-MULTI-03',
      title: 'Splitting enemies into groups',
      text: 'You may attack enemies one by one, in small groups or all together, in whatever grouping you like, with several attacks in the same phase.',
      source: 'Fighting Multiple Enemies, p.10',
      terms:
        'separate attacks; divide; partition; multiple; carve up the pack; can i pair baddies as i please; pick them off one at a time',
      see: ['F-MULTI-01', 'F-LRA-13'],
    },
    {
      id: 'F-MULTI-04',
      title: 'Blocking several enemies one by one',
      text: 'You may use Shields against several enemies, in any order you like, but you resolve each of them on its own. Enemies cannot be grouped for blocking.',
      source: 'Fighting Multiple Enemies, p.10',
      terms: 'deflect; order of blocks; group; defend; parry a pack; sequence of parrying; one parry for a whole pack',
      see: ['F-SHIELD-01', 'F-SHIELD-02'],
    },
    {
      id: 'F-MULTI-05',
      title: 'Fights in space and on a planet',
      text: 'If you meet enemies in space and Planet Tokens at the same time, for example at a Class-H Planet or a Borg Cube, you fight all space battles first. Then you must send an Away Team against all Planet Tokens at once.',
      source: 'Combined Space / Planet Encounters, p.10',
      terms:
        'combined; away mission after combat; both; order; baddies above and below; vessels plus ground monsters; do i finish orbit first then the surface',
      see: ['F-CUBE-07', 'F-OPEN-59', 'F-OPEN-62'],
    },
  ],
};
