import type { Chapter } from '../entry.ts';

/** Interactions and Diplomacy. */
export const interactionsAndDiplomacy: Chapter = {
  title: 'Interactions and Diplomacy',
  entries: [
    {
      id: 'F-INTERACT-01',
      title: 'Where you can interact',
      text: 'You can interact at an Outpost, at a Class-M Planet next to you, at a Romulan Starbase of your own, at a conquered Dominion Starbase and at a destroyed Borg Cube. Interacting with a location is your Action for the turn.',
      source: 'Interactions, p.7',
      terms:
        'shop; trade; village; recruit; buy; influence; where are the stores; who can i bargain with; places that deal with me',
      see: ['F-INTERACT-13', 'F-BUY-01', 'F-TURN-11'],
    },
    {
      id: 'F-INTERACT-02',
      title: 'What counts as an Interaction',
      text: 'Every use of Diplomacy is an Interaction, except during an Away Mission. This matters for cards and Skills whose text speaks of Interactions.',
      source: 'Interactions, p.7',
      terms:
        'definition; diplomacy use; influence; skill bonus; is everything with influence a dealing; what’s a dealing exactly; does spending charm trigger my talent',
      see: ['F-INTERACT-03', 'F-INTERACT-04', 'F-INTERACT-05'],
    },
    {
      id: 'F-INTERACT-03',
      title: 'Interactions by card text',
      text: 'If the text of a card that you play lets you spend Diplomacy in its own way, that is an Interaction too, but it does not use up your Action for the turn.',
      source: 'Interactions, p.7',
      terms:
        'special interaction; free action; card ability; advanced action; card with its own bargain text; charm card while still keeping my deed; does bribing via a card cost my go; card allowing a private bargain',
      see: ['F-INTERACT-04', 'F-OPEN-08'],
    },
    {
      id: 'F-INTERACT-04',
      title: 'Bonuses during an Interaction',
      text: 'A bonus “during an Interaction”, for example +3 Diplomacy from a Skill, counts every time you spend Diplomacy outside an Away Mission. So you may also use it for the special text of an Advanced Action Card.',
      source: 'Interactions, p.7',
      terms:
        'skill bonus; plus three; extra diplomacy; when does my charm perk apply; silver tongue bonus on upgraded cards; use plus three charm on a card’s bribe',
      see: ['F-INTERACT-02', 'F-INTERACT-03'],
    },
    {
      id: 'F-INTERACT-05',
      title: 'Away Missions are not Interactions',
      text: 'An Away Mission is never an Interaction. Texts about Interactions do not apply to the Diplomacy that you use there, and neither does the modifier of the Reputation Track.',
      source: 'Interactions, p.7',
      terms:
        'landing party; reputation bonus; diplomacy phase; does being loved matter on the ground; charm talents for landing squads; fame track and ground diplomacy',
      see: ['F-AWAY-14', 'F-INTERACT-02'],
    },
    {
      id: 'F-INTERACT-06',
      title: 'Where Diplomacy points come from',
      text: 'During an Interaction you gain Diplomacy points from cards, powered with data if you like, from Skills and from Crew Members, as many as you want to play. Any card gives Diplomacy 1 when played sideways, except a Damage Card, which gives nothing.',
      source: 'Diplomacy Points, p.7',
      terms:
        'influence; get more diplomacy; how to pay; how do i earn influence; rotate a card to bargain; sources of charm',
      see: ['F-INTERACT-08', 'F-CARD-06'],
    },
    {
      id: 'F-INTERACT-07',
      title: 'Other effects during an Interaction',
      text: 'During an Interaction you may play Special, Repair and Heal effects too, as many as you like.',
      source: 'Diplomacy Points, p.7',
      terms:
        'heal; repair; special cards; while shopping; patch up in the middle of haggling; utility cards at the store; medicine while bargaining',
      see: ['F-TURN-18', 'F-TURN-19'],
    },
    {
      id: 'F-INTERACT-08',
      title: 'Reputation changes your Diplomacy',
      text: 'When you interact, the place of your token on the Reputation Track gives a positive or negative modifier. It is added to the total of your Diplomacy points.',
      source: 'Diplomacy Bonuses, p.7',
      terms:
        'reputation bonus; penalty; modifier; influence; locals love me is it cheaper; does being hated make stuff dearer; fame shifts my bargaining',
      see: ['F-INTERACT-09', 'F-INTERACT-12', 'F-OPEN-05'],
    },
    {
      id: 'F-INTERACT-09',
      title: 'X on the Reputation Track',
      text: 'With your token on the track’s X space you cannot interact with any location at all.',
      source: 'Diplomacy Bonuses, p.7',
      terms:
        'worst reputation; bad reputation; cannot buy; blocked; everybody hates me can i still shop; i’m at rock bottom of the track; banned from every store',
      see: ['F-OPEN-08', 'F-OPEN-05'],
    },
    {
      id: 'F-INTERACT-10',
      title: 'Diplomacy bonus at a destroyed Cube',
      text: 'At a destroyed Borg Cube you add 1 Diplomacy for each of your Faction Tokens on that Cube’s Reference Card. This comes on top of your Reputation modifier.',
      source: 'Diplomacy Bonuses, p.7; Borg Cube, p.16',
      terms:
        'borg cube interaction; extra diplomacy; markers; influence; my flags in the ruined city give charm; does my share of the dead cube help haggling; bargain better where i slew borg; share of the dead cube helps haggling',
      see: ['F-INTERACT-12', 'F-OUTCOME-10', 'F-BUY-14'],
    },
    {
      id: 'F-INTERACT-11',
      title: 'Interacting without Diplomacy cards',
      text: 'If your bonuses alone give enough Diplomacy, you may interact and play no Diplomacy effect.',
      source: 'Diplomacy Bonuses NOTE, p.7',
      terms:
        'no cards; free purchase; only reputation; bonus only; buy with just good standing; freebie because locals love me; shop while playing nothing',
      see: ['F-INTERACT-08', 'F-INTERACT-10'],
    },
    {
      id: 'F-INTERACT-12',
      title: 'Diplomacy bonuses count once per turn',
      text: 'Your Reputation modifier and, at a destroyed Borg Cube, the bonus for your Faction Tokens are applied once per turn, however many things you buy.',
      source: 'Multiple Purchases, p.8',
      terms:
        'reputation twice; several purchases; penalty; modifier; does my good name count for each item; penalty per item or overall; add standing for every purchase',
      see: ['F-BUY-01', 'F-OPEN-07'],
    },
    {
      id: 'F-INTERACT-13',
      title: 'Where to stand when interacting',
      text: 'Your ship must be on the Outpost, the Starbase or the destroyed Borg Cube that you interact with. With a Class-M Planet you interact from an adjacent space, because no ship can end its movement on a planet.',
      source: 'Spending Diplomacy Points, p.7',
      terms:
        'adjacent or on; position; location; planet; do i have to park on the store; shop from the neighbouring hex; how near for haggling',
      see: ['F-INTERACT-01', 'F-OPEN-79'],
    },
  ],
};
