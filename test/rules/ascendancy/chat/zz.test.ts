import { it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { Refused } from '../../../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../../../src/proving/stage.ts';
import { runLine } from '../../../../src/tables/line.ts';
import { previewed } from '../../../../src/tables/preview.ts';
import { reasonFor } from '../../../../src/tables/reason.ts';

const game = ascendancy as unknown as Game<unknown>;
function turn(scene: CaseSetup = {}) {
  const { match } = new Stage(ascendancy, { at: 'building', ...scene });
  return match;
}
const LINES = [
  'build 2 ships at earth',
  '2 ships at earth; ascend',
  'build two ships; end building; explore north; end turn',
  'end building; explore from earth to the north-east; stay; end turn',
  'end building; explore toward vulcan',
  'end building; explore toward romulus; stay; launch; done',
  'end building; explore: 3; stay; explore; j',
  'bild 2 shps at eart',
  'end building; enter warp; enter warp; boost',
  'end building; ship to romulus by warp',
  'end building; form battle group; fleet 1 to romulus; battle group explores from earth; n',
  'end building; form fleet 1; explore with fleet 1: 12',
  'upgrade shields; culture node on earth; build production node at earth',
  'end building; move to vulcan',
  'attack romulans',
  'trade with klingons',
  'offer klingons trade agreement 1',
  'colonize vulcan',
  'research',
  'end turn',
  'end building; end turn',
];
it('x', () => {
  for (const text of LINES) {
    const match = turn({ patch: { 'players.0.reserves': { production: 9, research: 9, culture: 9 } } });
    console.log(`\n> ${text}`);
    try {
      const { preview } = previewed(match.table as never, { seat: 0, line: text }, game, () => 0);
      console.log(
        '  preview',
        preview.picks.map(({ label }) => label),
        preview.stopped?.text,
      );
      const decision = match.pending(0)?.id ?? '';
      const done = runLine(match.table as never, { t: 'line', seat: 0, decision, text }, game, (answer) =>
        match.submit(answer),
      );
      console.log('  did', done.picked, done.stopped);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      console.log('  REFUSED', error.refusal, match.table.state?.pending[0]?.prompt);
    }
  }
  const match = turn();
  for (const wish of [
    'Move to Vulcan',
    'move to delta iv',
    'build ships at vulcan',
    'Colonize Vulcan',
    'Upgrade Weapons',
    'launch',
    'attack klingons',
    'Trade with the Klingons',
    'Form Battle Group',
    'Swing Vulcan',
    'Invade Qo’noS',
    'end turn',
    'dance',
    'research',
    'starbase at earth',
    'enter warp',
  ])
    console.log(wish, '=>', reasonFor(match.state as never, 0, wish, game).text);
});
