import { no, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { discOf, playerOf, shipsIn } from '../../position/find.ts';
import type { Ascendancy, Civ } from '../../state.ts';
import type { ExplorationCard } from '../card.ts';
import { fromCrisis, fromDiscovery, hegemonyThere } from './parts.ts';
import { warpCapable } from './people.ts';

/** Creates a Confrontation card, on which a rival appears (A-OPEN-10). */
function confrontation(
  civ: Civ,
  name: string,
  line: string,
  how: { ships?: number; culture?: number; strikes?: true },
) {
  const { ships = 1, culture = 1, ...more } = how;
  const card: ExplorationCard = {
    id: `cardassian-${civ}-confrontation`,
    name: `${name} Confrontation`,
    type: 'crisis',
    set: 'cardassian',
    after: 'discard',
    source: 'public',
    line,
    resolve: [{ do: 'confront', civ, ships, culture, rule: 'A-EXPL-14', ...more }],
  };
  return card;
}

const FEDERATION = confrontation(
  'federation',
  'Federation',
  'Diplomacy 4. Pass: take 1 Culture and part as friends. Fail: a Federation Ship arrives. Fight (the winner takes 1 Culture), trade, or let them annex the System.',
  {},
);

/** Returns what an abandoned station offers to its first Controller. */
function station(g: Ascendancy, seat: number) {
  const isVulcan = playerOf(g, seat).civ === 'vulcan';
  const effects: Effects = isVulcan ? [fromDiscovery({ production: 3 })] : [{ do: 'starbase' }];
  const label = isVulcan ? 'Take 3 Production' : 'Commission a Starbase there without a Command';
  return [open({ key: 'station', verb: 'station', label, rule: 'A-SB-01' }, effects)];
}

/** The 10 Exploration Cards of the Cardassian set (A-EXP-02). */
export const CARDASSIAN: readonly ExplorationCard[] = [
  confrontation(
    'cardassian',
    'Cardassian',
    'The Cardassians arrive with 2 Ships. Fight (the winner takes 1 Culture), trade Agreements, or let them annex the System for 2 Production and 1 Culture.',
    { ships: 2 },
  ),
  confrontation(
    'klingon',
    'Klingon',
    'A Klingon Ship arrives. Fight for 2 Culture to the winner, trade Agreements, or let them annex the System for 2 Production and 1 Culture.',
    { culture: 2 },
  ),
  confrontation(
    'romulan',
    'Romulan',
    'A Romulan Ship arrives, with First Strike if you fight. Fight, trade Agreements, or let them annex the System for 2 Production and 1 Culture.',
    { strikes: true },
  ),
  {
    ...FEDERATION,
    diplomacy: 4,
    resolve: [{ do: 'test', number: 4, pass: [fromCrisis({ culture: 1 })], fail: FEDERATION.resolve }],
  },
  {
    id: 'cardassian-armistice-accords',
    name: 'Armistice Accords',
    type: 'discovery',
    set: 'cardassian',
    after: 'discard',
    source: 'public',
    line: 'You and the Cardassians each choose one of your own Systems and exchange Control of them, unless one of you pays 2 Culture to refuse. If there is no swap and you didn’t refuse, take 1 Culture.',
    resolve: [{ do: 'swap-control', civ: 'cardassian', price: 2, rule: 'A-EXPL-15' }],
  },
  {
    id: 'cardassian-cardassian-delegation',
    name: 'Cardassian Delegation',
    type: 'discovery',
    set: 'cardassian',
    after: 'discard',
    source: 'public',
    line: 'Take 1 Research unless you are Cardassian. Each trade partner of the Cardassians loses a Resource of its choice, and the Cardassians gain those Resources. Without partners, they take 1 Production.',
    resolve: [
      { do: 'when', is: { civ: 'cardassian' }, else: [fromDiscovery({ research: 1 })] },
      { do: 'tribute', civ: 'cardassian', without: { production: 1 }, rule: 'A-EXPL-15' },
    ],
  },
  {
    id: 'cardassian-orb-of-prophecy',
    name: 'Orb of Prophecy',
    type: 'discovery',
    set: 'cardassian',
    after: 'discard',
    source: 'ours',
    line: 'Take 1 Culture. Look at the next 3 Exploration Cards and put them back in any order.',
    resolve: [fromDiscovery({ culture: 1 }), { do: 'arrange', pile: 'exploration', count: 3, top: 3 }],
  },
  {
    id: 'cardassian-abandoned-station',
    name: 'Abandoned Station',
    type: 'discovery',
    set: 'cardassian',
    after: 'stays',
    source: 'ours',
    line: 'The first player to Control this System may commission a Starbase here without a Command. Vulcans take 3 Production instead.',
    resolve: [],
    rule: {
      at: {
        'control-taken': {
          prompt: 'take over the station?',
          asked: (_g, _source, { seat }) => seat,
          offers: (g, source, { seat, system }) => (system === source.system ? station(g, seat) : []),
        },
      },
    },
  },
  warpCapable(1, {
    id: 'cardassian-level-1-civilization-resistance-cells',
    title: 'Resistance Cells',
    set: 'cardassian',
    after: 'permanent',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node. If you took it by Invasion, it yields nothing without your Ship in Orbit.',
    rule: {
      bans: {
        yield: (g, source, { seat, system }) =>
          system === source.system && discOf(g, system).taken === 'invasion' && shipsIn(g, system, seat) === 0
            ? no('A-CIV-01', 'It was taken by Invasion, and none of your Ships is in Orbit.')
            : null,
      },
    },
  }),
  warpCapable(3, {
    id: 'cardassian-level-3-civilization-provincial-government',
    title: 'Provincial Government',
    set: 'cardassian',
    source: 'ours',
    line: '3 Warp Tokens, up to 3 Nodes. Each of your Ships here beyond the first, at most 2, adds 1 to your Hegemony roll.',
    rule: hegemonyThere((g, seat, system) => Math.min(2, Math.max(0, shipsIn(g, system, seat) - 1))),
  }),
];
