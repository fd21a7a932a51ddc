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
];

provesCards(specs);
