import type { Chapter } from '../entry.ts';

/** Crew Members and Skills. */
export const crewMembersAndSkills: Chapter = {
  title: 'Crew Members and Skills',
  entries: [
    {
      id: 'F-CREW-01',
      title: 'Where your Crew stay',
      text: 'Your Crew Members lie in your Crew area in front of you all the time. They never go to your hand, your Ship Deck or your discard pile.',
      source: 'Using Crew Members, p.4',
      terms:
        'crew area; units; crew cards; deck; where do i park my followers; do troops get shuffled into my library; does discarding hit my troops',
      see: ['F-CREW-03'],
    },
    {
      id: 'F-CREW-02',
      title: 'Silver and gold backs of Crew',
      text: 'The backs of Crew Cards (silver for Regular, gold for Elite) matter only for the decks and the offer. Once you have a Crew Member its back no longer matters.',
      source: 'Using Crew Members, p.4',
      terms:
        'regular or elite; difference; card back; do metal hues on followers matter later; is a rookie different from a veteran after hiring; what’s the reverse of a troop for; rookie versus veteran once aboard',
      see: ['F-SETUP-17', 'F-ROUND-08'],
    },
    {
      id: 'F-CREW-03',
      title: 'Limit of Crew Members',
      text: 'You can have only as many Crew Members as you have Command Tokens. Each one needs a Command Token of its own.',
      source: 'Using Crew Members, p.4',
      terms:
        'how many crew; command limit; slots; max; how many followers can i keep; how many troops fit aboard; can i have more buddies than leadership chips',
      see: ['F-SETUP-32', 'F-CREW-06', 'F-LEVEL-03'],
    },
    {
      id: 'F-CREW-04',
      title: 'Ready, Spent and Wounded Crew',
      text: 'A Crew Member is either Ready or Spent. Its Command Token shows it: above the card means Ready, on the card means Spent. Apart from that it may be Wounded, shown by a Wound Token. You may activate only those who are Ready and have no wound.',
      source: 'Using Crew Members, p.4',
      terms:
        'exhausted; tapped; used; injured; status; activate; what states can a follower be in; is my guy tired or awake; chip on top of the guy’s card',
      see: ['F-CREW-08', 'F-HEAL-04', 'F-CREW-11'],
    },
    {
      id: 'F-CREW-05',
      title: 'Condition of new recruits',
      text: 'A newly recruited Crew Member is always Ready and not Wounded.',
      source: 'Using Crew Members, p.4',
      terms:
        'fresh crew; use at once; newly hired; state; do new hires arrive awake; is a rookie exhausted upon joining; summoning sickness; is there summoning sickness for hirelings',
      see: ['F-BUY-03', 'F-CREW-07'],
    },
    {
      id: 'F-CREW-06',
      title: 'Discharging a Crew Member',
      text: 'If all your Command Tokens are taken and you want a new Crew Member, you must discharge one that you have. The discharged one is removed from the game.',
      source: 'Using Crew Members, p.4',
      terms:
        'replace crew; dismiss; fire; no room; full; disband; throw a guy overboard to make space; sack a follower for a better one; ship is crowded kick someone out',
      see: ['F-CREW-03', 'F-CREW-07', 'F-EOT-13'],
    },
    {
      id: 'F-CREW-07',
      title: 'Replacement Crew start fresh',
      text: 'A Crew Member that takes the place of a discharged one is Ready and not Wounded, even if the discharged one was Spent or Wounded.',
      source: 'Using Crew Members, p.4',
      terms:
        'swap crew; new crew; dismiss; state; swapped out a hurt guy is the newcomer hurt; does the newcomer inherit being tired; kick out an exhausted guy for a rested one; swapped a hurt guy is newcomer hurt; kick out an exhausted guy',
      see: ['F-CREW-06', 'F-CREW-05'],
    },
    {
      id: 'F-CREW-08',
      title: 'Activating a Crew Member',
      text: 'To activate a Crew Member you move its Command Token onto it. For the rest of the Round it is Spent. It gives you exactly one of the abilities on its card, as you choose.',
      source: 'Using Crew Members, p.4',
      terms:
        'use crew; ability; exhaust; spend; tap; how do i tap a follower; how often can a troop act per day; both powers of a guy simultaneously',
      see: ['F-CREW-04', 'F-CREW-09', 'F-CREW-11'],
    },
    {
      id: 'F-CREW-09',
      title: 'Crew abilities that cost data',
      text: 'If a data symbol stands before an ability of a Crew Member, you must pay data of that color before you get its effect.',
      source: 'Using Crew Members, p.4',
      terms:
        'pay for crew; powered ability; color cost; mana icon ahead of a follower’s power; does this guy need fuel; feed mana to a troop',
      see: ['F-CREW-08', 'F-DATA-06'],
    },
    {
      id: 'F-CREW-10',
      title: 'Combining Crew with cards',
      text: 'You may combine the effect of a Crew Member freely with other Crew Members, with Skills and with Ship Deck cards.',
      source: 'Using Crew Members, p.4',
      terms:
        'add up; together; stack; sum; troops plus my cards in one sum; mix guys and perks; stack my buddies’ points with mine',
      see: ['F-CARD-08'],
    },
    {
      id: 'F-CREW-11',
      title: 'Readying a Crew Member',
      text: 'An effect that lets you “Ready a Crew Member” turns a Spent one Ready again. You may activate it once more in the same Round.',
      source: 'Using Crew Members, p.5',
      terms:
        'refresh; untap; use again; reactivate; wake up a tired follower; second go with the same guy today; un-tap my troop; untap my troop',
      see: ['F-CREW-08', 'F-CREW-12'],
    },
    {
      id: 'F-CREW-12',
      title: 'Crew at the end of your turn',
      text: 'The end of your turn changes nothing for your Crew: a Spent Crew Member is neither discarded nor made Ready. All Crew become Ready when a new Round begins.',
      source: 'Using Crew Members, p.5',
      terms:
        'when do crew refresh; cleanup; recover; do tired troops recover after my go; does my guy stay tapped overnight; when my go finishes do followers leave',
      see: ['F-ROUND-14', 'F-CREW-11'],
    },
    {
      id: 'F-SKILL-01',
      title: 'When you gain Skills',
      text: 'You have no Skills at the start. You gain one Skill Token each time your Captain reaches an even Level: 2, 4, 6, 8 and 10.',
      source: 'Using Skills, p.5',
      terms:
        'skill token; level up; get a skill; how many; when do i unlock a new talent; at which ranks do perks come; number of talents over the game',
      see: ['F-LEVEL-02', 'F-LEVEL-04'],
    },
    {
      id: 'F-SKILL-02',
      title: 'Skills of other Captains',
      text: 'You may gain Skill Tokens that come from another Captain’s set. Once you have such a Skill, it works exactly like one of your own.',
      source: 'Using Skills, p.5',
      terms:
        'common skill; opponent’s skill; borrow; steal; can i take somebody else’s talent; is a perk of a different color usable; use a rival’s special power',
      see: ['F-LEVEL-06'],
    },
    {
      id: 'F-SKILL-03',
      title: 'Once-per-Round Skills',
      text: 'When you have used a Skill that works once per Round, you turn its token face down. You cannot use it again until the next Round begins, when it is turned face up.',
      source: 'Using Skills, p.5',
      terms:
        'flip skill; used; refresh; per round; talent with a daily cooldown; flip the perk over after using; how often can i use the daily perk',
      see: ['F-ROUND-13', 'F-SKILL-05'],
    },
    {
      id: 'F-SKILL-04',
      title: 'Once-per-turn Skills',
      text: 'A Skill that works once per turn goes to your Play Area when you use it, beside the cards it is used with. At the end of your turn it comes back face up, and you may use it in a later turn.',
      source: 'Using Skills, p.5',
      terms:
        'reusable; per turn; every turn; talent i can use each go; does the perk come back to me afterwards; perk without a daily cooldown',
      see: ['F-SKILL-05'],
    },
    {
      id: 'F-SKILL-05',
      title: 'No Skill twice in a turn',
      text: 'You cannot use any Skill Token more than once in the same turn.',
      source: 'Using Skills, p.5',
      terms:
        'repeat; limit; again; use the same talent two times now; double dip on a perk; reuse my talent straight away',
      see: ['F-SKILL-03', 'F-SKILL-04'],
    },
    {
      id: 'F-SKILL-06',
      title: 'Motivation on other players’ turns',
      text: 'You may use the Skill “Motivation” during another player’s turn too, to prepare your next one; you need not wait. You cannot use it after your last turn of the Round.',
      source: 'Using Skills, p.5',
      terms:
        'draw cards; off-turn skill; before your turn; when; get pumped up while others play; pep talk talent to draw more; last go passed can i still get inspired',
      see: ['F-TURN-01', 'F-TURN-02'],
    },
  ],
};
