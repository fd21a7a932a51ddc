import type { Chapter } from '../entry.ts';

/** Projects and special rules. */
export const projectsAndSpecialRules: Chapter = {
  title: 'Projects and special rules',
  entries: [
    {
      id: 'A-PROJ-01',
      title: 'Launching Projects',
      text: 'In your turn you may use a Command to draw two cards of your own Advancement deck. Both go into your Project Area.',
      source: 'Launch Projects',
      terms:
        'new research; draw advancements; start a technology; get cards; tech; how to start inventing stuff; how do i get inventions; begin studying two cards',
      see: ['A-PROJ-02', 'A-PROJ-03', 'A-OPT-13', 'A-OPEN-72'],
    },
    {
      id: 'A-PROJ-02',
      title: 'How many Projects you may have',
      text: 'Your number of active Projects can’t be higher than the number of Research Nodes that you Control at the moment.',
      source: 'Advancement Decks; Launch Projects',
      terms:
        'project limit; maximum; research nodes; too many projects; how many inventions in the works; labs cap my studying',
      see: ['A-PROJ-03', 'A-PROJ-06'],
    },
    {
      id: 'A-PROJ-03',
      title: 'Too many Projects after launching',
      text: 'You may launch Projects even if this takes you over your maximum. Whenever you have more Projects than Research Nodes, you at once discard down to the maximum. You choose freely among old Projects and newly drawn ones.',
      source: 'Launch Projects',
      terms:
        'over the limit; discard projects; choose which to keep; excess; swap project; drew more inventions than labs; choose which tech to ditch',
      see: ['A-PROJ-02', 'A-PROJ-04', 'A-OPEN-92'],
    },
    {
      id: 'A-PROJ-04',
      title: 'Where discarded Projects go',
      text: 'Put a discarded Project on the bottom of your Advancement deck without shuffling. Its Research Tokens go back to the Supply, not to you.',
      source: 'Launch Projects',
      terms:
        'bottom of the deck; lose research; reshuffle; return tokens; throw away project; where do ditched inventions end up; cubes on a ditched tech',
      see: ['A-PROJ-05', 'A-BUILD-36', 'A-PROJ-03'],
    },
    {
      id: 'A-PROJ-05',
      title: 'Discarding another player’s card',
      text: 'A card that you took from another player’s Advancement deck doesn’t go under yours when you discard it. It goes to the bottom of that player’s deck.',
      source: 'Launch Projects, Note',
      terms:
        'captured card; stolen project; return to owner; rival’s deck; ditch a tech that belonged to someone; whose pile does a looted tech join',
      see: ['A-PROJ-04', 'A-INV-18', 'A-OPEN-93'],
    },
    {
      id: 'A-PROJ-06',
      title: 'Losing a Research Node',
      text: 'If you lose a Research Node your maximum of Projects sinks at once. If you then have more Projects than Research Nodes, you discard down immediately.',
      source: 'Launch Projects',
      terms:
        'destroyed node; forced discard; fewer projects; lab lost; my lab burned do i drop a tech; my science buildings got smashed',
      see: ['A-PROJ-02', 'A-INV-18', 'A-OPEN-91'],
    },
    {
      id: 'A-SPEC-01',
      title: 'When special rules can be used',
      text: 'You may use your special rules in any player’s turn, unless the rule says otherwise.',
      source: 'Finishing Projects; Utilize Special Rules',
      terms:
        'timing; card abilities; other player’s turn; reaction; interrupt; when to use; may i use powers off turn; am i allowed to butt in; can i react now',
      see: ['A-OPEN-86', 'A-CMD-06', 'A-SPEC-02'],
    },
    {
      id: 'A-SPEC-02',
      title: 'Rules that Exhaust their card',
      text: 'Some rules tell you to Exhaust the card itself: you turn it face down. Such a rule can be used only once per Game Round. The card is Refreshed at the end of the round, in the Recharge Stage.',
      source: 'Utilize Special Rules',
      terms:
        'flip card; once per round; tap; face down; used up; reuse ability; power that turns itself over; how frequently may i use a flipping power',
      see: ['A-SPEC-03', 'A-RECH-06', 'A-FER-10'],
    },
    {
      id: 'A-SPEC-03',
      title: 'What an Exhausted card can’t do',
      text: 'Until the Refresh in the Recharge Stage an Exhausted card is out of the game. It can’t be used in any way. Warp Tokens pictured on an Exhausted Advancement don’t count for your Ships. An Exhausted Trade Agreement can’t be revoked, discarded or traded.',
      source: 'Exhausted Cards',
      terms:
        'face down; disabled; turned over; warp distance; inactive; is a spent card totally useless; nacelle icons on a sleeping card',
      see: ['A-SPEC-04', 'A-TRADE-13', 'A-BUILD-29', 'A-MOVE-11'],
    },
    {
      id: 'A-SPEC-04',
      title: 'Tokens of an Exhausted Advancement stay',
      text: 'Tokens that you gained from an Advancement, or placed with it, stay where they are when that Advancement is Exhausted later.',
      source: 'Exhausted Cards',
      terms:
        'keep tokens; placed markers; face-down card; lose tokens; tech switched off do its markers vanish; stuff laid by a sleeping card',
      see: ['A-SPEC-03', 'A-AND-03'],
    },
    {
      id: 'A-SPEC-05',
      title: 'Using an Advancement of a rival',
      text: 'If you finish an Advancement from a rival’s deck, you get its special rules. Where the card speaks of the rival’s civilization, read your own.',
      source: 'Using Rival’s Special Rules',
      terms:
        'stolen technology; captured advancement; other civilization’s card; read as mine; i completed somebody else’s invention; borrowed tech speaks of another race',
      see: ['A-INV-20', 'A-ROM-01', 'A-OPEN-93'],
    },
  ],
};
