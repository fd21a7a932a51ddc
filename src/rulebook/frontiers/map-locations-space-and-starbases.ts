import type { Chapter } from '../entry.ts';

/** Map locations: space and Starbases. */
export const mapLocationsSpaceAndStarbases: Chapter = {
  title: 'Map locations: space and Starbases',
  entries: [
    {
      id: 'F-LOC-01',
      title: 'Staying on the Wormhole',
      text: 'If you do not move away from the Wormhole, or come back to it later, your ship is taken off the map and set in front of you; no ship remains on the Wormhole space when a turn is over. At your next turn your ship returns to that space.',
      source: 'Wormhole Space, p.14',
      terms:
        'start space; ship off map; leave the board; return next turn; camp at the gate; where’s my model if i don’t leave home; back to the entrance hex',
      see: ['F-MOVE-26', 'F-LOC-02', 'F-OPEN-39'],
    },
    {
      id: 'F-LOC-02',
      title: 'Several ships on the Wormhole',
      text: 'Any number of ships can be on the Wormhole at the same time, because they are taken off the map. Ships off the map cannot be attacked.',
      source: 'Wormhole NOTE, p.14',
      terms:
        'share space; safe from attack; two ships; all of us at the gate; can they shoot me at home; crowded entrance; how crowded may the entrance be',
      see: ['F-LOC-01', 'F-PVP-02'],
    },
    {
      id: 'F-LOC-03',
      title: 'Asteroid Fields and Black Holes',
      text: 'You can never enter an Asteroid Field or a Black Hole, unless a card expressly allows it. Without such a card they are inaccessible spaces.',
      source: 'Asteroid Fields and Black Holes, p.14',
      terms:
        'impassable; enter asteroid; inaccessible; obstacle; can i cross the rocks; terrain that is off limits; mountains and lakes of space',
      see: ['F-MOVE-09', 'F-MOVE-32', 'F-EOT-03'],
    },
    {
      id: 'F-LOC-04',
      title: 'Crystals from a Research Station',
      text: 'When your turn ends on a Research Station, you receive 1 Data Crystal in its color. This happens after you have announced that you are done, so the crystal is of no use in that same turn.',
      source: 'Research Station, p.14',
      terms:
        'mine; free data crystal; station color; when do i get crystal; what does a lab give me; can i burn the lab gem straight away; energy mine; what does the energy mine pay',
      see: ['F-EOT-07', 'F-LOC-05', 'F-DATA-03'],
    },
    {
      id: 'F-LOC-05',
      title: 'Staying at a Research Station',
      text: 'You gain a crystal on every turn that you end on a Research Station, also on several turns in a row, until you hold 3 crystals of its color. You can never have more than 3 of one color.',
      source: 'Research Station, p.14',
      terms:
        'several turns; again and again; crystal limit; farm crystals; camp at the lab for more gems; milk the lab every go; how often does the lab pay',
      see: ['F-LOC-04', 'F-DATA-03'],
    },
    {
      id: 'F-LOC-06',
      title: 'Maintenance at a Drydock',
      text: 'When your turn ends at a Drydock, 1 Damage Card of your choice, from hand or discard pile, may go back on the Damage Pile for good. This is not a Repair: no Repair effect can be combined with it. It does not heal the Captain or Crew Members.',
      source: 'Drydock, p.14',
      terms:
        'remove damage; repair ship; magical glade; end turn at drydock; what does the shipyard fix; dump a scar at the dock; sick guy at the shipyard',
      see: ['F-EOT-06', 'F-HEAL-13', 'F-LOC-07'],
    },
    {
      id: 'F-LOC-07',
      title: 'Data transfer at a Drydock',
      text: 'A turn that begins at a Drydock brings you 1 White Data Token. If you have not used it by the end of that turn, it is lost. A turn that you take in advance, in a fight, begins where your ship is.',
      source: 'Drydock, p.14',
      terms:
        'white data; free white data token; start turn at drydock; gratis pale mana at the dock; wake up at the shipyard; glade gives energy in the morning',
      see: ['F-LOC-06', 'F-DATA-06', 'F-EOT-04'],
    },
    {
      id: 'F-LOC-08',
      title: 'What an Outpost offers',
      text: 'When your ship is on an Outpost, you may spend Diplomacy there as your Action:\n• Recruit Crew Members who show the Outpost icon, for their printed cost.\n• Buy points of Repair or Heal for 3 Diplomacy each, as many of either as you can pay for.',
      source: 'Outpost, p.14',
      terms:
        'village; recruit; buy repair; heal; 3 diplomacy; what’s for sale at the trading post; village services; doctor and mechanic at the trading post; what services has the village',
      see: ['F-BUY-02', 'F-BUY-04', 'F-LOC-09'],
    },
    {
      id: 'F-LOC-09',
      title: 'Subjugating an Outpost',
      text: 'During another player’s turn you can subjugate an Outpost: you draw 2 cards and lose 1 Reputation. You can do this only once between two of your own turns.',
      source: 'Outpost, p.14',
      terms:
        'plunder village; draw two cards; lose 1 reputation; other player’s turn; bully the locals for cards; raid a village; be nasty to grab two cards',
      see: ['F-TURN-01', 'F-OPEN-87', 'F-PVP-11'],
    },
    {
      id: 'F-LOC-10',
      title: 'Romulan Warbirds on the map',
      text: 'When a Romulan Warbird is revealed, a Warbird Token lies on its space, face up, and no ship can enter there. A Warbird attacks you if you move from one space next to it to another space next to it. As your Action you can challenge it from an adjacent space, together with other adjacent Enemy Ship Tokens, also when you assault a Starbase or Borg Cube. For defeating it you gain 1 Reputation and its token is discarded.',
      source: 'Romulan Warbird, p.14',
      terms:
        'enemy ship; orc; marauding; blocks space; warbird reputation; what does a romulan vessel do; orc on the hex; points of popularity for green birds',
      see: ['F-MOVE-14', 'F-COMBAT-01', 'F-OUTCOME-02', 'F-LOC-43'],
    },
    {
      id: 'F-LOC-11',
      title: 'Unconquered Romulan Starbases',
      text: 'When a Romulan Starbase is revealed, a Romulan Starbase Token is placed on it face down. It is turned face up when a ship moves next to it. The Starbase never attacks ships that pass. No ship can enter or cross it before it is conquered, but you can assault it from an adjacent space. That costs 1 Reputation when the combat begins, each time you try. If you win, you must move onto it at once, free and without provoking, and your Faction Token marks your control. If you fail, you stay where you attacked from.',
      source: 'Romulan Starbase, p.14',
      terms:
        'keep; face down token; reveal starbase; assault romulan; how do i take a castle; facts about an untaken romulan base; hidden garrison in the castle',
      see: ['F-SCAN-01', 'F-COMBAT-02', 'F-OUTCOME-03', 'F-LOC-12'],
    },
    {
      id: 'F-LOC-12',
      title: 'Recruiting at your own Romulan Starbase',
      text: 'While your ship is on a Romulan Starbase that you control, Crew Members who show its icon can be recruited. You cannot do so in the turn in which you conquer it, because the assault was your Action. Its other benefit is a higher Hand Limit on it or next to it.',
      source: 'Controlling a Romulan Starbase, p.15',
      terms:
        'keep crew; romulan icon; recruit after conquest; benefits; sign up folks in my castle; perks of owning a romulan base; hire right after storming',
      see: ['F-BUY-02', 'F-EOT-17', 'F-LOC-13', 'F-INTERACT-01'],
    },
    {
      id: 'F-LOC-13',
      title: 'Only the owner enters a Romulan Starbase',
      text: 'Only you can enter a Romulan Starbase that you control. Other players’ ships cannot enter it, not even to pass through. They can assault it from an adjacent space. In team games your ally may enter it while it is empty.',
      source: 'Controlling a Romulan Starbase NOTE, p.15',
      terms:
        'pass through starbase; blocked by starbase; enter enemy base; can guests come into my castle; my base is private; rival flies by my walls',
      see: ['F-MOVE-12', 'F-TEAM-06', 'F-LOC-14'],
    },
    {
      id: 'F-LOC-14',
      title: 'Assaulting a Romulan Starbase whose owner is away',
      text: 'If you assault another player’s Romulan Starbase while its owner’s ship is elsewhere, you fight a randomly drawn Romulan Starbase Token. You lose 1 Reputation, unless the owner’s Reputation is -1 or less. If you defeat the token, you score half its Experience, rounded up, must move onto the space at once, free and without provoking, and replace the owner’s Faction Token with yours. If you fail, the token is discarded; the next assault draws a new one.',
      source: 'Assaulting Another Player’s Romulan Starbase, p.15',
      terms:
        'take starbase; random token; half experience; undefended; sneak into an empty castle; landlord’s out so i raid; rob a rival’s base with nobody home',
      see: ['F-COMBAT-04', 'F-COMBAT-05', 'F-OUTCOME-14', 'F-PVP-06'],
    },
    {
      id: 'F-LOC-15',
      title: 'Assaulting a Romulan Starbase with owner present',
      text: 'If the owner’s ship is on the Romulan Starbase, assaulting it is a Player versus Player combat and needs those rules to be in use. You win the Starbase only by forcing the owner to retreat. Then you must move onto it at once, free and without provoking, and replace the owner’s Faction Token with yours. You lose 1 Reputation for the assault, unless the owner’s Reputation is negative.',
      source: 'Assaulting Another Player’s Romulan Starbase, p.15',
      terms:
        'owner at home; pvp for starbase; force retreat; lose 1 reputation; landlord inside so how do i take it; evict a captain from his castle; siege with the boss at home; siege while the landlord watches',
      see: ['F-PVP-06', 'F-PVP-10', 'F-PVP-38', 'F-PVP-45'],
    },
    {
      id: 'F-LOC-16',
      title: 'Unconquered Dominion Starbases',
      text: 'When a Dominion Starbase is revealed, a Dominion Starbase Token is placed on it face down. It is turned face up when a ship moves next to it. No ship can enter or use the Starbase before it is conquered. You can assault it from an adjacent space, for 1 Reputation when the combat begins, each time you try. If you win, you must move onto it at once, free and without provoking, mark it with your Faction Token, and gain 1 Undiscovered Card from the offer when your turn ends. If you fail, you stay where you attacked from.',
      source: 'Dominion Starbase, p.15',
      terms:
        'mage tower; face down token; assault dominion; reveal; how do i take a tower; facts about an untaken dominion base; wizard tower guarded by mages',
      see: ['F-SCAN-01', 'F-COMBAT-02', 'F-OUTCOME-07', 'F-LOC-17'],
    },
    {
      id: 'F-LOC-17',
      title: 'Using a conquered Dominion Starbase',
      text: 'A conquered Dominion Starbase belongs to nobody: the Faction Token only recalls who conquered it. Any ship on it may interact there:\n• Recruit Crew Members who show its icon.\n• Buy any card of the Undiscovered offer for 7 Diplomacy and 1 Black Data. The card goes on top of your Ship Deck, and the offer is filled up at once.',
      source: 'Conquered Dominion Starbases, p.15',
      terms:
        'buy spells; buy undiscovered; recruit dominion; shared starbase; can anybody shop in the tower; who may go into a dominion base afterwards; spells for sale in the tower',
      see: ['F-BUY-02', 'F-BUY-08', 'F-OUTCOME-07'],
    },
    {
      id: 'F-LOC-43',
      title: 'Borg Spheres on the map',
      text: 'When a Borg Sphere is revealed, a Borg Sphere Token lies on its space, face up, and no ship can enter there. A Sphere attacks you if you move from one space next to it to another space next to it. As your Action you can challenge it from an adjacent space, together with other adjacent Enemy Ship Tokens, also when you assault a Starbase or Borg Cube. For defeating it you gain 2 Reputation and its token is discarded.',
      source: 'Borg Sphere, p.16',
      terms:
        'enemy ship; draconum; dragon; blocks space; sphere reputation; what does a lurking ball do; dragon on the hex; round borg vessel in my way',
      see: ['F-MOVE-14', 'F-COMBAT-01', 'F-OUTCOME-02', 'F-LOC-10'],
    },
    {
      id: 'F-LOC-44',
      title: 'Borg Cubes before and after destruction',
      text: 'As long as a Borg Cube is not destroyed, no ship can enter its space or interact with it. One or more ships can assault it from adjacent spaces, without losing Reputation. Its defenders are turned face up when a ship moves next to it, and they have the bonus shown on the Cube’s card. Each defender overcome brings a Faction Token onto that card.\n\nWhen all defenders are defeated, the Cube is destroyed and the ships that took part must move onto its card, free and without provoking. From then on ships there can recruit Crew Members with the Borg Cube icon, use the Cube’s own offer, and add 1 Diplomacy for each of their Faction Tokens on its card.',
      source: 'Borg Cube, p.16',
      terms:
        'city; assault cube; enter cube; interact with cube; all about borg cities; before and after sacking the collective; how do cities work overall; life cycle of a city',
      see: ['F-CUBE-01', 'F-EXPLORE-15', 'F-OUTCOME-11', 'F-BUY-14'],
    },
  ],
};
