import type { Civ } from '../../terms.ts';
import type { FleetSide } from '../card.ts';

/**
 * Both sides of the three Fleet Cards of each civilization (A-COMP-09, A-FLEET-03, A-OPEN-13). The rules of the sides
 * are in the other files of this folder.
 */
export const FLEETS: Readonly<Record<Civ, readonly { readonly a: FleetSide; readonly b: FleetSide }[]>> = {
  federation: [
    {
      a: {
        name: 'Colonization Fleet',
        most: 3,
        source: 'book',
        line: 'In your Building Phase, you may Colonize with this Fleet for no Culture. Spend 1 of its Ships and disband it.',
      },
      b: {
        name: 'Battle Group',
        most: 6,
        source: 'public',
        line: 'In Space Battles, reroll this Fleet’s to-hit dice that show 1.',
      },
    },
    {
      a: {
        name: 'Science Fleet',
        most: 4,
        source: 'public',
        line: 'When this Fleet Braves a Hazard, roll for one of its Ships at a time. Once per turn, this Fleet may Brave the Phenomenon where it began the turn, without a Command.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'ours', line: 'No special rule, but the largest capacity.' },
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
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'No special rule, but the largest capacity.' },
    },
    {
      a: {
        name: 'Boarding Wing',
        most: 4,
        source: 'ours',
        line: 'Once per turn, when you win a Space Battle you began with this Fleet and at least 2 rival Ships were destroyed, place 1 Ship from your supply in its Sector.',
      },
      b: {
        name: 'Battle Group',
        most: 6,
        source: 'public',
        line: 'In Space Battles, reroll this Fleet’s to-hit dice that show 1.',
      },
    },
    {
      a: {
        name: 'Vanguard Wing',
        most: 3,
        source: 'ours',
        line: 'Once per turn, when this Fleet Exits Warp, it may immediately begin a Space Battle without a further Command.',
      },
      b: {
        name: 'Assault Fleet',
        most: 6,
        source: 'public',
        line: 'In Invasions, reroll this Fleet’s to-hit dice that show 1.',
      },
    },
  ],
  // A-OPEN-37: the book’s “Battle Fleet” is the Battle Group.
  romulan: [
    {
      a: {
        name: 'Science Fleet',
        most: 4,
        source: 'book',
        line: 'When this Fleet Braves a Hazard, roll for one of its Ships at a time. After a loss, you may continue with the next Ship without a Command.',
      },
      b: {
        name: 'Battle Group',
        most: 6,
        source: 'book',
        line: 'In Space Battles, reroll this Fleet’s to-hit dice that show 1.',
      },
    },
    {
      a: {
        name: 'Mining Fleet',
        most: 4,
        source: 'book',
        line: 'Each Command takes 2 Production from the Phenomenon where this Fleet is. It does not Brave the Hazard again.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'No special rule, but the largest capacity.' },
    },
    {
      a: {
        name: 'Shadow Squadron',
        cloak: true,
        most: 3,
        source: 'ours',
        line: 'When moving at impulse, this Fleet may pass through Sectors with Hostile Ships, but not stop there.',
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
        line: 'On your turn, this Fleet may place an Andorian Token without a Command on a rival-Controlled System that it Orbits or whose lane it is in, but never on a Phenomenon.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'No special rule, but the largest capacity.' },
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
        line: 'Once per turn, this Fleet may move 1 Sector at impulse and begin a Space Battle with the same Command.',
      },
    },
    {
      a: {
        name: 'Command Fleet',
        most: 5,
        source: 'book',
        line: 'For a Command, this Fleet and another Andorian Fleet swap positions.',
      },
      b: {
        name: 'Home Defense Fleet',
        most: 7,
        source: 'ours',
        line: 'In Orbit of a System without a Starbase that you Control, this Fleet gives you the Starbase die.',
      },
    },
  ],
  cardassian: [
    {
      a: {
        name: 'Hunter Killer',
        most: 3,
        source: 'public',
        line: 'In Combat Round 1 of each Space Battle, the dice of this Fleet hit without a roll.',
      },
      b: {
        name: 'Garrison Fleet',
        most: 6,
        source: 'ours',
        line: 'One Adjacent System that you Control counts as having your Ship in Orbit when it Generates Resources.',
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
        line: 'Opponents Retreat only 1 Sector from a Space Battle against this Fleet.',
      },
    },
    {
      a: {
        name: 'Assault Fleet',
        most: 5,
        source: 'public',
        line: 'In Planetary Invasions, this Fleet may reroll its dice that show 1.',
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
        line: 'This Fleet may end its move in Systems with rival Ships, whatever the Trade status. On your turn, it Enters Warp without a Command unless it has Exited Warp this turn.',
      },
      b: {
        name: 'Insured Convoy',
        most: 6,
        source: 'ours',
        line: 'Once per round, gain 1 Production when this Fleet was in a Space Battle in which you lost at least 2 Ships.',
      },
    },
    {
      a: {
        name: 'Market Penetration Convoy',
        most: 3,
        source: 'public',
        line: 'This Fleet may place and connect a new Space Lane at a System that is already at its lane limit.',
      },
      b: { name: 'Loss Interdiction Task Force', most: 7, source: 'public', line: 'A plain Fleet of up to 7 Ships.' },
    },
    {
      a: {
        name: 'Franchise Establishment Flotilla',
        most: 5,
        source: 'public',
        line: 'While moving, this Fleet may leave Ships in Systems it passes through. If fewer than 3 remain, it disbands after the move.',
      },
      b: {
        name: 'Liquidation Fleet',
        most: 8,
        source: 'ours',
        line: 'In your Building Phase, while in Orbit of a System you Control, you may return Ships of this Fleet to your supply. Gain 1 Production for every 2.',
      },
    },
  ],
  vulcan: [
    {
      a: {
        name: 'Consul Halitra',
        most: 5,
        source: 'book',
        line: 'While moving at impulse, this Fleet may place or take back an Ambassador in each Independent or Peaceful System it Orbits, without a Command.',
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
        line: 'Each turn, this Fleet may either reroll failed Hazard dice, or Brave the Phenomenon it Occupies once without a Command.',
      },
      b: {
        name: 'Survey Halitra',
        most: 7,
        source: 'ours',
        line: 'When this Fleet Exits Warp, it may move through 1 more System.',
      },
    },
    {
      a: {
        name: 'Observation Halitra',
        most: 4,
        source: 'public',
        line: 'When this Fleet discovers a System at impulse, you may discard the Exploration Card drawn and draw another. It may Retreat from a Space Battle by Entering Warp.',
      },
      b: { name: 'Regular Fleet', most: 8, source: 'public', line: 'A plain Fleet of up to 8 Ships.' },
    },
  ],
};

/** The minimum number of Ships in a Fleet (A-COMP-16). */
export const FLEET_LEAST = 3;
