import { no } from '../../../../kit/offers.ts';
import { discOf, shipsIn } from '../../../position/find.ts';
import { warpCapable } from '../../builders/civilizations.ts';
import { fromCrisis, fromDiscovery, hegemonyThere } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** The 10 Exploration Cards of the Cardassian set (A-EXP-02). */
export const CARDS = exploration('cardassian', [
  {
    id: 'cardassian-cardassian-confrontation',
    number: 1,
    name: 'Cardassian Confrontation',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    line: 'The Cardassians arrive with 2 Ships. Fight (the winner takes 1 Culture), trade Agreements, or let them annex the System for 2 Production and 1 Culture.',
    resolve: [{ do: 'confront', civ: 'cardassian', ships: 2, culture: 1, rule: 'A-EXPL-14' }],
  },
  {
    id: 'cardassian-federation-confrontation',
    number: 4,
    name: 'Federation Confrontation',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    diplomacy: 4,
    line: 'Diplomacy 4. Pass: take 1 Culture and part as friends. Fail: a Federation Ship arrives. Fight (the winner takes 1 Culture), trade, or let them annex the System.',
    resolve: [
      {
        do: 'test',
        number: 4,
        pass: [fromCrisis({ culture: 1 })],
        fail: [{ do: 'confront', civ: 'federation', ships: 1, culture: 1, rule: 'A-EXPL-14' }],
      },
    ],
  },
  {
    id: 'cardassian-klingon-confrontation',
    number: 2,
    name: 'Klingon Confrontation',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    line: 'A Klingon Ship arrives. Fight for 2 Culture to the winner, trade Agreements, or let them annex the System for 2 Production and 1 Culture.',
    resolve: [{ do: 'confront', civ: 'klingon', ships: 1, culture: 2, rule: 'A-EXPL-14' }],
  },
  warpCapable(1, {
    id: 'cardassian-level-1-civilization-resistance-cells',
    number: 9,
    title: 'Resistance Cells',
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
    number: 10,
    title: 'Provincial Government',
    source: 'ours',
    line: '3 Warp Tokens, up to 3 Nodes. Each of your Ships here beyond the first, at most 2, adds 1 to your Hegemony roll.',
    rule: hegemonyThere((g, seat, system) => Math.min(2, Math.max(0, shipsIn(g, system, seat) - 1))),
  }),
  {
    id: 'cardassian-orb-of-prophecy',
    number: 7,
    name: 'Orb of Prophecy',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Take 1 Culture. Look at the next 3 Exploration Cards and put them back in any order.',
    resolve: [fromDiscovery({ culture: 1 }), { do: 'arrange', pile: 'exploration', count: 3, top: 3 }],
  },
  {
    id: 'cardassian-romulan-confrontation',
    number: 3,
    name: 'Romulan Confrontation',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    line: 'A Romulan Ship arrives, with First Strike if you fight. Fight, trade Agreements, or let them annex the System for 2 Production and 1 Culture.',
    resolve: [{ do: 'confront', civ: 'romulan', ships: 1, culture: 1, rule: 'A-EXPL-14', strikes: true }],
  },
]);
