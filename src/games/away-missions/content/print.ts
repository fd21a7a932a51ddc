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
  Sum,
  Window,
} from '../effects/union.ts';
import type { Faction, Weapon } from '../state.ts';

/** Returns builders for the cards of one affiliation. */
export function printer(faction: Faction) {
  const printed = (name: string, keyword: CardKeyword | null = null, supply: number | null = null) => ({
    id: kebab(name),
    name,
    faction,
    keyword,
    supply,
  });
  const mission = (name: string, points: number, keyword: CardKeyword | null, scores: Partial<Scores>): Mission => ({
    kind: 'mission',
    ...printed(name, keyword),
    points,
    actions: [],
    table: [],
    debrief: null,
    ...scores,
  });

  return {
    /** Builds a Mission scored by one Special Action. */
    mission(name: string, points: number, keyword: CardKeyword | null, scores: UnnamedAction): Mission {
      return mission(name, points, keyword, { actions: [only(scores)] });
    },

    /** Builds a Mission that is placed on the table and scored by a later Special Action (M-PLAY-05). */
    tableMission(name: string, points: number, keyword: CardKeyword | null, { lay, table }: Steps): Mission {
      return mission(name, points, keyword, { actions: [only(lay)], table: [only(table)] });
    },

    /**
     * Builds an End of Game Mission that is scored if all conditions hold (M-END-01). The effects in `bonus` are
     * carried out after scoring.
     */
    debrief(name: string, points: number, requires: Condition[], ...bonus: Effect[]): Mission {
      return mission(name, points, null, atTheEnd(requires, bonus));
    },

    /** Builds an End of Game Mission with a keyword. */
    debriefOf(name: string, points: number, keyword: CardKeyword, requires: Condition[], ...bonus: Effect[]): Mission {
      return mission(name, points, keyword, atTheEnd(requires, bonus));
    },

    /** Builds an Event played as a Special Action (M-PLAY-27). */
    event(name: string, keyword: CardKeyword | null, does: UnnamedAction): EventCard {
      return { kind: 'event', ...printed(name, keyword), ...NOTHING_STAYS, actions: [only(does)] };
    },

    /** Builds a Trap, an Event that is placed face down and sprung by hostile characters (M-OPEN-74). */
    trap(name: string, keyword: CardKeyword | null, lays: UnnamedAction, ...sprung: Effect[]): EventCard {
      return { kind: 'event', ...printed(name, keyword), ...NOTHING_STAYS, sprung, actions: [only(lays)] };
    },

    /** Builds an Event that is played as an Interrupt (M-TIME-02). */
    interrupt(name: string, window: Window, does: UnnamedAction): EventCard {
      const interrupt = { window, action: only(does) };
      return { kind: 'event', ...printed(name), ...NOTHING_STAYS, actions: [], interrupt };
    },

    /** Builds a Permanent, an Event that stays in play (M-PLAY-12). `comes` is the Action that plays it. */
    permanent(name: string, stays: Partial<Stays>, comes: UnnamedAction = { effects: [] }): EventCard {
      return { kind: 'permanent', ...printed(name), ...NOTHING_STAYS, ...stays, actions: [only(comes)] };
    },

    /** Builds a Trait, an Event that stays with a character (M-PLAY-13). */
    trait(name: string, bearer: Group, ...modifiers: Modifier[]): EventCard {
      return { kind: 'trait', ...printed(name), ...NOTHING_STAYS, modifiers, actions: [], bearer };
    },

    /** Builds an Equipment card (M-PLAY-14). */
    equipment(name: string, keyword: CardKeyword | null, gives: Partial<Gives>): Equipment {
      const { supply = null, bearer = null, weapons = [], modifiers = [], action } = gives;
      const card = printed(name, keyword, supply);
      return {
        kind: 'equipment',
        ...card,
        bearer,
        weapons: weapons.map((weapon) => ({ ...weapon, id: kebab(weapon.name), from: card.id })),
        modifiers,
        actions: action === undefined ? [] : [only(action)],
      };
    },

    /** Builds a Core Mission (M-PREP-11). */
    core(name: string, worth: Amount | Sum): Core {
      return { kind: 'core', ...printed(name), worth };
    },
  };
}

/** The id of a card's only Action, which needs no name. */
export type UnnamedAction = Omit<Action, 'id'>;

/** Builds the only Action of a card, which needs no name. */
export function only(action: UnnamedAction): Action {
  return { id: 'do', ...action };
}

function atTheEnd(requires: Condition[], bonus: Effect[]): Pick<Mission, 'debrief'> {
  return { debrief: only({ requires, crewless: true, effects: [{ do: 'score' }, ...bonus] }) };
}

/** Builds the two Actions of a Mission on the table: placing it, and scoring it later. */
interface Steps {
  lay: UnnamedAction;
  table: UnnamedAction;
}

type Scores = Pick<Mission, 'actions' | 'table' | 'debrief'>;
type Stays = Pick<EventCard, 'modifiers' | 'inPlay' | 'setting'>;
const NOTHING_STAYS = {
  sprung: null,
  interrupt: null,
  bearer: null,
  modifiers: [],
  inPlay: [],
  setting: null,
} as const;

interface Gives {
  supply: number;
  bearer: Group;
  weapons: Omit<Weapon, 'id' | 'from'>[];
  modifiers: Modifier[];
  action: UnnamedAction;
}
