import type { Seat } from '../../../../../kernel/types.ts';
import { controlled, fleetsOf, playerOf, rivals } from '../../../position/find.ts';
import { agreementBetween, homeOf, isPhenomenon, nodesIn, occupies } from '../../../position/standing.ts';
import type { Ascendancy, Resource } from '../../../state.ts';
import type { Advancement } from '../../card.ts';
import { agendas } from '../../card-rules.ts';
import { below, type Lack } from '../../lack.ts';
import { advancementCard } from '../../lookup.ts';

/** Returns the completed Advancements of a seat, including Exhausted ones. */
function completed(g: Ascendancy, seat: Seat): Advancement[] {
  return playerOf(g, seat).advancements.map(({ card }) => advancementCard(card));
}

/** Returns the completed Advancements of a seat, without the Starting Advancement. */
function added(g: Ascendancy, seat: Seat): Advancement[] {
  return completed(g, seat).filter(({ start }) => start !== true);
}

function rise(g: Ascendancy, seat: Seat, to: number): Lack {
  return { ascendancy: below(to, playerOf(g, seat).ascendancy) };
}

/** Returns the rivals who Control a System with an Ambassador. */
function courts(g: Ascendancy, seat: Seat): Set<Seat> {
  const found = new Set<Seat>();
  for (const { control, ambassadors } of Object.values(g.discs))
    if (ambassadors > 0 && control !== null && control !== seat) found.add(control);
  return found;
}

/** Counts the Nodes of one type in the Systems that a seat Controls. */
function nodesOf(g: Ascendancy, seat: Seat, resource: Resource): number {
  return controlled(g, seat).reduce((sum, disc) => sum + nodesIn(disc, resource), 0);
}

/** The ten Vulcan Agendas (A-EXP-04, A-OPEN-15). */
export const CARDS = agendas([
  {
    id: 'agenda-01',
    name: 'Wisdom of Many Worlds',
    source: 'book',
    needsRival: true,
    line: 'Complete 3 Advancements from other players, at least 1 from each rival. With more than four players, complete 1 from each of three rivals.',
    /**
     * Returns how many Advancements from other players an Agenda still needs: 3 in all, with at least 1 from each rival
     * still in the game. With five or more players, the Agenda needs 1 Advancement from each of 3 players, and
     * eliminated players count (A-WIN-09).
     */
    lacks(g, seat) {
      const { civ } = playerOf(g, seat);
      const foreign = completed(g, seat).filter((card) => card.civ !== civ);
      const civs = new Set(foreign.map((card) => card.civ));
      const left = rivals(g, seat);
      // The number of players includes this one.
      if (left.length + 1 > 4) return { foreign: below(3, civs.size) };
      const missed = left.filter((rival) => !civs.has(playerOf(g, rival).civ)).length;
      return { foreign: Math.max(below(3, foreign.length), missed) };
    },
  },
  {
    id: 'agenda-02',
    name: 'Web of Embassies',
    source: 'ours',
    line: 'Have 2 Ascendancy and 3 Ambassadors in Systems you do not Control, among them Systems of 2 rivals (1 if you have only one).',
    lacks(g, seat) {
      let abroad = 0;
      for (const { control, ambassadors } of Object.values(g.discs)) if (control !== seat) abroad += ambassadors;
      const needed = Math.min(2, rivals(g, seat).length);
      // Only the larger of the two needs counts, because one more Ambassador can meet both at once.
      return { ...rise(g, seat, 2), ambassadors: Math.max(below(3, abroad), below(needed, courts(g, seat).size)) };
    },
  },
  {
    id: 'agenda-03',
    name: 'Galactic Concord',
    source: 'ours',
    needsRival: true,
    line: 'Have 2 Ascendancy and Trade Agreements in both directions with 3 rivals, or with every rival if there are fewer.',
    lacks(g, seat) {
      const left = rivals(g, seat);
      const ways = left.map((rival) => {
        const both = [agreementBetween(g, rival, seat), agreementBetween(g, seat, rival)];
        return both.filter((one) => one !== null).length;
      });
      const needed = Math.max(1, Math.min(3, left.length));
      const best = ways.sort((a, b) => b - a).slice(0, needed);
      return { ...rise(g, seat, 2), agreements: 2 * needed - best.reduce((sum, one) => sum + one, 0) };
    },
  },
  {
    id: 'agenda-04',
    name: 'Seeds of Surak',
    source: 'ours',
    line: 'Control 5 Systems, at least 3 of them with 2 or more Resource Nodes.',
    lacks(g, seat) {
      const systems = controlled(g, seat);
      return { systems: below(5, systems.length), rich: below(3, systems.filter((disc) => nodesIn(disc) >= 2).length) };
    },
  },
  {
    id: 'agenda-05',
    name: 'Ascendant Logic',
    source: 'ours',
    line: 'Have 4 Ascendancy.',
    lacks(g, seat) {
      return rise(g, seat, 4);
    },
  },
  {
    id: 'agenda-06',
    name: 'The Great Archive',
    source: 'ours',
    line: 'Have 6 completed Advancements of at least 3 different Types, not counting your starting one.',
    lacks(g, seat) {
      const cards = added(g, seat);
      // Only the larger of the two needs counts, because one more Advancement can meet both at once.
      return { advancements: Math.max(below(6, cards.length), below(3, new Set(cards.map(({ type }) => type)).size)) };
    },
  },
  {
    id: 'agenda-07',
    name: 'Fruits of Reason',
    source: 'ours',
    line: 'Control 4 Research Nodes and 3 Culture Nodes.',
    lacks(g, seat) {
      return { research: below(4, nodesOf(g, seat, 'research')), culture: below(3, nodesOf(g, seat, 'culture')) };
    },
  },
  {
    id: 'agenda-08',
    name: 'Charting the Unknown',
    source: 'ours',
    line: 'Occupy 2 different Phenomena and have 3 completed Advancements, 1 of them of the Science Type, not counting your starting one.',
    lacks(g, seat) {
      const watched = Object.keys(g.discs).filter((system) => isPhenomenon(system) && occupies(g, seat, system));
      const cards = added(g, seat);
      return {
        phenomena: below(2, watched.length),
        advancements: below(3, cards.length),
        science: below(1, cards.filter(({ type }) => type === 'Science').length),
      };
    },
  },
  {
    id: 'agenda-09',
    name: 'Voices at Every Court',
    source: 'ours',
    needsRival: true,
    line: 'Have 2 Ascendancy and an Ambassador in the Home Systems of 2 rivals. With only one rival, have 3 Ascendancy and an Ambassador in their Home System.',
    lacks(g, seat) {
      const left = rivals(g, seat);
      const heard = Object.values(g.discs).filter(({ id, ambassadors }) => {
        const owner = homeOf(g, id);
        return ambassadors > 0 && owner !== null && left.includes(owner);
      });
      const needed = Math.max(1, Math.min(2, left.length));
      return { ...rise(g, seat, left.length === 1 ? 3 : 2), homes: below(needed, heard.length) };
    },
  },
  {
    id: 'agenda-10',
    name: 'The Watchful Peace',
    source: 'ours',
    line: 'Have a Shield Modifier of 1, 2 Fleets in play and 3 Systems, and have begun no Space Battle or Invasion against a rival for 3 rounds, including this one.',
    lacks(g, seat) {
      const { shields, attacked } = playerOf(g, seat);
      return {
        shields: below(1, shields),
        calm: attacked === undefined ? 0 : below(3, g.round - attacked),
        fleets: below(2, fleetsOf(g, seat).length),
        systems: below(3, controlled(g, seat).length),
      };
    },
  },
]);
