import type { Steps } from '../../../../kernel/game.ts';
import type { Option } from '../../../../kernel/types.ts';
import { BASICS, COLOURS, type Colour } from '../../content/colours.ts';
import { diceToSet, maySet, rollFace, takeDie } from '../../rules/data.ts';
import { playerOf, seatName } from '../../rules/find.ts';
import { gainCrystal, gainData } from '../../rules/gains.ts';
import { restOf } from '../../rules/keys.ts';
import type { Frontiers } from '../../state.ts';
import { sentence } from '../../words.ts';
import { asks, basicOf, doing, type Run, sourceName } from './frame.ts';

/** The steps of effects on the Data Core. */
export const dice = {
  setDie: {
    ask({ g }, run) {
      const faces = diceToSet(g);
      if (faces.length === 0) return { go: 'begin' };
      const { colours, tokens } = doing(run, 'setDie');
      const options = faces.flatMap((face) =>
        colours.map((colour) => ({
          key: `set:${face}-${colour}`,
          verb: 'set',
          label: face === colour ? `${sentence(face)} die as it is` : `${sentence(face)} die, set to ${colour}`,
          hint: `${tokens} ${colour} Data Tokens`,
          group: `${sentence(face)} die`,
        })),
      );
      return asks(run, 'which die, and to which color?', options);
    },
    answer(ctx, run, { key }) {
      const [face = '', colour = ''] = restOf(key).split('-');
      const shown = colourOf(colour);
      takeDie(ctx, run.seat, colourOf(face));
      const die = playerOf(ctx.g, run.seat).dice.at(-1);
      // It goes back to the Core as it was set.
      if (die !== undefined) Object.assign(die, { colour: shown, used: true, fixed: true });
      // It is not the die of the turn.
      playerOf(ctx.g, run.seat).lasting.push({ modifier: { kind: 'dice', more: 1 }, until: 'turn' });
      gainData(ctx, run.seat, shown, doing(run, 'setDie').tokens);
      return 'begin';
    },
  },
  reroll: {
    ask({ g }, run) {
      if (doing(run, 'reroll').what === 'all') return { go: 'rerollAll' };
      const faces = BASICS.filter((colour) => g.core.includes(colour));
      const options = faces.map((colour) => ({
        key: `die:${colour}`,
        verb: 'die',
        label: `${sentence(colour)} die`,
        hint: `A ${colour} crystal; the die is rolled again`,
      }));
      return options.length === 0 ? { go: 'begin' } : asks(run, 'which die?', options);
    },
    answer(ctx, run, { key }) {
      const colour = basicOf(restOf(key));
      gainCrystal(ctx, run.seat, colour);
      const at = ctx.g.core.indexOf(colour);
      ctx.g.core[at] = rollFace(ctx);
      ctx.log(`A ${colour} die of the Core is rolled again.`, 'F-REVERT-03');
      return 'begin';
    },
  },
  rerollAll(ctx, run) {
    // F-VARIANT-15: white dice lie still while there are others.
    ctx.g.core = ctx.g.core.map((face) => (maySet(ctx.g, face) ? rollFace(ctx) : face));
    ctx.log(`${sourceName(run.from)}: the Core is rolled again: ${ctx.g.core.join(', ')}.`, 'F-REVERT-03');
    return 'begin';
  },
  claim: {
    ask({ g }, run) {
      const options: Option[] = BASICS.filter((colour) => g.core.includes(colour)).flatMap((colour) => [
        { key: `claim:${colour}-now`, verb: 'claim', label: `${sentence(colour)} die: 3 Data Tokens now` },
        {
          key: `claim:${colour}-later`,
          verb: 'claim',
          label: `${sentence(colour)} die: 1 Data Token in each later turn`,
        },
      ]);
      return options.length === 0 ? { go: 'begin' } : asks(run, 'which die?', options);
    },
    answer(ctx, run, { key }) {
      const [shown = '', when] = restOf(key).split('-');
      const colour = basicOf(shown);
      const { g } = ctx;
      const player = playerOf(g, run.seat);
      g.core.splice(g.core.indexOf(colour), 1);
      player.dice.push({ colour, used: true, kept: true });
      const curse = doing(run, 'claim').curse === true;
      const tokens = when === 'later';
      player.lasting.push({ modifier: { kind: 'claimed', colour, tokens, curse }, until: 'round' });
      ctx.log(`${seatName(g, run.seat)} keeps a ${colour} die until the Round ends.`, 'F-OPEN-83');
      if (!tokens) gainData(ctx, run.seat, colour, 3);
      return 'begin';
    },
  },
} satisfies Steps<Frontiers, Run>;

function colourOf(name: string): Colour {
  const colour = COLOURS.find((one) => one === name);
  if (colour === undefined) throw new Error(`${name} is no colour`);
  return colour;
}
