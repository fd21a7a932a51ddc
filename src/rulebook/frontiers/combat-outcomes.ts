import type { Chapter } from '../entry.ts';

/** Combat outcomes. */
export const combatOutcomes: Chapter = {
  title: 'Combat outcomes',
  entries: [
    {
      id: 'F-OUTCOME-01',
      title: 'Defeated Enemy Ships',
      text: 'Defeated Enemy Ships leave the board. Their space counts as empty from now on, whatever is drawn on it. It gets no Faction Token.',
      source: 'Enemy Ship Token, p.9',
      terms:
        'dead warbird; destroyed sphere; marker; after victory; slew the lurker what’s left on the hex; do i flag a spot where i beat a vessel; clear a beaten vessel from the map; flag a spot where i beat someone',
      see: ['F-OUTCOME-02', 'F-LRA-12'],
    },
    {
      id: 'F-OUTCOME-02',
      title: 'Reputation for defeating Enemy Ships',
      text: 'You gain 1 Reputation for each Romulan Warbird and 2 Reputation for each Borg Sphere that you defeat.',
      source: 'Enemy Ship Token, p.9',
      terms:
        'reward; good reputation; warbird; sphere; kill; am i a hero for slaying lurkers; how to become popular; standing for a warbird takedown',
      see: ['F-OUTCOME-17', 'F-OPEN-92'],
    },
    {
      id: 'F-OUTCOME-03',
      title: 'Moving onto a won Starbase',
      text: 'When you have won a Romulan or Dominion Starbase, your ship must move onto it right away. The move is free and provokes nobody.',
      source: 'Starbases, p.9',
      terms:
        'conquer; enter; forced move; automatic; do i have to enter the fortress i took; advance into the castle; gratis step into the base; must i enter the fortress i took',
      see: ['F-MOVE-35', 'F-OUTCOME-05', 'F-OUTCOME-07'],
    },
    {
      id: 'F-OUTCOME-04',
      title: 'Undefeated extras do not save a Starbase',
      text: 'If you challenged nearby Enemy Ships along with a Starbase, it does not matter for the Starbase whether you defeat them. It is conquered when its own token is defeated.',
      source: 'Starbases, p.9',
      terms:
        'joined warbird; extra enemies; conquer anyway; fortress fell but the lurker survived; took the base yet missed the sidekick; is the castle mine with a vessel alive outside; castle mine with a vessel alive outside',
      see: ['F-COMBAT-12', 'F-OUTCOME-13'],
    },
    {
      id: 'F-OUTCOME-05',
      title: 'Marking a won Romulan Starbase',
      text: 'A Romulan Starbase that you win gets your Faction Token and is now under your control. If it belonged to another player, your token replaces theirs.',
      source: 'Starbases, p.9',
      terms:
        'own; capture; take over; control; keep; plant my flag on the castle; who owns the base now; swap the flag after a raid',
      see: ['F-OUTCOME-06', 'F-LOC-12'],
    },
    {
      id: 'F-OUTCOME-06',
      title: 'Hand Limit near your Romulan Starbase',
      text: 'While your ship is on or next to a Romulan Starbase of yours, your Hand Limit is raised: +1 per Romulan Starbase under your control anywhere on the map.',
      source: 'Starbases, p.9',
      terms:
        'more cards; keep bonus; draw; hand size; do castles let me hold extra cards; refill larger close to my base; how many additional per castle',
      see: ['F-EOT-17', 'F-EOT-19', 'F-OUTCOME-12'],
    },
    {
      id: 'F-OUTCOME-07',
      title: 'Winning a Dominion Starbase',
      text: 'A Dominion Starbase that you win gets your Faction Token, but you do not control it: every player may use it from now on. Your reward, at the end of the turn, is 1 Undiscovered Card of your choice from the offer.',
      source: 'Starbases, p.9-10',
      terms:
        'mage tower; reward; conquer; spell; took the tower who can shop there; prize for sacking a dominion base; spell as spoils for the tower; mystery as spoils for a tower',
      see: ['F-LOC-17', 'F-EOT-11'],
    },
    {
      id: 'F-OUTCOME-08',
      title: 'Decimated Class-M Planets',
      text: 'If you defeat the token at a Class-M Planet, the planet is decimated and marked with your Faction Token. From now on nobody can interact with it or decimate it again. Flying over it still costs 3 Move points, and no ship can end its movement there. Your reward, at the end of the turn, is 1 Undiscovered Card of your choice.',
      source: 'Class-M Planet, p.10',
      terms:
        'burned monastery; razed; destroyed planet; reward; what do i earn for pillaging a school; is a torched world still usable; can it be pillaged once more',
      see: ['F-COMBAT-09', 'F-LOC-20', 'F-LOC-21'],
    },
    {
      id: 'F-OUTCOME-09',
      title: 'Clearing a Class-H Planet',
      text: 'If you defeat all enemies that guard a Class-H Planet, the Class-H token is discarded and your Faction Token marks the space. The reward shown on that token is yours at the end of the turn.',
      source: 'Class-H Planet, p.10',
      terms:
        'ruins; guards beaten; loot; prize; cleared the ruin what do i receive; all keepers of the ruin slain; spoils shown on the ruin chip',
      see: ['F-LOC-42', 'F-LOC-39', 'F-OUTCOME-15'],
    },
    {
      id: 'F-OUTCOME-10',
      title: 'Faction Tokens on a Borg Cube',
      text: 'For each defender of a Borg Cube that you defeat, one of your Faction Tokens is placed on that Cube’s Reference Card. They stand in a row, so that their order is known later. Enemy Ships that only joined the fight add none.',
      source: 'Borg Cube Assimilated Defenders, p.10',
      terms:
        'markers; count; who did most; city shields; how do we track who slew what in the city; flags in a row on the cube; credit per borg takedown; track who slew what in the city',
      see: ['F-OUTCOME-12', 'F-INTERACT-10', 'F-OPEN-92'],
    },
    {
      id: 'F-OUTCOME-11',
      title: 'Destroying a Borg Cube',
      text: 'A Borg Cube is destroyed as soon as you defeat its last defender. Your ship must move onto its Reference Card right away. The move is free and provokes nobody.',
      source: 'Borg Cube Assimilated Defenders, p.10',
      terms:
        'conquer city; last defender; forced move; salvage; last drone fell what occurs; we sacked the city; when does a cube fall',
      see: ['F-MOVE-35', 'F-OPEN-30', 'F-BUY-14'],
    },
    {
      id: 'F-OUTCOME-12',
      title: 'Hand Limit near a destroyed Cube',
      text: 'While you are on or next to a destroyed Borg Cube with Faction Tokens of yours, your Hand Limit is higher: by 2 if you have the most tokens there, otherwise by 1. If players tie for the most, the one of them whose first token was placed earliest gets the 2.',
      source: 'Borg Cube Assimilated Defenders, p.10',
      terms:
        'more cards; city bonus; draw; hand size; tie; does owning the city let me hold extra cards; mayor perk two cards; shared first in the dead cube who gets plus two; does being mayor improve my refill; equal flags who is mayor',
      see: ['F-EOT-18', 'F-EOT-19', 'F-OUTCOME-06'],
    },
    {
      id: 'F-OUTCOME-13',
      title: 'Undefeated Enemy Ships and Starbases',
      text: 'An Enemy Ship that you do not defeat stays where it is, and so does the token of an unconquered Starbase.',
      source: 'Undefeated Enemies, p.10',
      terms:
        'lost fight; failed; enemy remains; what happens; couldn’t take it down does it stay; baddie survived my raid; is progress reset after a bad scrap',
      see: ['F-OUTCOME-18', 'F-OUTCOME-14'],
    },
    {
      id: 'F-OUTCOME-14',
      title: 'Undefeated random Starbase tokens',
      text: 'If you fail to defeat a Starbase Token that was drawn at random, for another player’s Romulan Starbase or for a Class-M Planet, it is discarded. The next attempt there draws a new one.',
      source: 'Undefeated Enemies, p.10',
      terms:
        'failed assault; failed decimation; redraw; garrison; failed to sack the school world; mystery baddie survived is it swapped; new monster on my next try',
      see: ['F-COMBAT-05', 'F-COMBAT-09'],
    },
    {
      id: 'F-OUTCOME-15',
      title: 'Beating one of two Class-H guards',
      text: 'If you defeat only one of the two guards of a Class-H Planet, you keep its Experience. For the other you suffer nothing but the damage that you took, and 2 Reputation if your Away Team was lost.',
      source: 'Class-H Planet, p.16',
      terms:
        'half done; failed; partial; ruins; got just one of the pair at the ruin; half cleared the ruin; one keeper down one alive; got just one of the ruin pair',
      see: ['F-OUTCOME-16', 'F-AWAY-20', 'F-LOC-39'],
    },
    {
      id: 'F-OUTCOME-16',
      title: 'Class-H guards that remain',
      text: 'Undefeated guards of a Class-H Planet stay face up on its space together with the Class-H token. Guards that were defeated are not replaced.',
      source: 'Undefeated Enemies, p.10',
      terms:
        'failed; ruins; leftover enemies; tokens stay; is the ruin garrison visible afterwards; does a slain keeper respawn; survivors at the ruin on my next visit',
      see: ['F-OUTCOME-15', 'F-OPEN-60'],
    },
    {
      id: 'F-OUTCOME-17',
      title: 'No Reputation from Class-H guards',
      text: 'Enemy Ships and Starbases that guard a Class-H Planet never change your Reputation, whether you defeat them or not, and passing ships do not provoke them. An Away Team lost there to a Planet Token still costs you 2 Reputation.',
      source: 'Undefeated Enemies, p.10',
      terms:
        'ruins; reward; penalty; warbird on planet; am i a hero for ruin vessels; standing at class h; warbird keeper and popularity',
      see: ['F-MOVE-18', 'F-LOC-40', 'F-AWAY-20'],
    },
    {
      id: 'F-OUTCOME-18',
      title: 'After a failed Starbase assault',
      text: 'If your assault on a Romulan or Dominion Starbase fails, your ship stays on the space from which it attacked. You may try again in a later turn.',
      source: 'Romulan Starbase, p.14; Dominion Starbase, p.15',
      terms:
        'lost; where is my ship; retry; pushed back; repelled from the fortress where do i stand; raid flopped may i go again; bounced off the castle walls',
      see: ['F-COMBAT-03', 'F-OUTCOME-13'],
    },
  ],
};
