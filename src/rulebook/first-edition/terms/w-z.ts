import type { Chapter } from '../../entry.ts';

/** Glossary terms from W to Z. */
export const termsWZ: Chapter = {
  title: 'Terms: W to Z',
  entries: [
    {
      id: 'C-TERM-443',
      title: 'walking',
      text: [
        'Your people on a Nor may walk from site to site, singly or in groups, and carry equipment. They go along the row one site after another and really pass each, without jumping. They can pass several in a turn, but once they halt at a site for any reason, their walking is over for that turn. Other things are still open to them, such as boarding a ship docked there.',
        'Example: your row of sites begins with Ops, then come Security Office, Guest Quarters and Ore Processing Unit, and last Docking Pylons. In one turn your people can get from Ops to Docking Pylons and board your ship there. If they halt at Security Office to pick up a hand weapon, that is as far as they walk. So it is for two people with command icons who halt at Guest Quarters while you download someone there with Going To The Top.',
        'Getting into or out of a docked or landed ship or a planet facility is not walking.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'move between sites; move on a station; walk; terok nor movement; how many sites; stroll along the promenade; go on foot; how far can i hike inside ds9',
      see: ['C-TERM-374', 'C-TERM-248'],
    },
    {
      id: 'C-TERM-444',
      title: 'warp core icon',
      text: 'The warp core icon shows that a card belongs to the series Star Trek: The Next Generation or to the film Star Trek: Generations. By itself it does nothing; other cards refer to it.',
      source: 'Glossary',
      terms:
        'the next generation symbol; tng; generations; what does this symbol do; reactor symbol; picture of a glowing engine; engine sign on card; blue engine stamp',
      see: ['C-TERM-198', 'C-TERM-259'],
    },
    {
      id: 'C-TERM-445',
      title: 'Warp Speed',
      text: [
        'Warp Speed is a short format, for constructed or sealed decks, with a time limit of 30 minutes. You win fully when you are the first to have solved one space mission and one planet mission of your own. (A Borg player completes one objective that targets a space mission of their own and one that targets a planet mission of their own.) The separate Warp Speed sheet has more details.',
        'Decks follow the 10/20 rule: a seed deck of at most 10 cards, plus up to three missions for free, and a draw deck of at least 20. Among the 10 may be one card that you seed face up aboard your outpost (personnel, equipment or ship), or one ship that you seed face up at the Caretaker’s Array. Of each kind of outpost you may seed only one.',
        'Seeding:\n• You put your missions in the order that you like, unshuffled and without regard to regions; players alternate, and the row grows from left to right as the starting player sees it.\n• Both players may have the same unique mission; the copies are not stacked.\n• An outpost goes to your leftmost mission whatever that is, even if its text demands another place (as Nekrit Supply Depot does).\n• Under each mission each player may seed up to four cards, all different, and must seed them as a batch.',
        'Play:\n• Each turn you have two normal card plays, if you want both.\n• All affiliations but Borg mix and cooperate as if by a treaty for all, but staffing, attempts and so on still need someone who matches. Whoever uses cards of Borg affiliation may have no people, ships or facilities of another one in the game deck.\n• Only Borg have attack restrictions, their normal ones.\n• Native quadrants and Alternate Universe icons do not matter for reporting: people and ships report to a facility in any quadrant, and no doorway is needed. Cards like Delta Quadrant Spatial Scission or Home Away From Home still need the native quadrant that they name.\n• The hologram icon on people does not count. They move normally, die in place of deactivating, and cards about the icon do nothing for or to them; Answer Distress Signal, for example, gives no extra points.\n• Your opponent’s missions are not for you to attempt, nor to target with a Borg objective.\n• A Red Alert! in play is there for both players.',
        'When your turn ends you must draw one card, and any extra draws that a card gives you (The Traveler: Transcendence, Ancestral Vision). Then you “even up”: draw or discard until your hand is exactly seven, if you can. Such draws may not become downloads. If you used text with “draw no cards this turn”, you cannot draw to even up.',
        'Once per game, if needed, your draw deck regenerates. The first time that you must draw and cannot, shuffle all people, ships and equipment from your discard pile into a new draw deck. The rest stays in the discard pile.',
        'If nobody wins fully, because time runs out or both decks are used up once more after regenerating, there is a modified win for the player with the most missions solved, then for the one with the most points. If these are equal too, it is a true tie. The differential is worked out as the Tournament Guide says; if you win fully with the lower score, it is +1 for you and –1 for your opponent.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'short game; fast format; 30 minutes; sealed deck; even up; seven cards; full win; regenerate; half hour match; quickie variant over lunch; lunch break variant',
      see: ['C-TERM-442', 'C-TERM-075', 'C-TERM-448'],
    },
    {
      id: 'C-TERM-446',
      title: 'WEAPONS',
      text: [
        'To use the WEAPONS of your ship or facility at all, it has to be uncloaked, unphased and undocked, its WEAPONS above zero, with someone of matching affiliation aboard (on a Nor, in Ops). Using them includes meeting the demands of cards that need WEAPONS, like Outgunned or Refuse Immigration.',
        'Firing takes more:\n• It must not be stopped. (The target of an attack is unstopped automatically, and so may return fire.)\n• Unless it returns fire or counter-attacks, it needs a leader in its crew (a Borg with the defense icon for Borg), on a Nor in Ops, and no attack restriction of its affiliation may forbid firing at this target.',
        'A mission that asks for ship’s WEAPONS above some number, like Ambush Ship, wants it from the one attempting ship. If it says “total WEAPONS”, as Intercept Maquis does, any compatible ships of yours at the location may reach it together.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'fire; shoot; ship guns; can my ship attack; phasers; total for a mission; leader to fire; am i ready to blast; pew pew permission; guns offline or ready',
      see: ['C-TERM-055', 'C-TERM-053', 'C-TERM-226'],
    },
    {
      id: 'C-TERM-448',
      title: 'winning the game',
      text: [
        'You win by being the first to score 100 points. If both draw decks run out before that, the winner is whoever has the most points.',
        'Cards such as The Big Picture and Q’s Planet can change what one or both of you need in order to win. The first to reach or pass their own goal wins; if both do so at the same moment, the one with more points. Some cards and actions can also make you lose.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'victory conditions; 100 points; how to win; end of the game; draw decks empty; goal; who wins; when is it over; first to a hundred; who came out on top',
      see: ['C-TERM-305', 'C-TERM-231'],
    },
    {
      id: 'C-TERM-449',
      title: 'wormholes - movement through',
      text: 'One movement action can take a ship to the mouth of a wormhole and through it. That goes for a pair of Bajoran Wormhole doorways, and for a pair of Wormhole interrupts that Operate Wormhole Relays keeps open. With Wormhole Navigation Schematic on the Bajoran Wormhole, the ship can even go on along the spaceline at the other side.',
      source: 'Glossary',
      terms:
        'bajoran wormhole; fly through; move to the gamma quadrant; shortcut; operate wormhole relays; pop out the far side; tunnel in space; enter and exit without halting',
      see: ['C-TERM-248', 'C-TERM-249', 'C-TERM-131'],
    },
    {
      id: 'C-TERM-450',
      title: 'worth points',
      text: 'A card that is “worth points” under some condition scores once, when the condition comes true, and not every turn. If that changes later, you score the same points as negative. Example: placing Dr. Tolian Soran under The Nexus scores 20 for you, once; should he leave it, you score -20, as he is not worth them any more.',
      source: 'Glossary',
      terms:
        'lose points again; conditional score; soran; nexus; score every turn; while a condition is met; do i keep my score if it changes; give back what i earned; reward vanishes later',
      see: ['C-TERM-305', 'C-TERM-304'],
    },
    {
      id: 'C-TERM-452',
      title: 'your',
      text: [
        '“Your” ship, facility or personnel is any that you control, if only for a while. So you may play Auto-Destruct Sequence on an opposing ship that you hold by Alien Parasites. But if you seeded an Empok Nor and have not commandeered it yet, Sisko 197 Subroutine may not go on its Ops.',
        'On cards of other types (events, interrupts, dilemmas and so on), “you” and “your” mean whoever played the card or encountered the dilemma or Q-icon card. If your opponent meets a dilemma of yours with “three of your full turns”, those are your opponent’s turns. If you play Beyond The Subatomic, it is you who discards from the top of the draw deck.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'you; mine; who is meant; cards i control; which player; borrowed ship; does one i borrowed belong to us; who does it address; meaning of you’re the controller',
      see: ['C-TERM-093', 'C-TERM-289', 'C-TERM-091'],
    },
    {
      id: 'C-TERM-453',
      title: 'zero',
      text: 'Zero counts as an even number.',
      source: 'Glossary',
      terms:
        'even or odd; 0; is nothing even; odd number; is nil divisible by two; parity of nought; does none count as a pair',
      see: ['C-TERM-102'],
    },
  ],
};
