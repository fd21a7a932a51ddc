import type { Chapter } from '../entry.ts';

/** Scenario: One to Return. */
export const scenarioOneToReturn: Chapter = {
  title: 'Scenario: One to Return',
  beside: 'scenario return',
  entries: [
    {
      id: 'F-SCEN-84',
      title: 'One to Return: players and length',
      text: 'One to Return is a very competitive scenario for 2 to 4 players over 4 Rounds. Only the ship that holds the Wormhole when it opens again gets home.',
      source: 'One to Return, p.22',
      terms:
        'last man standing; wormhole scenario; four rounds; survival; only a single captain gets home; king of the hill mission; mission about getting home',
      see: ['F-SCEN-85', 'F-SCEN-86', 'F-SCEN-89'],
    },
    {
      id: 'F-SCEN-85',
      title: 'One to Return: tiles and Cube Levels',
      text: 'One to Return is set up like this:\n• 2 players: 7 Frontier tiles, 1 Core tile with a Borg Cube, 1 without\n• 3 players: 8 Frontier tiles, 2 with a Cube, 2 without\n• 4 players: 10 Frontier tiles, 3 with a Cube, 3 without\n\nEach Borg Cube is Level 3.',
      source: 'One to Return, p.22',
      terms:
        'setup; map size; number of tiles; borg cube level; prepare the escape mission; city toughness in king of the hill; hexes for getting home',
      see: ['F-SCEN-84', 'F-SCEN-91'],
    },
    {
      id: 'F-SCEN-86',
      title: 'One to Return: the Wormhole closes',
      text: 'At the end of Round 1 of One to Return the Wormhole closes. Whoever is on it then is out of the game.',
      source: 'One to Return, p.22',
      terms:
        'eliminated; out of the game; end of round 1; gate slams shut; kicked out for sitting at home; don’t linger on the gate early',
      see: ['F-SCEN-87', 'F-OPEN-77'],
    },
    {
      id: 'F-SCEN-87',
      title: 'One to Return: the closed Wormhole’s space',
      text: 'After Round 1 of One to Return the Wormhole is like empty space: only one ship can be there. Player versus Player combat is possible there, and a ship can be forced to retreat from it.',
      source: 'One to Return, p.22',
      terms:
        'only one ship; fight on wormhole; pvp there; retreat; after the gate slams may two park there; duel on the sealed gate; shove somebody off the hill',
      see: ['F-SCEN-86', 'F-PVP-02', 'F-PVP-38'],
    },
    {
      id: 'F-SCEN-88',
      title: 'One to Return: no Reputation losses',
      text: 'In One to Return no Reputation is lost for assaults on other players’ Romulan Starbases or attacks on their ships.',
      source: 'One to Return, p.22',
      terms:
        'attack players free; assault starbase without penalty; backstab freely in the escape mission; raiding frowned upon when escaping; popularity stays put when shooting rivals',
      see: ['F-PVP-09', 'F-COMBAT-04'],
    },
    {
      id: 'F-SCEN-89',
      title: 'One to Return: who wins',
      text: 'One to Return ends as soon as Round 4 is over. The ship that is then on the Wormhole space wins. If none is there, nobody wins. Nothing is scored, and Experience does not matter.',
      source: 'One to Return, p.22',
      terms:
        'end of round 4; on the wormhole; no scoring; no winner; how do i triumph in the escape mission; nobody on the hill at the finale; do points matter in king of the hill',
      see: ['F-SCEN-86', 'F-SCEN-90'],
    },
    {
      id: 'F-SCEN-90',
      title: 'One to Return: holding the Wormhole safely',
      text: 'Once the End of the Round is announced, no Player versus Player combat can begin. So in One to Return, whoever holds the Wormhole when the end of Round 4 is announced can no longer be driven off, and wins.',
      source: 'One to Return NOTE, p.22',
      terms:
        'end of round announced; last chance to attack; cannot be pushed off; lock in the hill; call the day while sitting on the gate; truce saves whoever sits there',
      see: ['F-PVP-03', 'F-SCEN-89'],
    },
    {
      id: 'F-SCEN-91',
      title: 'One to Return: epic variant',
      text: 'An epic One to Return lasts 6 Rounds. One tile of each type is added, and the Borg Cubes are Level 4.',
      source: 'One to Return Variants, p.23',
      terms:
        'six rounds; longer game; more tiles; level 4; extended escape mission; grander king of the hill; stretch the escape game',
      see: ['F-SCEN-85'],
    },
    {
      id: 'F-SCEN-92',
      title: 'One to Return: team variant',
      text: 'Four players may play One to Return in teams, with all Team Rules. At the start each team picks the Faction Token of one of its members, at random or by decision, and keeps it secret from the other team. That member’s ship has to return; the partner helps.\n\nAt the end of Round 4 the tokens are revealed. If a chosen ship is on the Wormhole space, its team wins. If no ship is there, or one that was not chosen, nobody wins.',
      source: 'One to Return Team Variant, p.23',
      terms:
        'secret token; chosen ship; two teams; partner; pairs in the escape mission; hidden chosen one; two versus two king of the hill',
      see: ['F-TEAM-01', 'F-SCEN-89'],
    },
  ],
};
