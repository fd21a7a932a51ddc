import { catalog } from '../../../kit/catalog.ts';
import type { CardId } from '../../state.ts';
import type { Agenda, Origin } from '../card.ts';
import * as goals from './goals.ts';

function agenda(
  number: number,
  name: string,
  source: Origin,
  lacks: Agenda['lacks'],
  line: string,
  needsRival?: true,
): Agenda {
  const id = `agenda-${String(number).padStart(2, '0')}`;
  return { id, name, line, source, lacks, ...(needsRival ? { needsRival } : {}) };
}

/** The ten Vulcan Agendas (A-EXP-04, A-OPEN-15). */
export const AGENDAS: readonly Agenda[] = [
  agenda(
    1,
    'Wisdom of Many Worlds',
    'book',
    goals.wisdom,
    'Complete 3 Advancements from other players, at least 1 from each rival. With more than four players, complete 1 from each of three rivals.',
    true,
  ),
  agenda(
    2,
    'Web of Embassies',
    'ours',
    goals.embassies,
    'Have 2 Ascendancy and 3 Ambassadors in Systems you do not Control, among them Systems of 2 rivals (1 if you have only one).',
  ),
  agenda(
    3,
    'Galactic Concord',
    'ours',
    goals.concord,
    'Have 2 Ascendancy and Trade Agreements in both directions with 3 rivals, or with every rival if there are fewer.',
    true,
  ),
  agenda(
    4,
    'Seeds of Surak',
    'ours',
    goals.seeds,
    'Control 5 Systems, at least 3 of them with 2 or more Resource Nodes.',
  ),
  agenda(5, 'Ascendant Logic', 'ours', goals.logic, 'Have 4 Ascendancy.'),
  agenda(
    6,
    'The Great Archive',
    'ours',
    goals.archive,
    'Have 6 completed Advancements of at least 3 different Types, not counting your starting one.',
  ),
  agenda(7, 'Fruits of Reason', 'ours', goals.fruits, 'Control 4 Research Nodes and 3 Culture Nodes.'),
  agenda(
    8,
    'Charting the Unknown',
    'ours',
    goals.charting,
    'Occupy 2 different Phenomena and have 3 completed Advancements, 1 of them of the Science Type, not counting your starting one.',
  ),
  agenda(
    9,
    'Voices at Every Court',
    'ours',
    goals.voices,
    'Have 2 Ascendancy and an Ambassador in the Home Systems of 2 rivals. With only one rival, have 3 Ascendancy and an Ambassador in that Home System.',
    true,
  ),
  agenda(
    10,
    'The Watchful Peace',
    'ours',
    goals.peace,
    'Have a Shield Modifier of 1, 2 Fleets in play and 3 Systems, and have begun no Space Battle or Invasion against a rival for 3 rounds, including this one.',
  ),
];

const CATALOG = catalog('Agenda', AGENDAS);

/** Returns an Agenda by its id. Throws if there is none. */
export function agendaCard(id: CardId): Agenda {
  return CATALOG.of(id);
}
