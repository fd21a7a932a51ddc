import type { Chapter } from '../entry.ts';

/** Playing Ship Deck cards. */
export const playingShipDeckCards: Chapter = {
  title: 'Playing Ship Deck cards',
  entries: [
    {
      id: 'F-CARD-01',
      title: 'Kinds of Ship Deck cards',
      text: 'Ship Deck cards are Basic Action Cards, Advanced Action Cards, Undiscovered Cards and Damage Cards. Your deck begins with Basic Action Cards only.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'card types; what cards are there; which sorts of cards sit in my library; list the categories in my draw pile; what can end up in my deed deck; what might land in my library',
      see: ['F-CARD-03', 'F-CARD-04', 'F-CARD-05'],
    },
    {
      id: 'F-CARD-02',
      title: 'How to play a card',
      text: 'You play a Ship Deck card from your hand into your Play Area and carry out its effect.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'use a card; play area; table; how do i put a card down; where do used cards sit this go; cast something from my fingers',
      see: ['F-CARD-03', 'F-CARD-06'],
    },
    {
      id: 'F-CARD-03',
      title: 'Basic and strong effect of Action Cards',
      text: 'An Action Card (Basic or Advanced) gives you one of its two effects. Its basic effect is free. Its strong effect needs 1 data of the color shown on the card. You never get both.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'power a card; lower half; pay data; upgrade effect; boost; top half versus bottom half of a card; can i have both halves; spend mana for the better version; top or bottom line of a card',
      see: ['F-CARD-12', 'F-DATA-06', 'F-CARD-04'],
    },
    {
      id: 'F-CARD-04',
      title: 'Powering Undiscovered Cards',
      text: 'An Undiscovered Card is never free. Its basic effect costs 1 data of the color shown on it. Its strong effect costs 1 data of that color and 1 Black Data.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'cost; spells; pay data; use undiscovered; black die; how much mana does a spell need; are mystery cards ever gratis; cast the bottom of a relic',
      see: ['F-DATA-11', 'F-CARD-03', 'F-CARD-06'],
    },
    {
      id: 'F-CARD-05',
      title: 'Damage Cards cannot be played',
      text: 'You cannot play a Damage Card in any way, not sideways either.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'dead card; wound; use damage; is a hull scar good for anything; turn a wound on its side; useless junk clogging my hand',
      see: ['F-CARD-06', 'F-HEAL-07'],
    },
    {
      id: 'F-CARD-06',
      title: 'Playing a card sideways',
      text: 'Instead of using its text you may play any card that is not a Damage Card sideways. It then gives one of these, as you choose:\n• Move 1\n• Diplomacy 1\n• Shields 1\n• Attack 1',
      source: 'Ship Deck Cards, p.4',
      terms:
        'turn a card; any card as one; flip; plus one; discard for one; rotate a card for a single point; generic one point from anything; ignore what a card says; sideways',
      see: ['F-CARD-07', 'F-SHIELD-03', 'F-ATK-02'],
    },
    {
      id: 'F-CARD-07',
      title: 'What sideways cards cannot give',
      text: 'A card played sideways never gives a Long Range Attack and never an Attack or Shields of a special type (Photon Pulse, Photon Torpedo, Pulse Torpedo). It gives only normal Attack 1 or normal Shields 1.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'turned card; special attack; ranged; limit; rotated card as a ranged shot; does a tilted card count as torpedo; plain only when tilted; rotate for a sniping shot',
      see: ['F-CARD-06', 'F-LRA-02'],
    },
    {
      id: 'F-CARD-08',
      title: 'Adding up similar effects',
      text: 'Effects of the same kind add up to one total, even if they come from cards of different types.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'combine cards; stack; sum; cumulative; do my moves from various cards pool; add boots and spell points jointly; sum of same sort of points',
      see: ['F-CREW-10', 'F-CARD-15'],
    },
    {
      id: 'F-CARD-09',
      title: 'Played and unplayed cards',
      text: 'At the end of your turn the cards that you played go to your discard pile. You keep the cards that you did not play, except those that you choose to discard.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'keep cards; hold hand; where do cards go; cleanup; can i save stuff for my next go; do leftovers stay in my fingers; what becomes of cards i used',
      see: ['F-EOT-05', 'F-EOT-14'],
    },
    {
      id: 'F-CARD-10',
      title: 'Effects with an extra cost',
      text: 'Some effects ask you to pay extra data, to discard a card or to remove another card from the game. If you cannot do that, you cannot play the effect.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'additional cost; throw away; cannot pay; requirement; card wants me to sacrifice something; can’t afford the surcharge; have to burn a card to use it',
      see: ['F-CARD-11', 'F-DISCARD-01'],
    },
    {
      id: 'F-CARD-11',
      title: '“Any card” excludes Damage Cards',
      text: 'When an effect asks for “any card” as its cost, it means a card from your hand that is not a Damage Card. A Damage Card may pay such a discard or removal only if the effect names it.',
      source: 'Ship Deck Cards, p.4',
      terms:
        'discard cost; pay with damage; throw away; can i toss a wound as payment; sacrifice a hull scar to fuel a card; does junk qualify as any',
      see: ['F-CARD-10', 'F-DISCARD-02'],
    },
    {
      id: 'F-CARD-12',
      title: 'Power a card as you play it',
      text: 'You pay data for a card’s strong effect at the moment you play the card, or not at all. A card that lies on the table already cannot be powered afterwards.',
      source: 'Special Movement Rules, p.7',
      terms:
        'upgrade later; add data; boost after; too late; already laid it down can i juice it now; forgot to spend mana on my card; upgrade a tabled card with mana; already laid it down now juice it',
      see: ['F-CARD-03', 'F-MOVE-28'],
    },
    {
      id: 'F-CARD-13',
      title: 'How long effects last',
      text: 'An effect that changes values or rules holds for the rest of the current turn, unless it says otherwise.',
      source: 'Effects, p.5',
      terms:
        'duration; expire; until when; temporary; when does a bonus wear off; is the buff permanent; does it linger into tomorrow',
      see: ['F-COMBAT-20', 'F-MOVE-29'],
    },
    {
      id: 'F-CARD-14',
      title: 'Card text beats the rules',
      text: 'Some effects change the rules for the turn or let you gain what you could not gain otherwise. Then you follow the text of the effect.',
      source: 'Effects, p.5',
      terms:
        'exception; golden rule; conflict; override; card contradicts the manual; wording on a card breaks the usual; which trumps what',
      see: ['F-CARD-13', 'F-OPEN-86'],
    },
    {
      id: 'F-CARD-15',
      title: 'Meaning of Move X and Heal X',
      text: 'A word with a number means that you gain as many points of that kind:\n• Move X: X Move points\n• Diplomacy X: X Diplomacy points\n• Repair X: X Repair points\n• Heal X: X Heal points',
      source: 'Effects, p.5; Movement p.6; Interactions p.7; Repairs p.12',
      terms:
        'repair x; diplomacy x; keyword; shortcut; symbols; what do the digits behind a keyword mean; read influence five on a card; card shorthand explained',
      see: ['F-MOVE-02', 'F-INTERACT-06', 'F-HEAL-06'],
    },
  ],
};
