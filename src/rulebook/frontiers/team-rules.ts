import type { Chapter } from '../entry.ts';

/** Team rules. */
export const teamRules: Chapter = {
  title: 'Team rules',
  beside: 'team ally partner teammate',
  entries: [
    {
      id: 'F-TEAM-01',
      title: 'Forming two teams',
      text: 'In a team game for four, the players split into two teams, by lot or by agreement. This happens before anybody picks a ship.',
      source: 'Team Rules, p.17',
      terms:
        'four players; allies; two against two; choose partner; two versus two how do we pair up; split into sides; draw straws for sides',
      see: ['F-TEAM-08', 'F-SCEN-18', 'F-SCEN-81'],
    },
    {
      id: 'F-TEAM-02',
      title: 'Undiscovered Cards that hit allies',
      text: 'Undiscovered Cards that affect other players do not spare your team-mate. Such powers do not tell friend from foe.',
      source: 'Team Rules, p.17',
      terms:
        'friendly fire; interactive cards; affects team-mate; does my mean spell hurt my pal; nasty card hits my own side; pal caught in the blast',
      see: ['F-VARIANT-12', 'F-OPEN-83'],
    },
    {
      id: 'F-TEAM-03',
      title: 'No trading between allies',
      text: 'Allies cannot trade anything with each other, neither Crew Members nor Data Crystals nor cards.',
      source: 'Team Rules, p.17',
      terms:
        'giving crystals to a teammate; give crystals; swap crew; share; exchange; hand my pal a gem; lend a guy to my pal; gift stuff within our side',
      see: ['F-TEAM-04'],
    },
    {
      id: 'F-TEAM-04',
      title: 'What allies may tell each other',
      text: 'Allies may plan openly: who goes where, who needs which Tactic, who wants which card from the offers, who needs which color in the Core. Attacking Borg Cubes together is recommended.\n\nAllies should not say which cards they hold, and should not help each other with the details of a turn, such as how to play cards, use Crew Members or pay data. Everybody plays their own game.',
      source: 'Team Rules, p.17',
      terms:
        'table talk; plan together; show hand; secret; advice; can i talk strategy with my pal; whisper about my hand; are we allowed to coach',
      see: ['F-COOP-01', 'F-TEAM-03'],
    },
    {
      id: 'F-TEAM-05',
      title: 'Allies on the same space',
      text: 'An allied ship’s space is no place to end your movement, and you cannot fight an ally in Player versus Player combat. Spaces with room for any number of ships, destroyed Borg Cubes and the Wormhole, are open to allies as well.',
      source: 'Team Rules, p.18',
      terms:
        'end move with ally; attack ally; pvp against partner; park together with my pal; shoot my own pal; betray my side',
      see: ['F-MOVE-25', 'F-PVP-01'],
    },
    {
      id: 'F-TEAM-06',
      title: 'Entering an ally’s Romulan Starbase',
      text: 'Your ship may enter a Romulan Starbase that an ally owns, if it is empty. You can recruit Crew Members there. While your ship is on it, nobody can assault the Starbase itself; other players can only attack your ship.',
      source: 'Team Rules, p.18',
      terms:
        'partner starbase; recruit at allied base; allied keep; use my pal’s castle; sign up folks in a friend’s base; park in the friendly fortress',
      see: ['F-LOC-13', 'F-TEAM-07', 'F-OPEN-76'],
    },
    {
      id: 'F-TEAM-07',
      title: 'Hand Limit near an ally’s Starbase',
      text: 'On or next to an ally’s Romulan Starbase your Hand Limit rises only for those Romulan Starbases that you yourself own. If you own none, it stays as it is.',
      source: 'Team Rules, p.18',
      terms:
        'allied starbase bonus; partner keep cards; does my pal’s castle boost my refill; top up beside a friend’s base; borrow base perk for drawing',
      see: ['F-EOT-17', 'F-TEAM-06'],
    },
    {
      id: 'F-TEAM-08',
      title: 'A team’s base score',
      text: 'A team has one common score. Its base is the Experience of the member who has less. The other member’s Experience is ignored.',
      source: 'Team Rules, p.18',
      terms:
        'lower experience; team points; who counts; how is our side’s result computed; weakest link sets our points; does the weaker pal drag us down',
      see: ['F-TEAM-09', 'F-TEAM-10'],
    },
    {
      id: 'F-TEAM-09',
      title: 'Achievements of a team',
      text: 'For each Achievement, and any similar scoring, a team counts only the member who scored more in it. For the Greatest Disaster it counts only the member with the larger penalty.\n\nSo it pays if allies specialize in different things, as long as neither falls behind in Experience or has too much damage.',
      source: 'Team Rules, p.18',
      terms:
        'team titles; best of both; greatest disaster; team scoring; medals for a side; should pals specialize; count the better pal per category',
      see: ['F-TEAM-08', 'F-TEAM-10', 'F-SCORE-01'],
    },
    {
      id: 'F-TEAM-10',
      title: 'Titles between teams',
      text: 'Titles are awarded as usual, but only the one counting value of each team is compared.',
      source: 'Team Rules, p.18',
      terms:
        'title bonus; compare teams; greatest; which side earns the medal; side versus side for most spells; award between pairs',
      see: ['F-TEAM-09', 'F-SCORE-07'],
    },
  ],
};
