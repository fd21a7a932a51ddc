import type { Chapter } from '../entry.ts';

/** Docking and repair. */
export const dockingAndRepair: Chapter = {
  title: 'Docking and repair',
  entries: [
    {
      id: 'C-DOCK-01',
      title: 'Docking and undocking',
      text: 'Docking and undocking are movement, so the ship must be fully staffed. Always show which ships are docked: place them under the outpost, or on the docking site of a Nor.\n\nOutposts let ships dock. Other space facilities do so only if their text or that of a site says so. Ships cannot dock at planet facilities.',
      source: 'Glossary: docking',
      terms: 'dock; undock; leave outpost; park ship; where can i dock; headquarters docking',
      see: ['C-DOCK-02', 'C-DOCK-03', 'C-STAFF-06'],
    },
    {
      id: 'C-DOCK-02',
      title: 'Docking with a mixed crew',
      text: 'Where docking asks for compatibility, only the ship itself has to fit the facility. Crew members who do not fit may stay aboard, but may not enter an outpost. They may enter a Nor.',
      source: 'Glossary: docking',
      terms: 'incompatible crew; compatible ship; dock at other affiliation; crew stays aboard',
      see: ['C-AFFIL-02', 'C-DOCK-01'],
    },
    {
      id: 'C-DOCK-03',
      title: 'What docked ships can do',
      text: 'A docked ship is protected by half the SHIELDS of the facility; the facility itself loses nothing. The ship may not attempt missions, nor fire its WEAPONS, not even to return fire.\n\nIf the facility is destroyed, docked ships survive, unless they are landed on Docking Pads. For halves, we keep the exact number.',
      source: 'Glossary: docking; facility; ruling on halves',
      terms: 'protected; half shields; 50%; docked ship attacked; outpost destroyed; fire while docked',
      see: ['C-DOCK-01', 'C-DOCK-05', 'C-OPEN-23'],
    },
    {
      id: 'C-DOCK-04',
      title: 'Returning to a facility',
      text: 'To “return to” a space facility means to dock there.\n\nYou may not undock a ship, not even one that you have commandeered, from your opponent’s facility, unless game text allows it.',
      source: 'Glossary: docking',
      terms: 'return to outpost; commandeered ship docked; stuck at opponent’s outpost; undock enemy; go back',
      see: ['C-DOCK-01'],
    },
    {
      id: 'C-DOCK-05',
      title: 'Cards that miss docked ships',
      text: 'Six cards cannot target ships that are docked or carried:\n• Asteroid Sanctuary;\n• Loss of Orbital Stability;\n• Near-Warp Transport;\n• Temporal Rift;\n• Wormhole, also while the ship is undocking or launching;\n• Temporal Wake, to make it follow a ship that travels in time.\n\nAll other cards that target ships can target docked ones, unless they say otherwise.',
      source: 'Glossary: docked ship',
      terms: 'target docked ship; safe in dock; temporal rift; wormhole; asteroid sanctuary; temporal wake; immune',
      see: ['C-DOCK-03', 'C-MOVE-17'],
    },
    {
      id: 'C-DOCK-06',
      title: 'Repairing a ship',
      text: 'Ships are repaired at an outpost that makes repairs (any outpost whose text does not say that it makes none) or at a Docking Pylons site.\n\n• Rotation damage: stay docked there for two of your full turns.\n• Damage markers: for each turn of yours during all of which the ship stayed docked, remove one marker at random at the end of it.\n• A card that repairs fully, such as Spacedock, clears everything at once.\n\nWe play: the turn in which you dock does not count; rotation damage goes at the end of the second full turn after it.',
      source: 'Glossary: repair; ruling on the two turns',
      terms: 'fix ship; damage; damage markers; rotation damage; spacedock; how long to repair; heal',
      see: ['C-DOCK-07', 'C-TURN-10', 'C-OPEN-25', 'C-DILEMMA-17'],
    },
    {
      id: 'C-DOCK-07',
      title: 'Repairing a facility',
      text: 'A facility can be repaired only by a card that says so. If a ship or facility leaves play, its damage is gone.',
      source: 'Glossary: repair',
      terms: 'damaged outpost; fix station; defense system upgrade; outpost damage; remove damage',
      see: ['C-DOCK-06'],
    },
  ],
};
