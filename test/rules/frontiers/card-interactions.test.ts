import { describe, expect, it } from 'vitest';
import { interactions } from '../../../src/games/frontiers/chapters/interactions/interactions.ts';
import { hasSpecialDeal } from '../../../src/games/frontiers/chapters/interactions/special-deals.ts';
import { CARDS } from '../../../src/games/frontiers/content/cards/all.ts';
import { effectText } from '../../../src/games/frontiers/effects/text.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { captain } from './support/fight.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('Interactions opened by a card', () => {
  it('F-INTERACT-03: only cards whose text spends Diplomacy open an Interaction', () => {
    const g = position();
    const opens = CARDS.filter(({ id }) => {
      deal(g, 0, id);
      return hasSpecialDeal(g, 0);
    });
    const spends = CARDS.filter(({ basic, strong }) =>
      /spend \d+ Diplomacy/i.test(`${effectText(basic)} ${effectText(strong)}`),
    );
    expect(opens.map(({ id }) => id)).toEqual(spends.map(({ id }) => id));
    expect(opens.length).toBeGreaterThan(1);
  });

  it('F-INTERACT-03 F-TURN-18: an Interaction opened by a card isn’t an Action, so it may follow one, but not Emergency Repairs', () => {
    const hand = ['science-symposium', 'warp-drive', DAMAGE];
    const g = position();
    deal(g, 0, ...hand);
    moor(g, 0, 'B2');
    const drive = turnOver(g).does('interact:B2', 'deal:done');
    expect(drive.offers('deal:open')).toBe(true);
    drive.does('deal:open', 'deal:done');
    expect(drive.offers('turn:end')).toBe(true);
    const other = position();
    deal(other, 0, ...hand);
    const repairs = turnOver(other).does('emergency', 'discard:warp-drive', '0');
    expect(repairs.offers('deal:open')).toBe(false);
  });
});

describe('an Interaction for a card', () => {
  /** Opens an Interaction for a card on the Outpost B2, with a Reputation modifier of −2. */
  const dealing = () => {
    const g = position();
    moor(g, 0, 'B2');
    Object.assign(deal(g, 0, 'science-symposium', 'hailing-frequencies', 'warp-drive', DAMAGE), { reputation: -4 });
    const drive = turnOver(g).does('deal:open');
    expect(drive.asked.prompt).toContain('You have −2 Diplomacy');
    return drive;
  };

  it('F-INTERACT-12: negative Diplomacy that isn’t offset carries over to the next Interaction', () => {
    const drive = dealing().does('side:warp-drive:diplomacy', 'deal:done');
    expect(openOptions(interactions(drive.g, 0))[0]?.hint).toContain('start with -1 Diplomacy');
    drive.does('interact:B2', 'play:hailing-frequencies:basic');
    expect(captain(drive.g).points.diplomacy).toBe(1);
  });

  it('F-INTERACT-02 F-EMERG-01: an Interaction for a card doesn’t rule out Emergency Repairs if no Diplomacy was used', () => {
    const drive = dealing().does('deal:done');
    expect(captain(drive.g).points.diplomacy).toBe(0);
    expect(drive.g.turn?.courted).toBe(false);
    expect(drive.offers('emergency')).toBe(true);
  });
});
