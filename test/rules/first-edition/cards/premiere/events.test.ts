import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Gaps in Normal Space',
    title: 'C-LEAVE-02: the location created by Gaps in Normal Space disappears when the card leaves play',
    gold: 'L1: U.S.S. Oberth [Giusti]; hand: Gaps in Normal Space, Kevin Uxbridge',
    does: ['play:gaps-in-normal-space:gap:L1', 'play:kevin-uxbridge:on:3'],
    gives: { 'lines.Alpha': ['L1', 'L2', 'L3', 'L4', 'L5'], 'U.S.S. Oberth': 'space:L1' },
  },
  {
    card: 'Holo-Projectors',
    title: 'C-TIME-03 C-TIME-05: a personnel on a planet with Holo-Projectors can activate a hologram there',
    gold: 'L2: Albert Einstein {off: 0}, Holo-Projectors, Calloway',
    does: 'switch:1',
    gives: { 'Albert Einstein.off': null },
    also: [{ gold: 'L2: Albert Einstein {off: 0}, Calloway', cant: { 'switch:1': 'C-TIME-03' } }],
  },
  {
    card: 'Neural Servo Device',
    title:
      'C-CONTROL-03: a crew under a Neural Servo Device and its controller’s personnel can’t board each other’s ships',
    gold: 'L1: U.S.S. Galaxy [Vekor]; hand: Neural Servo Device, Auto-Destruct Sequence',
    blue: 'L1: Zibalian Transport [Narik]',
    does: 'play:neural-servo-device:on:3',
    can: 'play:auto-destruct-sequence:on:3',
    cant: 'beam',
  },
  {
    card: 'Nutational Shields',
    title: 'C-SKILL-14: Nutational Shields add 2 to SHIELDS for each ENGINEER aboard by classification',
    gold: 'L1: U.S.S. Oberth [Linda Larson, Geordi La Forge, Data]; hand: Nutational Shields',
    blue: 'L1: U.S.S. Galaxy',
    can: { play: ['play:nutational-shields:on:1'] },
    gives: { 'U.S.S. Oberth.SHIELDS': 7 },
    next: { does: 'play:nutational-shields:on:1', gives: { 'U.S.S. Oberth.SHIELDS': 11 } },
  },
  {
    card: 'Pattern Enhancers',
    title: 'C-BEAM-07: Pattern Enhancers on a player’s table undo Atmospheric Ionization for that player',
    gold: 'L2: Giusti, Calloway, Taitt, Linda Larson; L2: U.S.S. Oberth, Atmospheric Ionization; hand: Pattern Enhancers',
    cant: 'beam:all',
    next: { does: 'play:pattern-enhancers:core:0', can: 'beam:all', gives: { 'Pattern Enhancers': 'core:0' } },
  },
];

provesCards(specs);
