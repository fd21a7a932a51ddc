import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Alice',
    title: 'C-CAPTURE-02 C-DILEMMA-15: without the skills, whoever has the most Navigation is captured',
    gold: 'L2: Gibson, Lian T’su, Giusti',
    blue: 'L2: Gul Madred; seeds L2: Alice',
    does: 'attempt:L2:team-1',
    gives: { 'Gibson.seat': 1, 'Giusti.stopped': 1, 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Calloway, Giusti',
        blue: 'L2: Gul Madred; seeds L2: Alice',
        does: ['attempt:L2:team-1', 'blue who:1'],
        gives: { 'Calloway.seat': 1, 'Giusti.seat': 0 },
      },
      {
        gold: 'L2: Data, Lopez',
        blue: 'L2: Gul Madred; seeds L2: Alice',
        does: 'attempt:L2:team-1',
        gives: { 'Lopez.seat': 0, 'Lopez.stopped': null, 'blue.discard': ['Alice'] },
      },
    ],
  },
  {
    card: 'Talosian Cage',
    title: 'C-DILEMMA-12 C-LEAVE-06: the opponent may discard two females, or the male with the most skill icons',
    gold: 'L2: Giusti, Calloway, Barron, Darian Wallace',
    blue: 'seeds L2: Talosian Cage',
    does: ['attempt:L2:team-1', 'blue way:females'],
    gives: { 'in play': ['Barron', 'Darian Wallace'], 'Barron.stopped': 1, 'blue.discard': ['Talosian Cage'] },
    also: [
      {
        gold: 'L2: Giusti, Calloway, Barron, Darian Wallace',
        blue: 'seeds L2: Talosian Cage',
        does: ['attempt:L2:team-1', 'blue way:male'],
        gives: { 'in play': ['Giusti', 'Calloway', 'Darian Wallace'] },
      },
      {
        gold: 'L2: Giusti, Barron',
        blue: 'seeds L2: Talosian Cage',
        does: ['attempt:L2:team-1', 'blue way:nobody'],
        gives: { 'in play': ['Giusti', 'Barron'], 'Barron.stopped': 1, 'blue.discard': ['Talosian Cage'] },
      },
      {
        gold: 'L2: Christopher Pike, Giusti',
        blue: 'seeds L2: Talosian Cage',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ['Talosian Cage'] },
      },
    ],
  },
  {
    card: 'The Clown: Playing Doctor',
    title: 'C-OPEN-15: everyone with the same first skill is killed, or only stopped if a hologram is there',
    gold: 'L2: Giusti, Calloway, Linda Larson',
    blue: 'seeds L2: The Clown: Playing Doctor',
    does: 'attempt:L2:team-1',
    gives: { 'in play': [], 'blue.discard': ['The Clown: Playing Doctor'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Giusti, Tsiolkovsky Infection {owner: 1}]',
        blue: 'seeds L1: The Clown: Playing Doctor',
        does: 'attempt:L1:1',
        gives: { 'in play': ['U.S.S. Oberth', 'Giusti', 'Tsiolkovsky Infection'] },
      },
      {
        gold: 'L2: Holo-Projectors; L2: Albert Einstein, Daniel Kwan, Davies',
        blue: 'seeds L2: The Clown: Playing Doctor',
        does: 'attempt:L2:team-2',
        gives: {
          'Albert Einstein.stopped': 1,
          'Daniel Kwan.stopped': 1,
          'Davies.stopped': 1,
          'blue.discard': ['The Clown: Playing Doctor'],
        },
      },
    ],
  },
  {
    card: 'The Clown: Guillotine',
    title: 'C-DILEMMA-07 C-STOP-01: one dies, and everyone weaker stays stopped until the end of your next turn',
    gold: 'L2: Giusti, Giusti',
    blue: 'seeds L2: The Clown: Guillotine',
    does: 'attempt:L2:team-1',
    gives: { 'in play': ['Giusti'], 'Giusti.stopped': 1, 'blue.discard': [] },
    also: [
      {
        gold: 'L2: Jean-Luc Picard, Giusti',
        blue: 'seeds L2: The Clown: Guillotine',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': null, 'blue.discard': ['The Clown: Guillotine'] },
      },
    ],
  },
];

provesCards(specs);
