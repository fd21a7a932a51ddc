import { procedure } from '../../../../kernel/game.ts';
import type { AwayMissions, CharacterId } from '../../state.ts';
import { place } from '../area/place.ts';
import { nearestPlaceable } from '../area/placing.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf } from '../characters/find.ts';
import { assimilated } from './leaving.ts';

interface Local {
  /** The character that has just been Neutralized, still in its space. */
  target: CharacterId;
  /** The Borg that assimilates. */
  by: CharacterId;
}

/** A Neutralized character becomes a Borg Drone (M-ASSIM-01 to M-ASSIM-07). */
export const assimilate = procedure<AwayMissions, Local>('assimilate')({
  begin(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    const by = characterOf(ctx.g, local.by);
    const near = by.space ?? target.space;
    assimilated(ctx.g, target, by.seat);
    ctx.log(`${characterName(by.id)} assimilates ${characterName(target.id)}, now a stunned Borg Drone.`, 'M-ASSIM-01');
    // M-ASSIM-03, M-OPEN-29: adjacent, else as near as possible; with no space free at all it waits in reserve.
    const spaces = near === null ? [] : nearestPlaceable(ctx.g, target, near);
    ctx.call(place, { character: target.id, spaces });
    return 'end';
  },
  end: () => null,
});
