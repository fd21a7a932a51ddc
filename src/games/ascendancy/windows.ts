import type { OrderKind } from '../../kernel/game.ts';
import type { Moment } from './rules/rule.ts';

/** Windows that every seat has in every game: others ask for something. */
export const ALWAYS = ['permission', 'cooperation', 'trade', 'proposal'] as const;
export type AlwaysWindow = (typeof ALWAYS)[number];

/** The name of each moment in the standing orders. */
const LABELS: Readonly<Record<Moment | AlwaysWindow, readonly [label: string, hint: string]>> = {
  permission: ['A rival asks to come through, or to move my Ships', 'Unasked, no'],
  trade: ['A rival offers a Trade Agreement', 'Unasked, it is declined'],
  cooperation: ['A rival asks to act beside my Ships', 'Unasked, no'],
  proposal: ['A rival’s card proposes something to me', 'Unasked, it is refused'],
  'initiative-commit': ['My place to commit has come', 'Rules that change when I commit'],
  'initiative-committed': ['All have committed', 'Before Turn Order Cards are chosen'],
  'initiative-end': ['All have Turn Order Cards', 'Before the first turn'],
  'turn-start': ['A turn begins', 'Before the Building Phase'],
  'turn-end': ['A turn ends', 'After the last Command'],
  colonizing: ['A Ship is about to be spent on a colony', 'It can still be kept'],
  'node-built': ['A Node was built', 'Afterwards'],
  upgraded: ['Weapons or Shields were upgraded', 'Afterwards'],
  commissioned: ['A Fleet or a Starbase was commissioned', 'Afterwards'],
  colonized: ['A System was Colonized', 'What was paid is known'],
  completed: ['A Project was completed', 'It is an Advancement now'],
  ascended: ['Ascendancy was bought', 'After the payment'],
  'entered-warp': ['A Ship has Entered Warp', 'After the Command'],
  'exited-warp': ['A Ship has Exited Warp', 'Where it stopped'],
  moving: ['Ships are on their way', 'Where they begin, and in each Sector that they enter'],
  braved: ['A Hazard was Braved', 'Survivors are known'],
  'move-end': ['Ships came into a Sector', 'After Hazards'],
  discovered: ['A System was discovered', 'Before it is explored'],
  'explore-draw': ['An Exploration Card is drawn', 'Before it is'],
  drawn: ['An Exploration Card was drawn', 'Before it is resolved'],
  explored: ['An Exploration Card was resolved', 'Afterwards'],
  claimed: ['Research was taken from a Phenomenon', 'Afterwards'],
  'before-roll': ['Dice are about to be rolled', 'Hazards, Hegemony and Diplomacy'],
  'after-roll': ['Dice were rolled', 'Hazards, Hegemony and Diplomacy'],
  'battle-declared': ['A Space Battle was declared', 'Before the first dice'],
  'invasion-declared': ['An Invasion was declared', 'Before the first dice'],
  'battle-begun': ['A Space Battle begins', 'Nobody has cancelled it'],
  'before-hits': ['To-hit dice are about to be rolled', 'In each Combat Round'],
  'after-hits': ['To-hit dice were rolled', 'In each Combat Round'],
  'hits-counted': ['Hits are counted', 'After rerolls, in each Combat Round'],
  casualties: ['Casualties are about to be removed', 'In each Combat Round'],
  'combat-round-end': ['A Combat Round ends', 'Before Retreats'],
  'invasion-result': ['What an Invasion comes to is known', 'Before it is done'],
  'conflict-end': ['A conflict is over', 'Before the Tactical Maneuver'],
  'hegemony-failed': ['A Hegemony attempt failed', 'Afterwards'],
  'hegemony-success': ['A Hegemony attempt succeeded', 'Before the payment'],
  'control-taken': ['Control of a System changed', 'Afterwards'],
  'trade-received': ['A Trade Agreement came to its holder', 'Afterwards'],
  announced: ['A rule is about to be used', 'Before it works'],
  'generate-start': ['Resource Generation begins', 'Before Nodes yield'],
  generate: ['Resources were generated', 'After Nodes and trade'],
  maintenance: ['Maintenance', 'After everything was refreshed'],
  'borg-turn': ['The turn of the Borg begins', 'Before they grow'],
  'cube-moved': ['A Cube ended its move', 'Afterwards'],
  'cube-destroyed': ['A Cube was destroyed', 'Afterwards'],
};

/** Every kind of window that standing orders may name. */
export const WINDOWS: readonly OrderKind[] = Object.entries(LABELS).map(([id, [label, hint]]) => ({ id, label, hint }));
