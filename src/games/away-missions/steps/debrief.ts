import { procedure } from '../../../kernel/game.ts';
import type { Question, Seat } from '../../../kernel/types.ts';
import { nameOf } from '../content/cards.ts';
import { type Play, plays } from '../effects/plays.ts';
import { playerOf } from '../rules/find.ts';
import { amount, seatName } from '../rules/names.ts';
import { corePoints } from '../score.ts';
import type { AwayMissions, CardId } from '../state.ts';

interface Local {
  /** End of Game Missions that were chosen and are not played yet, first the first seat’s. */
  chosen?: { seat: Seat; card: CardId; action: string }[];
}

/** Beam Up and Debrief: End of Game Missions, then the Core Missions (M-END-01 to M-END-03, M-PLAY-03). */
export const debrief = procedure<AwayMissions, Local>({
  begin(ctx) {
    ctx.g.phase = 'debrief';
    ctx.g.turn = null;
    ctx.log('The three rounds are over: beam up and debrief.', 'M-SEQ-07');
    return 'choose';
  },
  // Everyone who still holds Mission cards is asked, whatever they are.
  choose: {
    askAll: ({ g }) =>
      [...g.players.keys()]
        .filter((seat) => playerOf(g, seat).hand.mission.length > 0)
        .map((seat) => question(g, seat)),
    reveal({ g }, local, answers) {
      local.chosen = [...g.players.keys()].flatMap((seat) =>
        endOfGame(g, seat)
          .filter(({ key }) => answers[seat]?.includes(key))
          .map(({ card, action }) => ({ seat, card, action })),
      );
      return 'play';
    },
  },
  play(ctx, local) {
    const next = local.chosen?.shift();
    if (next === undefined) return 'core';
    ctx.call('play', { ...next, character: null, via: null });
    return 'play';
  },
  core(ctx) {
    for (const [seat, { core }] of ctx.g.players.entries()) {
      if (core === null) continue;
      const points = corePoints(ctx.g, seat);
      ctx.log(
        `${seatName(ctx.g, seat)}’s Core Mission, ${nameOf(core)}, gives ${amount(points, 'point')}.`,
        'M-END-03',
      );
    }
    return null;
  },
});

/** M-END-02: only Missions whose conditions are met. */
function endOfGame(g: AwayMissions, seat: Seat): Play[] {
  return plays(g, seat, null, 'debrief').filter(({ reason }) => reason === null);
}

function question(g: AwayMissions, seat: Seat): Question {
  const options = endOfGame(g, seat).map(({ option }) => option);
  const prompt = 'Choose the End of Game Missions to score.';
  return { seat, kind: 'subset', prompt, options, min: 0, max: options.length, rule: 'M-END-01' };
}
