import type { OrderKind } from '../../kernel/game.ts';
import type { Moment } from './rules/moment-kinds.ts';

/** The windows that every seat has in every game, because other players may ask it for something. */
export const ALWAYS = ['permission', 'cooperation', 'trade', 'proposal'] as const;
export type AlwaysWindow = (typeof ALWAYS)[number];

/** The label and hint of each window in the standing orders. */
const LABELS: Readonly<Record<Moment | AlwaysWindow, readonly [label: string, hint: string]>> = {
  permission: ['A rival asks for passage, or to move my Ships', 'If you aren’t asked, you refuse'],
  trade: ['A rival offers a Trade Agreement', 'If you aren’t asked, you decline'],
  cooperation: ['A rival asks to act where I have Ships', 'If you aren’t asked, you refuse'],
  proposal: ['A rival’s card makes me a proposal', 'If you aren’t asked, you refuse'],
  'initiative-commit': ['It is my turn to commit to Initiative', 'For rules that change when I commit'],
  'initiative-committed': ['All players have committed', 'Before Turn Order Cards are chosen'],
  'initiative-end': ['All players have Turn Order Cards', 'Before the first turn'],
  'turn-start': ['A turn begins', 'Before the Building Phase'],
  'turn-end': ['A turn ends', 'After the last Command'],
  colonizing: ['A Ship is about to be spent to Colonize', 'Before the Ship is spent'],
  'node-built': ['A Node has been built', 'Afterwards'],
  upgraded: ['Weapons or Shields have been upgraded', 'Afterwards'],
  commissioned: ['A Fleet or Starbase has been commissioned', 'Afterwards'],
  colonized: ['A System has been Colonized', 'After the payment'],
  completed: ['A Project has been completed', 'The Project is now an Advancement'],
  ascended: ['Ascendancy has been bought', 'After the payment'],
  'entered-warp': ['A Ship has Entered Warp', 'After the Command'],
  'exited-warp': ['A Ship has Exited Warp', 'In the Sector where the Ship stopped'],
  moving: ['Ships are moving', 'In their first Sector, and in each Sector they enter'],
  braved: ['A Hazard has been Braved', 'After survivors are known'],
  'move-end': ['Ships have ended a move in a Sector', 'After Hazards'],
  discovered: ['A System has been discovered', 'Before the System is explored'],
  'explore-draw': ['An Exploration Card is about to be drawn', 'Before the draw'],
  drawn: ['An Exploration Card has been drawn', 'Before the card is resolved'],
  explored: ['An Exploration Card has been resolved', 'Afterwards'],
  claimed: ['A Phenomenon’s Research has been claimed', 'Afterwards'],
  'before-roll': ['Dice are about to be rolled', 'Hazards, Hegemony and Diplomacy'],
  'after-roll': ['Dice have been rolled', 'Hazards, Hegemony and Diplomacy'],
  'battle-declared': ['A Space Battle has been declared', 'Before the first dice'],
  'invasion-declared': ['An Invasion has been declared', 'Before the first dice'],
  'battle-begun': ['A Space Battle begins', 'If no rule has canceled the battle'],
  'before-hits': ['To-hit dice are about to be rolled', 'In each Combat Round'],
  'after-hits': ['To-hit dice have been rolled', 'In each Combat Round'],
  'hits-counted': ['Hits are counted', 'After rerolls, in each Combat Round'],
  casualties: ['Casualties are about to be removed', 'In each Combat Round'],
  'combat-round-end': ['A Combat Round ends', 'Before Retreats'],
  'invasion-result': ['The result of an Invasion is known', 'Before the result takes effect'],
  'conflict-end': ['A conflict is over', 'Before the Tactical Maneuver'],
  'hegemony-failed': ['A Hegemony attempt has failed', 'Afterwards'],
  'hegemony-success': ['A Hegemony attempt has succeeded', 'Before the payment'],
  'control-taken': ['Control of a System has changed', 'Afterwards'],
  'trade-received': ['A player has received a Trade Agreement', 'Afterwards'],
  announced: ['A rule is about to be used', 'Before the rule takes effect'],
  'generate-start': ['Resource Generation begins', 'Before Nodes yield'],
  generate: ['Resources have been generated', 'After Nodes and trade'],
  maintenance: ['Maintenance ends', 'After everything is refreshed'],
  'borg-turn': ['The Borg turn begins', 'Before Spires gain Nodes'],
  'cube-moved': ['A Cube has ended its move', 'Afterwards'],
  'cube-destroyed': ['A Cube has been destroyed', 'Afterwards'],
};

/** All kinds of windows that standing orders can name. */
export const WINDOWS: readonly OrderKind[] = Object.entries(LABELS).map(([id, [label, hint]]) => ({ id, label, hint }));
