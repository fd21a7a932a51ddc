import type { Chapter } from '../entry.ts';

/** Game Round and Initiative. */
export const gameRoundAndInitiative: Chapter = {
  title: 'Game Round and Initiative',
  entries: [
    {
      id: 'A-INIT-01',
      title: 'The three Stages of a Game Round',
      text: 'Every Game Round has three Stages, in this order:\n• Initiative: the players spend Resources to decide the turn order.\n• Execution: each player takes a turn.\n• Recharge: victory is checked, Resources are generated, cards and tokens are Refreshed, Ships at Warp get Warp Tokens and Phenomena get Research.\n\nThen the next Game Round begins.',
      source: 'A Game Round',
      terms:
        'phases; order of play; sequence; round structure; what happens next; what are the parts of one loop; overview of a whole cycle; stages from top to bottom',
      see: ['A-INIT-02', 'A-INIT-12', 'A-RECH-01'],
    },
    {
      id: 'A-INIT-02',
      title: 'Who may bid for the turn order',
      text: 'Only players who have made First Contact may commit Resources in the Initiative Stage. The others can’t take part and get a random card.',
      source: 'Initiative Stage',
      terms:
        'bidding; initiative bid; auction; take part; why cannot i bid; no contact; i haven’t met anyone may i outspend; who joins the auction for seat order',
      see: ['A-TERM-10', 'A-INIT-09', 'A-INIT-03'],
    },
    {
      id: 'A-INIT-03',
      title: 'What you may bid with',
      text: 'You may commit any mix of Production, Research and Culture to the Initiative. Only the total number of tokens counts, not their kind.',
      source: 'Initiative Stage',
      terms:
        'bid resources; which tokens; auction currency; commit; pay for turn order; can i wager art for going first; which cubes are okay for the auction',
      see: ['A-INIT-06', 'A-INIT-08'],
    },
    {
      id: 'A-INIT-04',
      title: 'The order of bidding',
      text: 'Players commit one after another, following the turn order of the last round. Whoever went first then decides first. You place the Resources openly on your Turn Order Card from that round, so later players know what to beat.\n\nExample: Last round Pete went first, John second, Sally third. Pete commits 2 Production, then John 1 Research, then Sally 3 (2 Production and 1 Research). Sally picks a card first, Pete second; John takes the one that is left.',
      source: 'Initiative Stage',
      terms:
        'who bids first; bidding sequence; initiative auction; previous turn order; bid order; sequence of wagers round the table; are wagers secret',
      see: ['A-INIT-06', 'A-INIT-07', 'A-OPEN-65'],
    },
    {
      id: 'A-INIT-05',
      title: 'Bidding nothing',
      text: 'You may always commit nothing in the Initiative Stage. You then get a random Turn Order Card from those that remain.',
      source: 'Initiative Stage',
      terms:
        'zero bid; pass; skip bidding; spend 0; save resources; skip the auction and keep my cubes; no wager at all',
      see: ['A-INIT-09', 'A-INIT-06'],
    },
    {
      id: 'A-INIT-06',
      title: 'No two equal bids',
      text: 'If you commit Resources, your total may not equal that of any player who has already committed this round. It may be higher or lower. Only nothing at all may be chosen by several players.',
      source: 'Initiative Stage',
      terms:
        'same amount; tied bid; match a bid; tie in initiative; not allowed number; may i wager the identical sum; can’t copy a neighbour’s wager',
      see: ['A-INIT-05', 'A-INIT-04'],
    },
    {
      id: 'A-INIT-07',
      title: 'Picking a Turn Order Card',
      text: 'The player who spent the most picks a Turn Order Card first. The others who spent something follow, from the highest total down. You may take any card that is left; you needn’t take the lowest number, nor card 1.',
      source: 'Choosing Turn Order Cards',
      terms:
        'who goes first; highest bidder; choose position; go last; go first; select card; winner of initiative; biggest wager chooses seat; can i opt to be last',
      see: ['A-INIT-09', 'A-INIT-12', 'A-OPT-09'],
    },
    {
      id: 'A-INIT-08',
      title: 'Committed Resources are gone',
      text: 'All Resources committed to the Initiative go back to the Supply, also those of players who didn’t get the card that they wanted.',
      source: 'Choosing Turn Order Cards',
      terms:
        'refund; lost bid; get tokens back; losing bidder; pay anyway; outspent do i recover my wager; where do wagered cubes end up',
      see: ['A-INIT-03', 'A-INIT-05'],
    },
    {
      id: 'A-INIT-09',
      title: 'Random cards for those who spent nothing',
      text: 'When everyone who spent Resources has picked, players without First Contact and players who committed nothing get random Turn Order Cards from those that remain.',
      source: 'Choosing Turn Order Cards',
      terms:
        'leftover cards; zero bidders; dealt at random; no first contact; luck; cheapskates get which seat; leftover seats by lottery',
      see: ['A-INIT-05', 'A-INIT-02', 'A-OPEN-64'],
    },
    {
      id: 'A-INIT-10',
      title: 'Turn order before anyone has met',
      text: 'As long as nobody has made First Contact, all Turn Order Cards are dealt at random and there is no bidding. That is usually so for the first round or two.',
      source: 'Initiative Stage, Note',
      terms:
        'first round; start of game; random order; who starts; no bids yet; strangers at first how is sequence set; nobody acquainted so lottery',
      see: ['A-TERM-10', 'A-INIT-02', 'A-OPEN-65'],
    },
    {
      id: 'A-INIT-11',
      title: 'Turn Order Cards lie open',
      text: 'Turn Order Cards stay face up all through the Initiative Stage, so everybody sees who takes which. Only the optional rule Mystery Turn Order hides them.',
      source: 'Choosing Turn Order Cards',
      terms:
        'hidden cards; secret order; public; visible; see who goes when; do we know everyone’s seat; can i conceal my number',
      see: ['A-INIT-07', 'A-OPT-09'],
    },
    {
      id: 'A-INIT-12',
      title: 'Taking turns in the Execution Stage',
      text: 'In the Execution Stage the player with card 1 takes their whole turn first, then the player with the next number, and so on. Each turn has two parts: first a Building Phase, then a Command Phase.',
      source: 'Execution Stage',
      terms:
        'whose turn; player turn; turn structure; who plays next; phases of a turn; when is it my go; who’s up after the first person; shopping then orders',
      see: ['A-BUILD-01', 'A-CMD-01', 'A-BUILD-02'],
    },
  ],
};
