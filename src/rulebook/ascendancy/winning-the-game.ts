import type { Chapter } from '../entry.ts';

/** Winning the game. */
export const winningTheGame: Chapter = {
  title: 'Winning the game',
  entries: [
    {
      id: 'A-WIN-01',
      title: 'When victory is checked',
      text: 'Victory is checked once per Game Round: at its end, as the very first step of the Recharge Stage, before any Resources are taken. If you meet a goal during the round but have lost it again by then, you don’t win.',
      source: 'Winning the Game; Victory Check',
      terms:
        'end of game; when does it end; who wins; immediate win; game over; when do we look for a winner; reached the goal mid loop am i done; does the game stop right away',
      see: ['A-WIN-02', 'A-WIN-04', 'A-WIN-06', 'A-RECH-01'],
    },
    {
      id: 'A-WIN-02',
      title: 'Ascendancy Victory',
      text: 'You win if, at the end of a Game Round, you Control your own Home System and have 5 or more Ascendancy. The Vulcans can’t win this way.',
      source: 'Ascendancy Victory',
      terms:
        'how to win the game; culture win; five tokens; how do i win; victory points; ascend; points to win; how many stars to triumph; peaceful triumph five prestige',
      see: ['A-WIN-03', 'A-WIN-01', 'A-WIN-06', 'A-WIN-10'],
    },
    {
      id: 'A-WIN-03',
      title: 'Buying Ascendancy with Culture',
      text: 'At any moment of your own turn you may spend 5 Culture to take 1 Ascendancy. You may do this as often as you can pay.',
      source: 'Ascendancy Victory; Gaining Ascendancy; Execution Stage',
      terms:
        'ascend; cost of ascendancy; five culture; get points; gain ascendancy; what’s the price of one star; green cubes into prestige; how do i score',
      see: ['A-WIN-02', 'A-OPT-08', 'A-FLEET-04', 'A-SB-03'],
    },
    {
      id: 'A-WIN-04',
      title: 'Supremacy Victory',
      text: 'You win if, at the end of a Game Round, you Control three or more Home Systems and your own is one of them. The Vulcans can’t win this way.',
      source: 'Supremacy Victory',
      terms:
        'military win; conquest; capture homeworlds; three home worlds; domination; triumph by conquering capitals; take over the galaxy by force',
      see: ['A-WIN-01', 'A-WIN-05', 'A-WIN-10', 'A-OPEN-84'],
    },
    {
      id: 'A-WIN-05',
      title: 'Vulcan Exodus and Supremacy',
      text: 'The Vulcan Exodus Advancement lets the Vulcan player move to another Home System. The old one then stops being a Home System and no longer counts for anyone’s Supremacy Victory.',
      source: 'Supremacy Victory, Note',
      terms:
        'new homeworld; change home system; move capital; old home; conquest of vulcan; space elves’ moved capital for conquerors; does the abandoned capital still count',
      see: ['A-WIN-04', 'A-VUL-17'],
    },
    {
      id: 'A-WIN-06',
      title: 'How the Vulcans win',
      text: 'A Vulcan player wins only by achieving one of their Agendas. The Vulcans can’t win by Ascendancy or by Supremacy.',
      source: 'Vulcan Agenda Victory',
      terms:
        'agenda victory; vulcan goal; vulcans five ascendancy; objective; mission; what do space elves aim for; can pointy ears triumph like the rest',
      see: ['A-WIN-07', 'A-WIN-08', 'A-WIN-09', 'A-SET-13'],
    },
    {
      id: 'A-WIN-07',
      title: 'One Vulcan Agenda is enough',
      text: 'The Vulcan player has two Agendas, one open and one hidden. Achieving either of them wins the game; both aren’t needed.',
      source: 'Vulcan Agendas',
      terms:
        'both agendas; hidden agenda; secret goal; either; which agenda counts; need space elves finish one or two objectives; is one goal sufficient',
      see: ['A-WIN-06', 'A-SET-13'],
    },
    {
      id: 'A-WIN-08',
      title: 'Vulcans can win without their home',
      text: 'The Vulcan player doesn’t need to Control the Vulcan Home System to win by an Agenda.',
      source: 'Vulcan Agenda Victory',
      terms:
        'lost homeworld; home captured; vulcan home lost; still win; space elves’ planet fell can they still triumph; capital irrelevant to pointy ears',
      see: ['A-WIN-06', 'A-WIN-02'],
    },
    {
      id: 'A-WIN-09',
      title: 'Agenda: three Advancements of other players',
      text: 'One Vulcan Agenda asks you to complete 3 Advancements from other players. How many players those must come from depends on the size of the game, you included:\n• Up to four players: complete at least one Advancement of every other player, and at least three in total.\n• Five or more players: complete one Advancement from each of three different players.',
      source: 'Vulcan Agenda Victory',
      terms:
        'rival technology; learn from others; foreign advancements; vulcan goal; agenda card; space elves collect three foreign inventions; goal of studying neighbours’ tech',
      see: ['A-WIN-06', 'A-SPEC-05', 'A-INV-18'],
    },
    {
      id: 'A-WIN-10',
      title: 'When two players win together',
      text: 'If two or more players achieve a victory at the same check, by whatever way, the one who Controls the most Systems wins. If that is a tie too, they share the victory.',
      source: 'Tied Victories',
      terms:
        'tie; tie-break; draw; same time; shared victory; most systems; we both got there simultaneously; who’s champion when equal; deadlock at the finish',
      see: ['A-WIN-01', 'A-TERM-06'],
    },
  ],
};
