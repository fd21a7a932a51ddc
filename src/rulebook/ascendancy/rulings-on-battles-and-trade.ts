import type { Chapter } from '../entry.ts';

/** Rulings on battles and trade. */
export const rulingsOnBattlesAndTrade: Chapter = {
  title: 'Rulings on battles and trade',
  beside: 'ruling',
  entries: [
    {
      id: 'A-OPEN-55',
      title: 'Numbers below 1 or above 6',
      text: 'The book doesn’t say what happens when Shields push a needed number out of the range of the die. We play: above 6 is impossible and 1 or less always hits. A rolled 6 is nothing special.',
      source: 'Ruling; Hazardous Systems; Invulnerable Shields',
      terms:
        'natural 6; impossible roll; automatic hit; always hits; modified; need 7 on a die; is a six sure to succeed; target below one',
      see: ['A-BAT-14', 'A-HAZ-02', 'A-BAT-13'],
    },
    {
      id: 'A-OPEN-56',
      title: 'Battles in which nobody can hit',
      text: 'If neither side can hit, one of them must Retreat, but the book doesn’t say which. We play: after one such Combat Round the Attacker must Retreat. If the Attacker can’t, the battle ends with both sides in place and without a winner.',
      source: 'Ruling; Invulnerable Shields',
      terms:
        'stalemate; no damage; endless battle; draw; invulnerable; both armours too thick who backs off; pointless fight nobody scratches anyone',
      see: ['A-BAT-14', 'A-BAT-28'],
    },
    {
      id: 'A-OPEN-57',
      title: 'Attack from several Sectors in detail',
      text: 'The book doesn’t say whether each of your groups must join an attack, or how they Retreat. We play: you choose the Sectors. All your Ships in a chosen Sector join. The Ships of each Sector choose their own place to Retreat to.',
      source: 'Ruling; Attacking From Multiple Sectors',
      terms:
        'groups; join attack; retreat separately; combined attack; three stacks charge who must come along; do stacks run to different places',
      see: ['A-BAT-07', 'A-BAT-27'],
    },
    {
      id: 'A-OPEN-58',
      title: 'Retreating with only some Ships',
      text: 'The book doesn’t say whether a side may leave a battle in part. We play: no, all its Ships in the battle Retreat. Only if one group can’t move does that group stay and fight on.',
      source: 'Ruling; Retreating From Combat',
      terms:
        'partial retreat; leave some; split retreat; rear guard; half my stack runs half stays; can a few hulls bail out',
      see: ['A-BAT-27', 'A-BAT-28', 'A-OPEN-57'],
    },
    {
      id: 'A-OPEN-59',
      title: 'A Starbase against Ships in a lane',
      text: 'The book doesn’t say whether Ships in a lane can fight Ships in a System with its owner’s Starbase. We play: yes. The Starbase gives its die if some Ship of the battle Orbits there and its owner has Ships in the battle.',
      source: 'Ruling; Starbase Support in Space Battles',
      terms:
        'starbase die; adjacent sector battle; support; lane fight; outpost cannon helps versus someone en route; base cannon with shooters next door',
      see: ['A-BAT-15', 'A-BAT-16', 'A-OPEN-96'],
    },
    {
      id: 'A-OPEN-60',
      title: 'Whether the victim of Betrayal loses trade',
      text: 'You give back the Trade Agreement of a player whom you betray. The book doesn’t say whether the victim also gives back yours. We play: no, unless you revoke it.',
      source: 'Ruling; Betrayal',
      terms:
        'betrayer’s agreement; both agreements; one-sided; still at peace; backstabbed must i return his card; backstab is it mutual',
      see: ['A-TRADE-11', 'A-TRADE-09', 'A-TERM-13'],
    },
    {
      id: 'A-OPEN-61',
      title: 'Betraying several Defenders at once',
      text: 'If you attack a Sector with several Defenders, you give back the Trade Agreements of all of them. The book doesn’t say what becomes of those that they hold of yours. We play: they stay as they are.',
      source: 'Ruling; Betrayal',
      terms:
        'multiple defenders; return agreements; attack two players; backstab two pals with one order; several victims of a backstab',
      see: ['A-TRADE-11', 'A-BAT-08', 'A-OPEN-60'],
    },
    {
      id: 'A-OPEN-62',
      title: 'Betrayal with an Exhausted agreement',
      text: 'An Exhausted Trade Agreement can’t be revoked or exchanged. The book doesn’t say whether Betrayal still sends it back. We play: yes, the ban concerns voluntary changes only.',
      source: 'Ruling; Betrayal; Exhausted Trade Agreements',
      terms:
        'face-down treaty; return card; attack partner; backstab while the pact is turned over; sleeping pact and treachery',
      see: ['A-TRADE-13', 'A-TRADE-11'],
    },
    {
      id: 'A-OPEN-63',
      title: 'Revoking an agreement during a move',
      text: 'The book doesn’t say whether you may revoke a Trade Agreement while its holder moves through your Ships. We play: you may, until the move has been accepted. A passage that was granted for this move stays granted.',
      source: 'Ruling; Withdrawing Trade Agreements',
      terms:
        'withdraw permission; take back passage; stop ships; cancel treaty; change my mind while he flies by; tear up a pact in mid trip',
      see: ['A-TRADE-09', 'A-MOVE-19', 'A-MOVE-20'],
    },
    {
      id: 'A-OPEN-64',
      title: 'When the random Turn Order Cards are dealt',
      text: 'Players who spent nothing and players without First Contact get random cards. The book doesn’t say in which order. We play: after all others have chosen, the rest is shuffled once and dealt in the order of the seats.',
      source: 'Ruling; Choosing Turn Order Cards',
      terms:
        'zero bid; tie; no contact; deal the rest; lottery for leftover seats in what sequence; two cheapskates who gets which number',
      see: ['A-INIT-09', 'A-INIT-07'],
    },
    {
      id: 'A-OPEN-65',
      title: 'Who was first before the first round',
      text: 'Committing Resources begins with the player who went first in the last round, and the first round has no last one. We play: nobody was first. Cards are dealt at random until there is First Contact. Then the card order of the round before is used.',
      source: 'Ruling; Initiative Stage',
      terms:
        'first turn; starting player; who begins; no last round; very first auction who speaks first; opening loop with no history',
      see: ['A-INIT-10', 'A-INIT-04'],
    },
    {
      id: 'A-OPEN-66',
      title: 'Pride when levels are equal',
      text: 'The book doesn’t say whether Andorian Shields or Weapons still count as best when another player has the same level. We play: they must be strictly better than those of every other player. Independent civilizations don’t count.',
      source: 'Ruling; Andorian: Pride',
      terms:
        'tie; same level; best in the galaxy; andorian culture; blue guys equal guns with someone; shared first place for deflectors',
      see: ['A-AND-01'],
    },
  ],
};
