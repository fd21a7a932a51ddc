import { kebab } from '../../kit/words.ts';
import type {
  Action,
  Amount,
  CardKeyword,
  Condition,
  Core,
  Effect,
  Equipment,
  EventCard,
  Group,
  Mission,
  Modifier,
  Window,
} from '../effects/union.ts';
import type { Faction } from '../state.ts';
import type { Weapon } from './characters.ts';

/** The cards of one affiliation are printed by one of these. */
export function printer(faction: Faction) {
  const printed = (name: string, keyword: CardKeyword | null, supply: number | null) => ({
    id: kebab(name),
    name,
    faction,
    keyword,
    supply,
  });

  return {
    /** A Mission that is scored by a Special Action. */
    mission(name: string, points: number, keyword: CardKeyword | null, ...actions: Action[]): Mission {
      return { kind: 'mission', ...printed(name, keyword, null), points, actions, table: [], debrief: null };
    },

    /** A Mission that is laid on the table and scored by further Special Actions (M-PLAY-05). */
    tableMission(name: string, points: number, keyword: CardKeyword | null, lay: Action, ...table: Action[]): Mission {
      return { kind: 'mission', ...printed(name, keyword, null), points, actions: [lay], table, debrief: null };
    },

    /** An End of Game Mission (M-END-01): scored if all conditions hold; `bonus` follows. */
    debrief(
      name: string,
      points: number,
      keyword: CardKeyword | null,
      requires: Condition[],
      ...bonus: Effect[]
    ): Mission {
      const action: Action = { id: 'do', requires, crewless: true, effects: [{ do: 'score' }, ...bonus] };
      return { kind: 'mission', ...printed(name, keyword, null), points, actions: [], table: [], debrief: action };
    },

    /** An Event that is played as a Special Action (M-PLAY-27). */
    event(name: string, keyword: CardKeyword | null, ...actions: Action[]): EventCard {
      return { kind: 'event', ...printed(name, keyword, null), actions, ...NOTHING_STAYS };
    },

    /** An Event that interrupts (M-TIME-02). */
    interrupt(name: string, window: Window, action: Action): EventCard {
      return {
        kind: 'event',
        ...printed(name, null, null),
        ...NOTHING_STAYS,
        actions: [],
        interrupt: { window, action },
      };
    },

    /** An Event that stays in play (M-PLAY-12). */
    permanent(name: string, stays: Partial<Stays>, played: Action = { id: 'do', effects: [] }): EventCard {
      return { kind: 'permanent', ...printed(name, null, null), ...NOTHING_STAYS, ...stays, actions: [played] };
    },

    /** An Event that stays with a character (M-PLAY-13). */
    trait(name: string, bearer: Group, ...modifiers: Modifier[]): EventCard {
      return { kind: 'trait', ...printed(name, null, null), ...NOTHING_STAYS, modifiers, actions: [], bearer };
    },

    /** M-PLAY-14. */
    equipment(name: string, keyword: CardKeyword | null, gives: Partial<Gives>): Equipment {
      const { supply = null, bearer = null, weapons = [], modifiers = [], actions = [] } = gives;
      const card = printed(name, keyword, supply);
      return {
        kind: 'equipment',
        ...card,
        bearer,
        weapons: weapons.map((weapon) => ({ ...weapon, id: kebab(weapon.name), from: card.id })),
        modifiers,
        actions,
      };
    },

    /** M-PREP-11. */
    core(name: string, worth: Amount): Core {
      return { kind: 'core', ...printed(name, null, null), worth };
    },
  };
}

type Stays = Pick<EventCard, 'modifiers' | 'inPlay' | 'setting'>;
const NOTHING_STAYS = { interrupt: null, bearer: null, modifiers: [], inPlay: [], setting: null } as const;

interface Gives {
  supply: number;
  bearer: Group;
  weapons: Omit<Weapon, 'id' | 'from'>[];
  modifiers: Modifier[];
  actions: Action[];
}
