import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import type { ChoiceView } from '../../../src/games/frontiers/view.ts';
import { view } from '../../../src/games/frontiers/viewing/view.ts';
import type { Drive } from './support/drive.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

function choice({ state }: Drive): ChoiceView {
  return view(state, 0).choice;
}

describe('the choice shown in a view', () => {
  it('a view’s choice leaves out what the reader already has, such as cards in hand and Ready Crew', () => {
    const g = position();
    deal(g, 0, 'warp-drive', 'insight');
    playerOf(g, 0).crew = [{ crew: 'colony-volunteers', ready: true, wounds: 0 }];
    const drive = turnOver(g);
    expect(drive.keys('crew:')).not.toEqual([]);
    expect(Object.values(choice(drive)).flat()).toEqual([]);
  });

  it('F-BUY-01: in an Interaction, a view’s choice shows everything for sale with its price, whether affordable or not', () => {
    const g = position();
    moor(g, 0, 'B2');
    deal(g, 0, 'warp-drive');
    g.crew.offer = ['field-medics', 'colony-volunteers'];
    const drive = turnOver(g).does('interact:B2');
    const names = ['Recruit Alyssa Ogawa', 'Recruit Keiko O’Brien'];
    const open = () => choice(drive).wares.filter((ware) => ware.open);
    expect(choice(drive).wares.map(({ name }) => name)).toEqual(names);
    expect(choice(drive).wares.every(({ terms }) => /^Costs \d+ Diplomacy/.test(terms))).toBe(true);
    expect(choice(drive).crew).toHaveLength(2);
    expect(open()).toEqual([]);
    playerOf(g, 0).points.diplomacy = 20;
    drive.change(() => {});
    drive.does('side:warp-drive:diplomacy');
    expect(open().map(({ name }) => name)).toEqual(names);
    drive.does('deal:done');
    expect(choice(drive).wares).toEqual([]);
  });
});
