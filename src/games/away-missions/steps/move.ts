import { procedure } from '../../../kernel/game.ts';
import type { Option } from '../../../kernel/types.ts';
import { isIncapacitated } from '../effects/sorts.ts';
import { pushMoves } from '../rules/actions.ts';
import { characterName } from '../rules/characters.ts';
import { characterOf } from '../rules/find.ts';
import { amount } from '../rules/names.ts';
import { reachable } from '../rules/paths.ts';
import { put } from '../rules/placing.ts';
import { steps } from '../rules/ratings.ts';
import type { AwayMissions, CharacterId, SpaceId } from '../state.ts';

interface Local {
  character: CharacterId;
  /** Spaces at most; as far as the Move rating allows unless told. */
  steps?: number;
  /** A free move, which may be declined (M-PLAY-21). */
  free?: boolean;
  /** Where to; asked unless told. */
  to?: SpaceId;
}

/** A Move Action (M-MOVE-01), along a shortest legal way. */
export const move = procedure<AwayMissions, Local>({
  begin: (_ctx, { to }) => (to === undefined ? 'choose' : 'go'),
  choose: {
    ask({ g }, { character: id, steps: most, free }) {
      const character = characterOf(g, id);
      const options: Option[] = [];
      // M-STUN-07: Incapacitated characters don’t move at all.
      if (character.where === 'area' && !isIncapacitated(character)) {
        pushMoves(g, character, most ?? steps(g, character), options);
      }
      if (options.length === 0) return { go: null };
      if (free) options.push({ key: 'pass', verb: 'pass', label: 'Stay', rule: 'M-PLAY-21' });
      const prompt = `Where does ${characterName(id)} move?`;
      return { seat: character.seat, kind: 'pick', prompt, options, min: 1, max: 1, rule: 'M-MOVE-01' };
    },
    answer(_ctx, local, { key }) {
      if (key === 'pass') return null;
      local.to = key.slice('move:'.length);
      return 'go';
    },
  },
  go(ctx, { character: id, steps: most, to }) {
    const { g } = ctx;
    const character = characterOf(g, id);
    const way = reachable(g, character, most ?? steps(g, character)).find((end) => end.space === to);
    if (way === undefined) throw new Error(`${id} has no way to ${to}`);
    const from = character.space;
    // M-COVER-02, M-OPEN-14.
    put(character, way.space);
    g.trace = { character: id, path: way.path };
    ctx.log(`${characterName(id)} moves from ${from} to ${way.space}, ${amount(way.steps, 'space')}.`, 'M-MOVE-01');
    return null;
  },
});
