import type { Chapter } from '../entry.ts';

/** Rulings: where the book is silent. */
export const rulingsSilence: Chapter = {
  title: 'Rulings: where the book is silent',
  entries: [
    {
      id: 'M-OPEN-21',
      text: 'A third Stun hit on an Incapacitated character. We play: no token and no Damage (M-STUN-07 forbids further tokens; the Stun weapon replaces Damage).',
      source: 'Stun',
    },
    {
      id: 'M-OPEN-22',
      text: 'Defense lowered by Stun below 1. We play: down to 0 dice; Backup, Take Cover and Defensive still add.',
      source: 'Defending While Stunned',
    },
    {
      id: 'M-OPEN-23',
      text: 'Does a Stun weapon used by Borg against non-Borg stun them? We play: yes; the Borg exception is about Borg targets only.',
      source: 'Stun Weapons',
    },
    {
      id: 'M-OPEN-24',
      text: 'Which characters count as Borg Drones for Hivemind? We play: One to Five of Five and every character with a Borg Drone Overlay; not Locutus.',
      source: 'Hivemind',
    },
    {
      id: 'M-OPEN-25',
      text: 'Hivemind with a Stunned drone. We play: the drone still may only Recover; its own Activation is not used up by acting as the channel.',
      source: 'Hivemind; Activating While Stunned',
    },
    {
      id: 'M-OPEN-26',
      text: 'Hivemind in a Bonus Action. We play: allowed (the rule says "when Activated", the card text names no such limit and cards win: M-TIME-01); the chosen character acts through the drone.',
      source: 'Bonus Actions; Hivemind',
    },
    {
      id: 'M-OPEN-27',
      text: 'Does a drone that acted through Hivemind still activate itself later? We play: yes.',
      source: 'Hivemind',
    },
    {
      id: 'M-OPEN-28',
      text: 'Are the two Turbolift spaces beside the Main Corridor "on a different Mission Board"? We play: each Turbolift tile counts as its own board, so a character may jump between them; printed Turbolift spaces on Mission Boards, if any, count as those boards.',
      source: 'Turbolifts; Scan Mission Area',
    },
    {
      id: 'M-OPEN-29',
      text: 'Assimilated figure with no legal adjacent space. We play: nearest legal space by path length, then by lowest row/column; if none, it stays in reserve and comes in at the first legal chance.',
      source: 'Assimilate',
    },
    {
      id: 'M-OPEN-30',
      text: "Is the Assimilated character's Honor and other reward lost? We play: yes, all its tokens go.",
      source: 'Assimilate',
    },
    {
      id: 'M-OPEN-31',
      text: 'Does Assimilation happen at 0 health or on Neutralization only? We play: only when Neutralized by a weapon with Assimilate.',
      source: 'Assimilate',
    },
    {
      id: 'M-OPEN-32',
      text: 'May Borg characters be Assimilated? We play: no; they may be attacked with such weapons, but are then simply Neutralized.',
      source: 'Assimilate',
    },
    {
      id: 'M-OPEN-33',
      text: 'Missing: the list of Specializations. Known: Command, Diplomacy, Engineering, Medical, Operations, Science, Security, Computers (a Computers test is taken at an Operations terminal). We play: exactly these eight; terminal type and tested Specialization are independent.',
      source: 'Using Specializations; A Mission Card',
    },
    {
      id: 'M-OPEN-34',
      text: 'Are Core Missions chosen openly one after another? We play: both choose in private after the boards are placed, then reveal together.',
      source: 'Choose Core Mission',
    },
    {
      id: 'M-OPEN-35',
      text: 'May both players decide discards and Reverse Polarity at the same time? We play: yes, in parallel, revealed when both are done.',
      source: 'Draw Phase',
    },
    {
      id: 'M-OPEN-36',
      text: "Does an Assimilation in the Borg's last turn of a Round give them one more Activation? We play: yes, the drone has no Activated token and the Round ends only when all are activated.",
      source: 'Assimilate; Subsequent Activations',
    },
    {
      id: 'M-OPEN-37',
      text: 'May a Borg drone made this way be activated although its former owner activated it already this Round? We play: yes, its Activated token was removed.',
      source: 'Assimilate',
    },
    {
      id: 'M-OPEN-38',
      text: 'How many Equipment cards may be played at one Activation start? We play: any number may be played at the start of an Activation.',
      source: 'Equipment Cards',
    },
    {
      id: 'M-OPEN-39',
      text: 'May Equipment be handed to another character? We play: no, except where a card allows it.',
      source: 'Equipment Cards',
    },
    {
      id: 'M-OPEN-40',
      text: 'What happens to a character that becomes Incapacitated by its own action? We play: its Action ends, remaining Actions may only Recover.',
      source: 'Stun',
    },
    {
      id: 'M-OPEN-41',
      text: 'Two-player tie at "Decide Winner" with equal numbers of cards. We play: draw (M-END-05).',
      source: 'Beam Up and Debrief',
    },
    {
      id: 'M-OPEN-42',
      text: 'Hand size limits between draws. We play: none; only the Draw Phase fills to five of each kind.',
      source: 'Draw Phase',
    },
    {
      id: 'M-OPEN-43',
      text: 'Must a player with only Bonus Actions left use them one after another? We play: yes, alternating as usual.',
      source: 'Subsequent Activations',
    },
    {
      id: 'M-OPEN-44',
      text: 'May a player keep activating if the opponent has run out? We play: yes, several in a row.',
      source: 'Subsequent Activations',
    },
    {
      id: 'M-OPEN-45',
      text: 'Movement through a space with two friendly characters. We play: allowed, ending there is not.',
      source: 'Move Action',
    },
    {
      id: 'M-OPEN-46',
      text: 'Line of sight with two friendly characters in one space. We play: still blocks.',
      source: 'Line of Sight',
    },
    {
      id: 'M-OPEN-47',
      text: 'Hostile Incapacitated characters in a space: may another end there later? We play: no, ending in a space with a hostile is never allowed.',
      source: 'Incapacitated; Move Action',
    },
    {
      id: 'M-OPEN-48',
      text: 'What about a team with no characters at the start of a Round? We play: it takes Bonus Action tokens but can only draw, pass or play Events with them.',
      source: 'Assign Bonus Actions; Not Dead, Jim',
    },
    {
      id: 'M-OPEN-49',
      text: "Where may escalated characters be placed? We play: any space of the owner's starting area, at most two per space, not with hostile characters.",
      source: 'Escalation; Placing Characters',
    },
    {
      id: 'M-OPEN-50',
      text: 'Do escalated characters count for Bonus Actions? We play: yes, they are placed before the count.',
      source: 'Escalation; Assign Bonus Actions',
    },
    {
      id: 'M-OPEN-51',
      text: 'Contradiction: most Event text suggests play at a stated time, the glossary knows only Special Action or Interrupt (M-PLAY-27). We play: follow the glossary; an Event uses an Action unless it is an Interrupt or a card plays it free.',
      source: 'Event Cards; Glossary: Event Card',
    },
    {
      id: 'M-OPEN-52',
      text: 'Free Actions count. We play: part of their trigger, no separate limit.',
      source: 'Free Actions',
    },
    {
      id: 'M-OPEN-53',
      text: "Does a Neutralized character's Equipment go to its owner's discard pile? We play: yes, to its owner's Support discard pile.",
      source: 'Neutralized',
    },
    {
      id: 'M-OPEN-54',
      text: "How is a team game scored? We play: both players' points are added.",
      source: 'Four-Player Team Games',
    },
    {
      id: 'M-OPEN-55',
      text: 'Where do shared Bonus tokens sit in team games? We play: per player; a team may spend them in its turns in any order.',
      source: 'Assign Bonus Actions (team)',
    },
    {
      id: 'M-OPEN-56',
      text: 'Does Supply count scored or discarded copies? We play: no, deck construction only.',
      source: 'Supply #',
    },
    {
      id: 'M-OPEN-57',
      text: 'Does Reverse Polarity work for one deck only? We play: any cards of both kinds; each returns to its own deck, both decks are shuffled, then drawn back to 5/5.',
      source: 'Reverse Polarity',
    },
    {
      id: 'M-OPEN-58',
      text: 'Which cards must be revealed when searched? We play: the found card is shown, the rest stays hidden; the deck order is re-randomized by the engine.',
      source: 'Search',
    },
    {
      id: 'M-OPEN-59',
      text: 'Are discard piles public? We play: yes, face up.',
      source: 'Deck',
    },
    {
      id: 'M-OPEN-60',
      text: 'May a player choose a line of sight through a doorway diagonally? We play: yes if the sampled line (M-GEO-06) crosses only open edges.',
      source: 'Line of Sight',
    },
    {
      id: 'M-OPEN-61',
      text: 'Two-player ties in rolling for order. We play: re-roll, as in the preparation step.',
      source: 'Roll for First Activation',
    },
    {
      id: 'M-OPEN-63',
      text: 'Missing: what the Keyword Counterpart (Locutus) does. We play: a plain Keyword without a rule of its own.',
      source: 'Character Cards',
    },
    {
      id: 'M-OPEN-64',
      text: 'Timing Conflicts among three or more players. We play: all concerned roll and resolve one rule each in descending order, round after round.',
      source: 'Timing Conflicts',
    },
  ],
};
