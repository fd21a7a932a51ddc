import type { Chapter } from '../entry.ts';

/** Control, commandeering and theft. */
export const controlAndTheft: Chapter = {
  title: 'Control, commandeering and theft',
  entries: [
    {
      id: 'C-CONTROL-01',
      title: 'Who controls a card',
      text: 'The player who plays a card, reports a ship or first establishes a facility controls it. A ship or facility is also under the control of the affiliation printed on it.\n\nControl can pass to the other player for good, when the card is captured, commandeered, assimilated or stolen, or for a time, as a card says. At the end of the game all controlled cards return to their owners.',
      source: 'Glossary: control; commandeering',
      terms: 'control; who owns; owner; take over; mine or yours; controller',
      see: ['C-CONTROL-02', 'C-CONTROL-04', 'C-DECK-10'],
    },
    {
      id: 'C-CONTROL-02',
      title: 'What comes along with control',
      text: 'If you take control of an opponent’s ship or personnel, the cards played on it or placed on it come under your control too, such as a Kurlan Naiskos on a ship or Ocular Implants on a person.\n\nCards aboard a ship (personnel, equipment, carried ships) do not, unless the card or rule that gives you control says so.',
      source: 'Glossary: control',
      terms: 'crew of captured ship; cards aboard; cards played on ship; equipment on commandeered ship',
      see: ['C-CONTROL-01', 'C-CONTROL-04', 'C-ASSIM-05'],
    },
    {
      id: 'C-CONTROL-03',
      title: 'Temporary control of a ship and crew',
      text: 'While Neural Servo Device, Alien Parasites or a similar card gives you control for a time, you use the ship and its people as if they were yours: you may move the ship, leave people behind on planets, fight, attempt missions, meet dilemmas and Q-Flashes, score points, and play cards that go on “your ship”. If they solve a mission you score its points (not when you are playing Borg).\n\nOnly legal moves are allowed: the ship and crew keep to their affiliation’s attack limits, to the limits on Borg Away Teams, and to missions that fit their affiliation.\n\nThe people do not mix: you may not bring them aboard your ships or facilities, nor your own people aboard their ship.',
      source: 'Glossary: control',
      terms: 'alien parasites; borrowed ship; control opponent’s ship; neural servo device; use enemy crew',
      see: ['C-CONTROL-06', 'C-CONTROL-01'],
    },
    {
      id: 'C-CONTROL-04',
      title: 'Commandeering ships and facilities',
      text: 'You commandeer a ship or facility only by the text of a card, and only one that is not under your control. Borg never commandeer; they assimilate. A Nor is taken over by the text of its Ops site, and a Nor without Ops cannot be taken over at all.\n\nThe card comes under your control and takes the affiliation of one of your commandeering personnel who is no ANIMAL, your choice. If you have nobody at the location, the affiliation does not change until your people arrive there. Enemy people and equipment aboard stay the enemy’s unless the card says otherwise.\n\nYou keep control with nobody aboard until the other player takes the card back, by unopposed Computer Skill in Ops or by a card that commandeers ships.',
      source: 'Glossary: commandeering',
      terms: 'steal ship; take over ship; commandeer ship; capture ship; hijack; affiliation of stolen ship',
      see: ['C-FAC-12', 'C-FAC-14', 'C-DOCK-04', 'C-CONTROL-02'],
    },
    {
      id: 'C-CONTROL-05',
      title: 'Stealing equipment',
      text: 'Equipment cannot be stolen without a card for it, such as Reginod, even if it lies unattended. You cannot steal what you control already.\n\nStolen equipment is under your control. You use it without regard to affiliation or species limits such as “Klingon use only”. Its other needs stay, and so does whom it helps: a weapon that strengthens only Klingons still strengthens only Klingons. A Romulan Cloaking Device still works only on a Romulan ship, or on an Original Series ship with 2 ENGINEER aboard. It goes back to its owner at the end of the game.',
      source: 'Glossary: stealing',
      terms: 'theft; take enemy equipment; stolen weapon; loot; unattended equipment',
      see: ['C-TYPES-06', 'C-TYPES-07'],
    },
    {
      id: 'C-CONTROL-06',
      title: 'Effects on cards that changed sides',
      text: 'Treaties, ship enhancements and the like reach a card that you control as far as they would reach one of your own. What is aimed at the opponent’s cards reaches it no more.\n\nExample: you control the other player’s U.S.S. Enterprise. Your Wall of Ships improves it, and a Virus that weakens the other player’s ships leaves it alone.',
      source: 'Glossary: control',
      terms: 'bonus for commandeered ship; treaty on stolen ship; my events on their ship',
      see: ['C-CONTROL-01', 'C-TEAM-13'],
    },
  ],
};
