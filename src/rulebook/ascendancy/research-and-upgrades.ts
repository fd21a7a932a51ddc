import type { Chapter } from '../entry.ts';

/** Building Phase: research, advancements and upgrades. */
export const researchAndUpgrades: Chapter = {
  title: 'Research and upgrades',
  entries: [
    {
      id: 'A-BUILD-21',
      title: 'Committing Research to Projects',
      text: 'In your Building Phase you may add Research from your Reserves to your Projects: at most 1 to each Project per turn. How many Projects you may have depends on how many Research Nodes you Control.',
      source: 'Commit Research',
      terms:
        'study; advance a tech; research limit; one token per project; how to research; put blue cubes on a card; how fast can i study; boost two inventions at once',
      see: ['A-BUILD-24', 'A-BUILD-26', 'A-PROJ-02', 'A-BUILD-23'],
    },
    {
      id: 'A-BUILD-22',
      title: 'How much Research a Project needs',
      text: 'Each Project card shows in its upper left corner how many Research Tokens complete it.',
      source: 'Commit Research',
      terms:
        'project cost; tech cost; advancement price; how many tokens; finish; digit in the top corner of an invention; when is an invention complete',
      see: ['A-BUILD-21', 'A-BUILD-26'],
    },
    {
      id: 'A-BUILD-23',
      title: 'Committed Research stays put',
      text: 'Research that you have placed on a Project can’t be moved to another Project and can’t be taken back.',
      source: 'Commit Research',
      terms:
        'undo research; move tokens; transfer; take back; change my mind; refund; shift blue cubes between cards; oops put science on the wrong card',
      see: ['A-BUILD-21', 'A-BUILD-36'],
    },
    {
      id: 'A-BUILD-24',
      title: 'Research from a Phenomenon comes on top',
      text: 'Research that you take from a Phenomenon may go onto a Project even if you have already added a token to it in this turn’s Building Phase. So a Phenomenon can finish a Project sooner.\n\nExample: Sally adds 1 Research to a Project in her Building Phase. In her Command Phase she takes the token of a Phenomenon and puts it on the same Project, which completes it.',
      source: 'Commit Research; Sample First Turn',
      terms:
        'extra token; second research; speed up project; science bonus; more than one; nebula science plus my usual cube; two blue cubes in the same go',
      see: ['A-PHEN-04', 'A-PHEN-05', 'A-BUILD-21'],
    },
    {
      id: 'A-BUILD-25',
      title: 'No Projects in the first round',
      text: 'When the game begins you have no Projects yet, so there is nothing to commit Research to. In your Command Phase you can use Commands to launch Projects.',
      source: 'Commit Research',
      terms:
        'first turn research; get projects; start a tech; nothing to research; begin; nothing to study yet; opening go blue cubes useless',
      see: ['A-PROJ-01', 'A-SET-12', 'A-OPT-04'],
    },
    {
      id: 'A-BUILD-26',
      title: 'When a Project is finished',
      text: 'As soon as a Project has enough Research, it becomes a completed Advancement. It moves to your Advancement Area at once, and if its rule applies you may use it straight away, in the same turn.',
      source: 'Commit Research; Finishing Projects',
      terms:
        'complete tech; new advancement; use immediately; research done; technology ready; last cube placed now what; invention complete may i use it right now',
      see: ['A-BUILD-27', 'A-BUILD-30', 'A-BUILD-31', 'A-SPEC-01'],
    },
    {
      id: 'A-BUILD-27',
      title: 'Telling the others about an Advancement',
      text: 'When you finish a Project, let the other players know what the new Advancement does. The book recommends it; Subspace announces it for you.',
      source: 'Finishing Projects',
      terms:
        'announce; reveal tech; secret technology; public; what did they research; must i brag about my invention; do neighbours learn what i built',
      see: ['A-BUILD-26', 'A-OPEN-74'],
    },
    {
      id: 'A-BUILD-28',
      title: 'Types of Advancements',
      text: 'Each Advancement shows a Type on its right edge. Some rules work only on certain Types.\n\nExample: One Romulan Advancement can Exhaust a card of the Type “Espionage”.',
      source: 'Finishing Projects',
      terms:
        'espionage; card category; keyword; kind of tech; class; label along the card’s right border; what is espionage written there',
      see: ['A-ROM-09', 'A-FER-10', 'A-BUILD-29'],
    },
    {
      id: 'A-BUILD-29',
      title: 'Exhausted Advancements',
      text: 'While an Advancement is Exhausted, you can’t use it in any way. You get it back, Refreshed, in the next Recharge Stage.',
      source: 'Finishing Projects; Exhausted Cards',
      terms:
        'tapped card; face down tech; blocked advancement; used up; disabled; espionage; my invention got switched off; spent tech until when',
      see: ['A-TERM-09', 'A-SPEC-03', 'A-SPEC-02', 'A-RECH-06'],
    },
    {
      id: 'A-BUILD-30',
      title: 'Advancements that raise Warp Speed',
      text: 'Some Advancements picture Warp Tokens in their lower right corner. Once complete, such a card adds that many to the Warp Speed of all your Ships. This comes in addition to its special rule.',
      source: 'Warp Token Advancements',
      terms:
        'faster ships; warp bonus; engine; travel farther; warp token advancement; nacelle icons on a card; invention speeds up my lightspeed',
      see: ['A-MOVE-11', 'A-SPEC-03'],
    },
    {
      id: 'A-BUILD-31',
      title: 'Advancements that give a Command',
      text: 'When you complete an Advancement that pictures a Command Token, the number of your Commands rises by 1 at once. The new Command starts Exhausted, so you can first use it after the next Recharge Stage.',
      source: 'Command Advancements',
      terms:
        'extra command; more actions; additional order; sixth command; command token; action icon on an invention; fresh order from tech usable right now',
      see: ['A-SET-08', 'A-RECH-07'],
    },
    {
      id: 'A-BUILD-32',
      title: 'Upgrading Weapons or Shields',
      text: 'In your Building Phase you may pay Research to raise your Weapons or your Shields by one level. The cost stands on your Command Console beside your present level. You pay it all at once; unlike with a Project, you can’t save up for it bit by bit on the console.',
      source: 'Upgrading Weapons & Shields',
      terms:
        'improve; level up; better guns; military upgrade; pay research; tech level; beef up guns or deflectors; how do i get stronger; may i use instalments for deflectors',
      see: ['A-BUILD-33', 'A-BUILD-34', 'A-OPEN-04', 'A-EXPL-21'],
    },
    {
      id: 'A-BUILD-33',
      title: 'Costs of Weapons upgrades',
      text: 'Upgrading your Weapons costs:\n• Hit Roll 5+ to 4+: 4 Research\n• 4+ to 3+: 6 Research\n• 3+ to 2+: 8 Research\n• 2+ to 1+: 10 Research\n\n1+ is the highest level. The book shows these numbers on the Federation console.',
      source: 'Upgrading Weapons & Shields',
      terms:
        'weapon price; improve hit roll; research cost; weapons track; next level; guns; price list for bigger cannons; how much to hit on 3',
      see: ['A-BUILD-32', 'A-BAT-13', 'A-OPEN-02'],
    },
    {
      id: 'A-BUILD-34',
      title: 'Costs of Shields upgrades',
      text: 'Upgrading your Shields costs:\n• Shield Modifier 0 to 1: 6 Research\n• 1 to 2: 8 Research\n• 2 to 3: 10 Research\n• 3 to 4: 12 Research\n\nThe book shows these numbers on the Federation console.',
      source: 'Upgrading Weapons & Shields',
      terms:
        'shield price; defence cost; research cost; shields track; next level; max shields; price list for deflectors; how much for protection level two',
      see: ['A-BUILD-32', 'A-BAT-13', 'A-OPEN-02', 'A-OPEN-03'],
    },
    {
      id: 'A-BUILD-35',
      title: 'Special rules during the Building Phase',
      text: 'Some Advancements let you do something extra in your Building Phase. You may use such a rule at any point of that phase.',
      source: 'Building Special Rules',
      terms:
        'bonus; card ability; timing; extra build; when to use advancement; tech perks while shopping; at what point use a shopping perk',
      see: ['A-BUILD-01', 'A-SPEC-01', 'A-CMD-06'],
    },
    {
      id: 'A-BUILD-36',
      title: 'What happens to a discarded Project',
      text: 'A discarded Project goes to the bottom of the Advancement deck that it came from. All Research on it goes back to the Supply and is lost to you.',
      source: 'Discarding Projects',
      terms:
        'drop project; abandon tech; lose research; throw away; too many projects; ditched invention where does it end up; cubes wasted on a ditched tech',
      see: ['A-PROJ-03', 'A-PROJ-04', 'A-PROJ-05', 'A-BUILD-23'],
    },
  ],
};
