import { describe, expect, it } from 'vitest';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { trialDraft } from '../../../src/discord/compose/trial.ts';
import { readId } from '../../../src/discord/ids.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { customIds } from '../../../src/queue/blocks.ts';
import type { Preview, Trial } from '../../../src/tables/preview-parts.ts';
import { controlsOf, wordsOf } from '../../support/drafts.ts';
import { decision, seen, skirmish } from './support/samples.ts';

const MARK = '100000000000000001';
const picks = [{ label: 'Move to C4', hint: 'costs 2' }, { label: 'Attack' }];
const chat = { ...skirmish, forecast: () => ['That leaves you 3.'] };
const question = { ...decision('pick', [{ key: 'attack:a', verb: 'attack', label: 'Attack Worf' }]), id: `t${MARK}` };
const steps = picks.map(({ label }) => label);

/** The message about a private copy. */
function drafted(trial: Partial<Trial>, preview: Partial<Preview> = {}, asks = true): Draft {
  const view = seen({
    view: {},
    decision: asks ? question : null,
    preview: { line: '', picks, told: [], stopped: null, before: {}, ...preview },
    trial: { mark: MARK, steps, reached: steps.length, broken: null, ...trial },
  });
  return trialDraft(view, chat, { what: 'try', mark: MARK });
}

const labels = (draft: Draft): string[] => controlsOf(bodyOf(draft)).map(({ label = '' }) => label);

describe('the message about a private copy', () => {
  it('says that nothing is played, and shows the steps, the result and the options there', () => {
    const draft = drafted({});
    const lines = wordsOf(draft).split('\n');
    expect(lines[0]).toBe('### Trying it out · 2 steps');
    expect(lines[1]).toMatch(/^-# A private copy of .*, made from what you know\. Nothing here is played\.$/);
    expect(lines.slice(2)).toEqual([
      '1. Move to C4 · costs 2',
      '2. Attack',
      '**That leaves you 3.**',
      `Then: ${question.prompt}`,
    ]);
    expect(labels(draft)).toEqual(['Attack Worf', 'Play these 2 steps', 'One step back', 'Throw away']);
  });

  it('has only buttons of the private copy, so no click answers the real question', () => {
    const ids = customIds(bodyOf(drafted({}))).map(readId);
    expect(ids.map((id) => (id !== null && 'decision' in id ? id.decision : id))).toEqual(ids.map(() => `t${MARK}`));
  });

  it.each<[Preview['by'], string]>([
    ['dice', 'dice decide'],
    ['cards', 'hidden cards or choices decide'],
    ['players', 'other players decide'],
  ])('says that it stops where %s decide, and offers no more options', (by, says) => {
    const stopped = { text: 'The preview ends here.', rule: 'T-PREVIEW-01' };
    const draft = drafted({}, { stopped, ...(by === undefined ? {} : { by }) });
    expect(wordsOf(draft)).toContain(`The copy stops here, because ${says} what comes next.`);
    expect(labels(draft)).toEqual(['Play these 2 steps', 'One step back', 'Throw away']);
  });

  it('says at which step the copy breaks, and then can’t be played', () => {
    const broken = { text: 'You have no Move left.', rule: 'T-TURN-01' };
    const draft = drafted({ reached: 1, broken }, { picks: picks.slice(0, 1) });
    expect(wordsOf(draft)).toContain('2. ~~Attack~~');
    expect(wordsOf(draft)).toContain(
      'The table has moved on, and step 2 breaks: You have no Move left. (rule T-TURN-01)',
    );
    expect(labels(draft)).toEqual(['Drop the broken steps', 'Throw away']);
  });

  it('can only be closed before its first step', () => {
    const draft = drafted({ steps: [], reached: 0 }, { picks: [] });
    expect(wordsOf(draft)).toMatch(/^### Trying it out\n/);
    expect(labels(draft)).toEqual(['Attack Worf', 'Close']);
  });

  it('gives options with prices a line each if the message has room for them', () => {
    const options: Option[] = Array.from({ length: 8 }, (_, at) => ({
      ...{ key: `move:${at}`, verb: 'move', label: `Cell ${at}`, hint: '2 Culture. Far' },
    }));
    const view = seen({
      view: {},
      decision: { ...question, options },
      preview: { line: '', picks, told: [], stopped: null, before: {} },
      trial: { mark: MARK, steps, reached: 2, broken: null },
    });
    const draft = trialDraft(view, chat, { what: 'try', mark: MARK });
    expect(labels(draft).filter((label) => label === '2 Culture')).toHaveLength(8);
    expect(labels(draft)).toContain('Throw away');
  });
});
