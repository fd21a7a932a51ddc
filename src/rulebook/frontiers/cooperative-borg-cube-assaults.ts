import type { Chapter } from '../entry.ts';

/** Cooperative Borg Cube assaults. */
export const cooperativeBorgCubeAssaults: Chapter = {
  title: 'Cooperative Borg Cube assaults',
  beside: 'coop cooperative cooperation together',
  entries: [
    {
      id: 'F-COOP-01',
      title: 'When cooperative assaults are allowed',
      text: 'In cooperative scenarios several players may assault a Borg Cube together. In competitive scenarios they may do so if the players agree to use this rule.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'attack cube together; team up; joint attack; city together; gang up on the cube; raid the city with my friends; is a joint siege okay in a versus game; joint siege in a versus game',
      see: ['F-COOP-02', 'F-COOP-03', 'F-TEAM-04'],
    },
    {
      id: 'F-COOP-02',
      title: 'Starting a cooperative assault',
      text: 'Only the player whose turn it is can start a cooperative Borg Cube assault. You must not have taken an Action yet this turn, the End of the Round must not have been announced, and the scenario’s conditions must not be fulfilled yet. If the others agree, the assault is your Action of this turn.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'initiate; who can start; action; begin joint attack; who may call the joint siege; rally the fleet; can i call for help after shopping',
      see: ['F-COOP-01', 'F-COOP-03', 'F-COOP-06'],
    },
    {
      id: 'F-COOP-03',
      title: 'Ships must be next to the Cube',
      text: 'Your ship, and every ship that is to take part in a cooperative assault, must stand on a space next to the Borg Cube.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'adjacent; in range; participate; where must my ship be; how near do helpers have to be; is my friend near enough for the siege; fleet gathers around the city',
      see: ['F-COOP-04', 'F-COOP-05'],
    },
    {
      id: 'F-COOP-04',
      title: 'Face-down players cannot join an assault',
      text: 'A player whose Round Order Token lies face down, from PvP or from another cooperative assault, cannot take part in a cooperative Borg Cube assault.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'round order token; gave up turn; excluded player; already spent my upcoming go can i help siege; flipped chip keeps me from the raid; why can’t he help us; already spent my upcoming go help siege',
      see: ['F-PVP-12', 'F-COOP-08', 'F-COOP-05'],
    },
    {
      id: 'F-COOP-05',
      title: 'Leaving a ship out of the assault',
      text: 'The player who starts a cooperative assault invites one or more suitable ships. That player may leave a ship out even though it could take part.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'exclude player; invite; who takes part; not invited; don’t want him on my raid; pick my helpers for the siege; snub a friend nearby',
      see: ['F-COOP-03', 'F-COOP-06'],
    },
    {
      id: 'F-COOP-06',
      title: 'Proposing how to share the defenders',
      text: 'The player who starts a cooperative assault proposes how many of the Borg Cube’s defenders each participant will face. Everyone must get at least 1. The proposal is about numbers only, not about which tokens.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'split enemies; how many tokens each; at least one; who takes how many baddies in the siege; divide the garrison; can a helper take zero',
      see: ['F-COOP-07', 'F-COOP-09'],
    },
    {
      id: 'F-COOP-07',
      title: 'Agreeing to a cooperative assault',
      text: 'A cooperative assault takes place only if every invited player agrees to the proposal. If not, nothing happens: the player whose turn it is may make a new proposal, or continue the turn as if there had been none.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'refuse; accept proposal; vote; decline; can i say no to the joint siege; friend turned down my raid idea; haggle over the siege terms',
      see: ['F-COOP-06', 'F-COOP-08'],
    },
    {
      id: 'F-COOP-08',
      title: 'Invited players give up a turn',
      text: 'When a cooperative assault is agreed, every invited player turns the Round Order Token face down. Each of them has thereby given up the next turn.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'price of joining; lose next turn; flip round order token; what do helpers sacrifice; does helping siege make me sit out; missed my go after helping',
      see: ['F-COOP-07', 'F-PVP-05', 'F-PVP-13'],
    },
    {
      id: 'F-COOP-09',
      title: 'Dealing out the defenders at random',
      text: 'The defending tokens of the Borg Cube are shuffled face down and dealt out at random in the agreed numbers. Nobody may look at either side to steer which token goes to whom.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'random enemies; which tokens do i fight; distribute; shuffle; which baddie lands on me in the siege; blind deal of the garrison; may we choose opponents by strength',
      see: ['F-COOP-06', 'F-COOP-18'],
    },
    {
      id: 'F-COOP-10',
      title: 'Order of fighting in a cooperative assault',
      text: 'The participants fight one after another in Round Order, beginning with the player who started the assault. Each finishes all combat phases before the next one begins.',
      source: 'Cooperative Assaults, p.13',
      terms:
        'who fights first; sequence; turn order in assault; who goes ahead in the siege; do we brawl simultaneously; helper sequence; sequence of helpers brawling',
      see: ['F-COOP-11', 'F-COOP-17'],
    },
    {
      id: 'F-COOP-11',
      title: 'Core dice in a cooperative assault',
      text: 'Each participant in a cooperative assault may use one die from the Core. These dice go back only when the whole assault is over.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'data die; when dice return; one die each; may helpers grab pool cubes; when do siege cubes go back; mana for helpers',
      see: ['F-COOP-10', 'F-DATA-12'],
    },
    {
      id: 'F-COOP-12',
      title: 'Effects participants may use',
      text: 'In a cooperative assault each participant may use everything that is allowed before or in a turn of their own, not only the player whose turn it is.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'skills in assault; invited player cards; before turn effects; are talents okay for helpers; what may i play when called to help; helpers get full powers',
      see: ['F-COOP-11', 'F-COOP-14'],
    },
    {
      id: 'F-COOP-13',
      title: 'Adding nearby Enemy Ships to your fight',
      text: 'When it is your turn to fight in a cooperative assault, you may also challenge Enemy Ship Tokens next to your own ship. They join the tokens that you were dealt.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'challenge warbird; sphere nearby; extra enemies in assault; rope a lurker into my part of the siege; pull in a warbird when helping; more baddies for my portion; rope a lurker into my siege portion',
      see: ['F-COMBAT-12', 'F-COOP-16'],
    },
    {
      id: 'F-COOP-14',
      title: '“All enemies” in a cooperative assault',
      text: 'An effect on “all enemies” in a cooperative assault reaches only the enemies assigned to you, not those of the other participants.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'area effect; affects everyone; whose enemies; does my mass spell hit a friend’s baddies; everyone curse in a joint siege; sweep only my portion',
      see: ['F-COOP-18', 'F-COOP-12'],
    },
    {
      id: 'F-COOP-15',
      title: 'Faction Tokens from a cooperative assault',
      text: 'For each defender that you defeat in a cooperative assault, one of your Faction Tokens goes onto the Borg Cube’s card, in a row that records the order.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'mark defeated defenders; tokens on cube card; who gets credit; flags per takedown in a joint siege; who is credited for which drone; track kills when sharing the city',
      see: ['F-OUTCOME-10', 'F-COOP-16', 'F-EOT-18'],
    },
    {
      id: 'F-COOP-16',
      title: 'Destroying a Cube together',
      text: 'The Borg Cube is destroyed once all its defenders are defeated; Enemy Ship Tokens that joined the fight do not matter. All participating ships must then move onto the Cube’s card. The move is free and provokes no Enemy Ship Tokens.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'cube falls; move onto cube; all participants move; city fell to all of us who enters; everybody lands in the dead cube; does a roped in lurker keep the city alive; roped in lurker keeps the city alive',
      see: ['F-COOP-15', 'F-OUTCOME-11', 'F-MOVE-35'],
    },
    {
      id: 'F-COOP-17',
      title: 'Ending turns after a cooperative assault',
      text: 'Whether or not the assault succeeded, all participants then end their turns as usual, in Round Order, beginning with the player who started it. Before that, each may play Special, Repair and Heal effects.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'end of turn for participants; repair after assault; order; wrap up after the joint siege; do helpers refill and patch up; who wraps up ahead after the raid',
      see: ['F-EOT-02', 'F-COOP-10'],
    },
    {
      id: 'F-COOP-18',
      title: 'You fight only your own defenders',
      text: 'In a cooperative assault you face only the defenders dealt to you, plus the Enemy Ship Tokens that you added yourself. You ignore all the others.',
      source: 'Cooperative Assaults, p.14',
      terms:
        'other players’ enemies; ignore tokens; assigned enemies; may i shoot my friend’s drone; can i finish what my helper couldn’t; stick to my own portion',
      see: ['F-COOP-09', 'F-COOP-13', 'F-COOP-14'],
    },
  ],
};
