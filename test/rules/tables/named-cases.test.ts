import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { NO_SAYS } from '../../../src/tables/verb-words.ts';
import { decision } from '../discord/support/samples.ts';

/** Options by verb and label, as the games word them, with their other names. */
type Shown = readonly (readonly [verb: string, label: string, ...called: string[]])[];

function chosen(game: string, shown: Shown, text: string): unknown {
  const options = shown.map(
    ([verb, label, ...called], at): Option => ({
      key: `${verb}:${at}`,
      verb,
      label,
      ...(called.length > 0 ? { called } : {}),
    }),
  );
  const wish = intentIn(decision('pick', options), text, games.find(({ id }) => id === game)?.says ?? NO_SAYS);
  return 'keys' in wish ? wish.keys.map((key) => options.find((option) => option.key === key)?.label) : wish;
}

const LANE: Shown = ['12', '1', '1:30', '3', '3:30', '9'].map((hour, at) => [
  'lay',
  `${'ABCDEF'[at]}: ${hour} o’clock`,
  hour,
  `${hour} o’clock`,
  'ABCDEF'[at] ?? '',
]);
const ONWARD: Shown = [
  ['to', 'A: Go on to Sector 2 of Romulus’s open lane', 'A'],
  ['back', 'B: Turn back to Romulus', 'B'],
  ['stay', 'Stay here'],
];
const COMMANDS: Shown = [
  ['move', 'A: Move Colonization Fleet (3 Ships) from Earth to Delta IV', 'Fleet 1 to Delta IV', 'A'],
  ['move', 'B: Move Colonization Fleet (3 Ships) from Earth to Sector 1 of Earth–Delta IV', 'B'],
  ['move', 'C: Move a Ship from Earth to Delta IV', 'C'],
  ['move', 'D: Move a Ship from Delta IV to Earth', 'D'],
  ['hegemony', 'Attempt Hegemony of Ivor Prime'],
  ['hegemony', 'Attempt Hegemony of Vulcan'],
  ['research', 'Commit 1 Research to Warp Theory'],
  ['end', 'End the turn'],
];
const RETREAT: Shown = [
  ['stand', 'Stand and fight on'],
  ['retreat', 'A: Retreat to Sector 2 of Earth’s lane', 'A'],
];
const BEAMS: Shown = [
  ['beam', 'All 3 aboard U.S.S. Galaxy, from Federation Outpost'],
  ['beam', 'All 2 down, from U.S.S. Galaxy'],
  ['beam', 'Some down, from U.S.S. Galaxy'],
  ['beam', 'Aboard U.S.S. Oberth: Tasha Yar, from Federation Outpost'],
  ['beam', 'Down: Tasha Yar, from Federation Outpost'],
];
const VIA: Shown = [
  ['play', 'One of Five gets Cortical Node'],
  ['via', 'One: One of Five gets Cortical Node'],
  ['via', 'Two: Take cover'],
  ['swap', 'Swap Contain the Warp Core'],
];
const TURN: Shown = [
  ['move', 'Move to B2: Empty space'],
  ['challenge', 'Challenge C6: Swift Warbird'],
  ['interact', 'Interact with B3: Outpost'],
  ['play', 'Warp Drive: Move 2'],
  ['end', 'End your turn'],
];
const DEALING: Shown = [
  ['play', 'Hailing Frequencies: Diplomacy 2'],
  ['play', 'Hailing Frequencies, gold die: Diplomacy 4'],
  ['play', 'Hailing Frequencies sideways: Diplomacy 1'],
  ['play', 'Attack Pattern: Diplomacy 2'],
  ['play', 'Attack Pattern sideways: Diplomacy 1'],
  ['die', 'Take a red die'],
  ['end', 'End the Interaction'],
];
const DIE: Shown = [
  ['pass', 'White: no bonus'],
  ['die', 'Red: +1 Attack'],
  ['die', 'Gold: +1 Defense in the Long Range phase'],
];

describe('words', () => {
  it.each<[game: string, text: string, label: string, shown: Shown]>([
    ['ascendancy', 'Move Colonization Fleet to Delta IV', COMMANDS[0]?.[1] ?? '', COMMANDS],
    ['ascendancy', 'move ship to earth', COMMANDS[3]?.[1] ?? '', COMMANDS],
    ['ascendancy', 'hegemony ivor', 'Attempt Hegemony of Ivor Prime', COMMANDS],
    ['ascendancy', 'commit', 'Commit 1 Research to Warp Theory', COMMANDS],
    ['ascendancy', 'lay 3', 'D: 3 o’clock', LANE],
    ['ascendancy', '1:30', 'C: 1:30 o’clock', LANE],
    ['ascendancy', 'go on', ONWARD[0]?.[1] ?? '', ONWARD],
    ['ascendancy', 'sector 2', ONWARD[0]?.[1] ?? '', ONWARD],
    ['ascendancy', 'turn back', 'B: Turn back to Romulus', ONWARD],
    ['ascendancy', 'fight on', 'Stand and fight on', RETREAT],
    ['first-edition', 'beam all down', 'All 2 down, from U.S.S. Galaxy', BEAMS],
    ['first-edition', 'beam everyone down', 'All 2 down, from U.S.S. Galaxy', BEAMS],
    ['first-edition', 'beam Tasha down', 'Down: Tasha Yar, from Federation Outpost', BEAMS],
    ['first-edition', 'beam tasha aboard oberth', BEAMS[3]?.[1] ?? '', BEAMS],
    [
      'first-edition',
      'play nothing',
      'Play nothing',
      [
        ['play', 'Amanda Rogers'],
        ['pass', 'Play nothing'],
      ],
    ],
    ['away-missions', 'One One of Five gets Cortical Node', 'One: One of Five gets Cortical Node', VIA],
    ['away-missions', 'One of Five gets Cortical Node', 'One of Five gets Cortical Node', VIA],
    ['frontiers', 'hail', DEALING[0]?.[1] ?? '', DEALING],
    ['frontiers', 'play hail', DEALING[0]?.[1] ?? '', DEALING],
    ['frontiers', 'gold', 'Gold: +1 Defense in the Long Range phase', DIE],
    ['frontiers', 'swift', 'Challenge C6: Swift Warbird', TURN],
    ['frontiers', 'outpost', 'Interact with B3: Outpost', TURN],
    ['frontiers', 'b3', 'Interact with B3: Outpost', TURN],
  ])('in %s, “%s” plays “%s”', (game, text, label, shown) => {
    expect(chosen(game, shown, text)).toEqual([label]);
  });

  it.each<[game: string, text: string, why: string, shown: Shown]>([
    ['away-missions', 'contain the warp core', 'discards nothing', VIA],
    ['frontiers', 'attack', 'plays no card that only begins with that word', DEALING],
    ['ascendancy', 'turn', 'ends nothing', COMMANDS],
    ['ascendancy', 'no', 'does nothing', RETREAT],
    ['first-edition', 'beam sarek down', 'beams nobody else', BEAMS],
  ])('in %s, “%s” %s', (game, text, _why, shown) => {
    expect(chosen(game, shown, text)).toEqual({ meant: [] });
  });

  it('“hail” suggests the Interaction in Frontiers, if there is one, and plays no card', () => {
    const shown = [...TURN, ...DEALING];
    expect(chosen('frontiers', shown, 'hail')).toMatchObject({ meant: [{ label: 'Interact with B3: Outpost' }] });
  });

  it('“c6” suggests a fight in Frontiers but doesn’t begin it', () => {
    expect(chosen('frontiers', TURN, 'c6')).toMatchObject({ meant: [{ label: 'Challenge C6: Swift Warbird' }] });
  });
});
