import type { Chapter } from '../entry.ts';

/** End of the Round and Emergency Repairs. */
export const endOfTheRoundAndEmergencyRepairs: Chapter = {
  title: 'End of the Round and Emergency Repairs',
  entries: [
    {
      id: 'F-EOR-01',
      title: 'Announcing the End of the Round',
      text: 'You may announce the End of the Round in place of your turn, if your Ship Deck is empty when your turn starts and nobody has announced it yet.',
      source: 'Declaring the End of the Round, p.5',
      terms:
        'finish the round; pass; out of cards; empty deck; declare; knock to close the day; library ran dry can i call it; how do we wrap up the night',
      see: ['F-EOR-02', 'F-EOR-05', 'F-TURN-03'],
    },
    {
      id: 'F-EOR-02',
      title: 'Announcing costs your turn',
      text: 'When you announce the End of the Round, you forfeit your turn.',
      source: 'Declaring the End of the Round, p.5',
      terms:
        'lose turn; skip; end round; can i still play; do i still play when i call it quits; price of closing the day; lose my go by calling; do i act if i call it quits',
      see: ['F-EOR-06', 'F-EOR-01'],
    },
    {
      id: 'F-EOR-03',
      title: 'When you must announce',
      text: 'If your turn starts with no cards in your Ship Deck and none in your hand, and nobody has announced the End of the Round yet, you must announce it.',
      source: 'Declaring the End of the Round, p.5',
      terms:
        'forced; no cards; empty hand; end round; nothing left anywhere do i have to call it; compelled to close the day; totally out of everything on my go; nothing left anywhere must i call it',
      see: ['F-EOR-01', 'F-EOR-04', 'F-TURN-03'],
    },
    {
      id: 'F-EOR-04',
      title: 'No cards after the announcement',
      text: 'If somebody has announced the End of the Round already and your turn starts with no cards in your Ship Deck and none in your hand, you must forfeit your turn.',
      source: 'Declaring the End of the Round, p.5',
      terms:
        'forced pass; empty hand; last turn; nothing to play; somebody already called it and i’m empty; sit out the final lap; i’m broke after the day was called',
      see: ['F-EOR-03', 'F-EOR-06'],
    },
    {
      id: 'F-EOR-05',
      title: 'One last turn for everyone else',
      text: 'When the End of the Round is announced, everybody else has exactly one more turn. Then the Round is over.',
      source: 'Declaring the End of the Round, p.5',
      terms:
        'final turn; how many turns left; round ends; how long do we keep going after the call; final lap for the others; one more go apiece; how long do we continue once called',
      see: ['F-EOR-01', 'F-OPEN-44', 'F-ROUND-19'],
    },
    {
      id: 'F-EOR-06',
      title: 'What a forfeited turn gives',
      text: 'A turn that you forfeit ends at once. You get nothing from your location, such as a Drydock or a Research Station, and you do none of the end-of-turn steps; so you draw no cards either.',
      source: 'Declaring the End of the Round, p.5',
      terms:
        'skipped turn; pass; benefits; drydock; crystal; do i collect anything when i sit out; sitting out at a crystal lab; no refill when i lose my go',
      see: ['F-EOR-02', 'F-EOR-04'],
    },
    {
      id: 'F-EMERG-01',
      title: 'Emergency Repairs instead of a turn',
      text: 'You may perform Emergency Repairs instead of a Regular Turn. In such a turn you can neither move nor interact, neither start a combat nor explore a planet.',
      source: 'Emergency Repairs, p.5',
      terms:
        'rest; clear damage; skip; discard damage; take a breather this go; spend a whole go cleaning my hand; can i shop on my rest day',
      see: ['F-EMERG-02', 'F-EMERG-04', 'F-EMERG-05'],
    },
    {
      id: 'F-EMERG-02',
      title: 'Standard Emergency Repairs',
      text: 'If you have at least one card in hand that is not a Damage Card, Emergency Repairs work like this: you discard exactly one such card and as many Damage Cards as you like.',
      source: 'Emergency Repairs, p.5',
      terms:
        'rest; discard damage; how many; get rid of wounds; how many scars can i dump by resting; throw one good card plus junk; typical breather rules',
      see: ['F-EMERG-03', 'F-OPEN-41', 'F-EMERG-04'],
    },
    {
      id: 'F-EMERG-03',
      title: 'Emergency Repairs do not return damage',
      text: 'Damage Cards that you discard by Emergency Repairs go to your discard pile and not back to the Damage Pile. This is not a Repair: in the next Round they can come back to your hand.',
      source: 'Emergency Repairs, p.5',
      terms:
        'wounds come back; discard pile; heal; permanent; do dumped scars return later; does resting truly cure me; why did my wounds show up tomorrow',
      see: ['F-HEAL-03', 'F-HEAL-07'],
    },
    {
      id: 'F-EMERG-04',
      title: 'Slow Recovery of a Crippled ship',
      text: 'If your hand holds nothing but Damage Cards, your ship is Crippled and Emergency Repairs become a Slow Recovery: you reveal your hand and discard exactly one Damage Card to your discard pile.',
      source: 'Emergency Repairs, p.6',
      terms:
        'a hand of nothing but damage; only damage in hand; knocked out; all wounds; stuck; my hand is pure junk; nothing but scars what can i do; down and out with wounds only; down and out with scars',
      see: ['F-OPEN-42', 'F-OPEN-40', 'F-EMERG-02'],
    },
    {
      id: 'F-EMERG-05',
      title: 'Effects around Emergency Repairs',
      text: 'In a turn of Emergency Repairs you may play as many Repair, Heal and Special effects as you like, before or after the discards.',
      source: 'Emergency Repairs, p.6',
      terms:
        'heal while resting; repair card; other cards; can i use medicine on my breather; cards allowed when i take it easy; patch up first then dump',
      see: ['F-TURN-18', 'F-TURN-19', 'F-OPEN-42'],
    },
  ],
};
