import { type Ctx, procedure } from '../../../kernel/game.ts';
import { characterCard } from '../content/characters.ts';
import { characterOf } from '../rules/find.ts';
import { placeable, put } from '../rules/placing.ts';
import type { AwayMissions, CharacterId, SpaceId } from '../state.ts';

interface Local {
  character: CharacterId;
  /** Where the rule or card allows it; spaces that are full are left out here. */
  spaces: SpaceId[];
  /** Where it was placed; null when no space was free. */
  result?: SpaceId | null;
}

/** Places a character in one of some spaces, as its controller likes (M-MOVE-08). */
export const place = procedure<AwayMissions, Local>({
  begin: {
    ask({ g }, { character: id, spaces }) {
      const character = characterOf(g, id);
      const free = placeable(g, character, spaces);
      if (free.length < 2) return { go: 'only' };
      const { name } = characterCard(id);
      return {
        seat: character.seat,
        kind: 'pick',
        prompt: `Where is ${name} placed?`,
        options: free.map((space) => ({
          key: `place:${id}:${space}`,
          verb: 'place',
          label: `${name} to ${space}`,
          subject: { kind: 'space', id: space },
          rule: 'M-MOVE-08',
        })),
        min: 1,
        max: 1,
        rule: 'M-MOVE-08',
      };
    },
    answer(ctx, local, { key }) {
      stand(ctx, local, key.split(':')[2] ?? '');
      return null;
    },
  },
  only(ctx, local) {
    const [space] = placeable(ctx.g, characterOf(ctx.g, local.character), local.spaces);
    if (space === undefined) local.result = null;
    else stand(ctx, local, space);
    return null;
  },
});

function stand(ctx: Ctx<AwayMissions>, local: Local, space: SpaceId): void {
  put(characterOf(ctx.g, local.character), space);
  local.result = space;
  ctx.log(`${characterCard(local.character).name} is placed in ${space}.`, 'M-MOVE-08');
}
