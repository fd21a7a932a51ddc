import type { Civ } from '../../terms.ts';
import type { FleetSide } from '../card.ts';

/** Both sides of the three Fleet Cards of each civilization (A-COMP-09, A-FLEET-03, A-OPEN-13); what they do stands beside. */
export const FLEETS: Readonly<Record<Civ, readonly { readonly a: FleetSide; readonly b: FleetSide }[]>> = {
  federation: [
    {
      a: {
        name: 'Colonization Fleet',
        most: 3,
        source: 'book',
        line: 'In your Building Phase you may Colonize with this Fleet for no Culture: spend 1 of its Ships and disband it.',
      },
      b: {
        name: 'Battle Group',
        most: 6,
        source: 'public',
        line: 'In Space Battles reroll this Fleet’s to-hit dice showing 1.',
      },
    },
    {
      a: {
        name: 'Science Fleet',
        most: 4,
        source: 'public',
        line: 'Braving a Hazard, roll for one Ship of this Fleet at a time; once per turn it may Brave the Phenomenon it began the turn on with no Command.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'ours', line: 'No special rule; the largest capacity.' },
    },
    {
      a: {
        name: 'Diplomatic Fleet',
        most: 3,
        source: 'public',
        line: 'You may reroll the Hegemony die once in a System this Fleet Occupies.',
      },
      b: {
        name: 'Relief Task Force',
        most: 7,
        source: 'ours',
        line: 'When this Fleet Retreats, its group may move up to 3 Sectors.',
      },
    },
  ],
  klingon: [
    {
      a: {
        name: 'Marauders',
        most: 5,
        source: 'book',
        line: 'Gain 1 Production for each rival Ship this Fleet destroys.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'No special rule; the largest capacity.' },
    },
    {
      a: {
        name: 'Boarding Wing',
        most: 4,
        source: 'ours',
        line: 'Once per turn, when you win a Space Battle you began with this Fleet and at least 2 rival Ships were destroyed, place 1 Ship from your supply in this Fleet’s Sector.',
      },
      b: {
        name: 'Battle Group',
        most: 6,
        source: 'public',
        line: 'In Space Battles reroll this Fleet’s to-hit dice showing 1.',
      },
    },
    {
      a: {
        name: 'Vanguard Wing',
        most: 3,
        source: 'ours',
        line: 'Once per turn, when this Fleet Exits Warp, it may at once begin a Space Battle with no further Command.',
      },
      b: {
        name: 'Assault Fleet',
        most: 6,
        source: 'public',
        line: 'In Invasions reroll this Fleet’s to-hit dice showing 1.',
      },
    },
  ],
  // A-OPEN-37: the book’s Battle Fleet is the Battle Group.
  romulan: [
    {
      a: {
        name: 'Science Fleet',
        most: 4,
        source: 'book',
        line: 'Braving a Hazard, roll for one Ship of this Fleet at a time; after a loss you may go on with the next Ship at no Command.',
      },
      b: {
        name: 'Battle Group',
        most: 6,
        source: 'book',
        line: 'In Space Battles reroll this Fleet’s to-hit dice showing 1.',
      },
    },
    {
      a: {
        name: 'Mining Fleet',
        most: 4,
        source: 'book',
        line: 'Each Command takes 2 Production from the Phenomenon where this Fleet is, without Braving its Hazard again.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'No special rule; the largest capacity.' },
    },
    {
      a: {
        name: 'Shadow Squadron',
        cloak: true,
        most: 3,
        source: 'ours',
        line: 'Moving at impulse this Fleet may pass through, but not stop in, Sectors with Hostile Ships.',
      },
      b: {
        name: 'Praetorian Guard',
        most: 7,
        source: 'ours',
        line: 'No First Strike works against you in a Space Battle in which this Fleet Orbits a System you Control.',
      },
    },
  ],
  andorian: [
    {
      a: {
        name: 'Reconnaissance Fleet',
        most: 3,
        source: 'book',
        line: 'In your turn this Fleet may place an Andorian Token on a rival-Controlled System it Orbits or whose lane it is in, at no Command; never on a Phenomenon.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'No special rule; the largest capacity.' },
    },
    {
      a: {
        name: 'Strike Fleet',
        most: 5,
        source: 'public',
        line: 'This Fleet adds 1 to its to-hit dice against Ships or Nodes in Systems with an Andorian Token.',
      },
      b: {
        name: 'Raider Fleet',
        most: 6,
        source: 'ours',
        line: 'Once per turn this Fleet may move 1 Sector at impulse and begin a Space Battle with the same Command.',
      },
    },
    {
      a: {
        name: 'Command Fleet',
        most: 5,
        source: 'book',
        line: 'A Command swaps the positions of this Fleet and another Andorian Fleet.',
      },
      b: {
        name: 'Home Defense Fleet',
        most: 7,
        source: 'ours',
        line: 'In Orbit of a System you Control without a Starbase this Fleet gives you the Starbase die.',
      },
    },
  ],
  cardassian: [
    {
      a: {
        name: 'Hunter Killer',
        most: 3,
        source: 'public',
        line: 'In Combat Round 1 of each Space Battle the dice of this Fleet hit without a roll.',
      },
      b: {
        name: 'Garrison Fleet',
        most: 6,
        source: 'ours',
        line: 'One Controlled System Adjacent to this Fleet System counts as having a Ship of yours in Orbit when it Generates Resources.',
      },
    },
    {
      a: {
        name: 'Overseer',
        most: 3,
        source: 'public',
        line: 'The Production Nodes of a System you Control that this Fleet Occupies yield double, except on Cardassia Prime.',
      },
      b: {
        name: 'Blockade Fleet',
        most: 7,
        source: 'ours',
        line: 'Opponents Retreat only 1 Sector from a Space Battle with this Fleet.',
      },
    },
    {
      a: {
        name: 'Assault Fleet',
        most: 5,
        source: 'public',
        line: 'In Planetary Invasions this Fleet may reroll its dice that show 1.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'A plain Fleet of up to 8 Ships.' },
    },
  ],
  ferengi: [
    {
      a: {
        name: 'Commerce Enforcement Squadron',
        most: 3,
        source: 'book',
        line: 'This Fleet may enter Systems with rival Ships whatever the Trade status, ending its move there, and Enters Warp in your turn without a Command unless it has Exited Warp this turn.',
      },
      b: {
        name: 'Insured Convoy',
        most: 6,
        source: 'ours',
        line: 'Once per round, when this Fleet was in a Space Battle in which you lost at least 2 Ships, gain 1 Production.',
      },
    },
    {
      a: {
        name: 'Market Penetration Convoy',
        most: 3,
        source: 'public',
        line: 'This Fleet may place and connect a new Space Lane at a System that has as many as its limit.',
      },
      b: { name: 'Loss Interdiction Task Force', most: 7, source: 'public', line: 'A plain Fleet of up to 7 Ships.' },
    },
    {
      a: {
        name: 'Franchise Establishment Flotilla',
        most: 5,
        source: 'public',
        line: 'While moving, this Fleet may leave Ships in Systems it moves through; if fewer than 3 remain it disbands after the move.',
      },
      b: {
        name: 'Liquidation Fleet',
        most: 8,
        source: 'ours',
        line: 'In your Building Phase in Orbit of a System you Control, return Ships of this Fleet to your supply: 1 Production for every 2.',
      },
    },
  ],
  vulcan: [
    {
      a: {
        name: 'Consul Halitra',
        most: 5,
        source: 'book',
        line: 'While moving at impulse this Fleet may place or take back an Ambassador in each Independent or Peaceful System it Orbits, at no Command.',
      },
      b: {
        name: 'Sentinel Halitra',
        most: 6,
        source: 'ours',
        line: 'While you are a Defender, reroll 1 miss of this Fleet in each Combat Round of a Space Battle.',
      },
    },
    {
      a: {
        name: 'Science Halitra',
        most: 5,
        source: 'public',
        line: 'In each turn this Fleet may either reroll failed Hazard dice or once Brave the Phenomenon it Occupies without a Command.',
      },
      b: {
        name: 'Survey Halitra',
        most: 7,
        source: 'ours',
        line: 'When this Fleet Exits Warp it may move through 1 System more.',
      },
    },
    {
      a: {
        name: 'Observation Halitra',
        most: 4,
        source: 'public',
        line: 'Discovering a System at impulse this Fleet may discard the Exploration Card drawn and draw another; it may Retreat from a Space Battle by Entering Warp.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'A plain Fleet of up to 8 Ships.' },
    },
  ],
};

/** Fewest Ships of a Fleet (A-COMP-16). */
export const FLEET_LEAST = 3;
