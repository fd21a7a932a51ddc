import { ComponentType } from 'discord-api-types/v10';
import type { GameChat } from '../chat/game-chat.ts';
import { optionsOf } from '../kernel/decision.ts';
import type { Decision } from '../kernel/types.ts';
import { customIds, isInBlocks, MOST_COMPONENTS, partsOf, textsOf, walk } from '../queue/blocks.ts';
import type { MessageBody } from '../queue/transport.ts';
import { bodyOf, type RowsDraft } from './compose/body.ts';
import { SHOWN } from './compose/distinct-labels.ts';
import { type Form, formOf } from './compose/forms.ts';
import { decisionNames, openings } from './compose/levels.ts';
import { moveDraft } from './compose/move.ts';
import { type MenuLevel, optionRows } from './compose/options.ts';
import type { Row } from './compose/rows.ts';
import { rulesDraft } from './compose/rules.ts';
import { namesOf, readId } from './ids.ts';
import { LIMITS } from './limits.ts';

/** Records a fault, with its place in the message. */
type Complain = (what: string) => void;

/** Lists the reasons why Discord would reject this message. */
export function faultsOfMessage(message: MessageBody): string[] {
  const faults: string[] = [];
  const complain: Complain = (what) => faults.push(what);
  const parts = partsOf(message['components']);
  const rows = walk(parts).filter((part): part is Row => 'type' in part && part.type === ComponentType.ActionRow);
  for (const row of rows) checkRow(complain, row);
  unique(complain, 'ids', customIds(parts));
  if (isInBlocks(message)) {
    between(complain, 'components', walk(parts).length, 1, MOST_COMPONENTS);
    between(complain, 'text', textsOf(parts).join('').length, 1, LIMITS.text);
    return faults;
  }
  const content = typeof message['content'] === 'string' ? message['content'] : '';
  between(complain, 'content', content.length, 1, LIMITS.content);
  between(complain, 'rows', rows.length, 0, LIMITS.rows);
  return faults;
}

function idOf(component: Row['components'][number]): string {
  return 'custom_id' in component ? component.custom_id : '';
}

function checkRow(complain: Complain, { components }: Row): void {
  between(complain, 'components in a row', components.length, 1, LIMITS.buttonsInRow);
  for (const component of components) {
    between(complain, 'id', idOf(component).length, 1, LIMITS.customId);
    if (component.type === ComponentType.Button) {
      between(complain, 'button', 'label' in component ? (component.label ?? '').length : 0, 1, LIMITS.buttonLabel);
    } else if (component.type === ComponentType.StringSelect) {
      between(complain, 'menu beside others', components.length, 1, 1);
      checkMenu(complain, component);
    } else if (component.type === ComponentType.UserSelect) {
      between(complain, 'menu beside others', components.length, 1, 1);
      between(complain, 'placeholder', (component.placeholder ?? '').length, 0, LIMITS.placeholder);
    }
  }
}

interface Menu {
  options: readonly { value: string; label: string; description?: string }[];
  min_values?: number;
  max_values?: number;
  placeholder?: string;
}

function checkMenu(complain: Complain, { options, min_values = 1, max_values = 1, placeholder = '' }: Menu): void {
  between(complain, 'menu', options.length, 1, LIMITS.menuOptions);
  between(complain, 'placeholder', placeholder.length, 0, LIMITS.placeholder);
  between(complain, 'minimum number of choices', min_values, 0, options.length);
  between(complain, 'maximum number of choices', max_values, Math.max(1, min_values), options.length);
  unique(
    complain,
    'values',
    options.map(({ value }) => value),
  );
  for (const { value, label, description = '-' } of options) {
    between(complain, 'value', value.length, 1, LIMITS.menuValue);
    between(complain, `label “${label}”`, label.length, 1, LIMITS.menuLabel);
    between(complain, `hint of “${label}”`, description.length, 1, LIMITS.menuHint);
  }
}

function faultsOfForm(form: Form): string[] {
  const faults: string[] = [];
  const complain: Complain = (what) => faults.push(what);
  between(complain, 'form id', form.custom_id.length, 1, LIMITS.customId);
  between(complain, 'form title', form.title.length, 1, LIMITS.formTitle);
  between(complain, 'fields', form.components.length, 1, LIMITS.formFields);
  for (const field of form.components) {
    if (field.type !== ComponentType.Label) {
      complain('a field without a label');
      continue;
    }
    between(complain, `field “${field.label}”`, field.label.length, 1, LIMITS.fieldLabel);
    between(complain, 'field hint', (field.description ?? '-').length, 1, LIMITS.fieldHint);
    if (field.component.type === ComponentType.StringSelect) checkMenu(complain, field.component);
  }
  return faults;
}

/**
 * Lists everything about a decision that exceeds Discord's limits at any level, and labels that look alike on a phone.
 * Tests and the fuzzer require an empty list for every decision.
 */
export function faultsOfDecision(decision: Decision, chat: GameChat): string[] {
  const asked = { table: 'aaaaaa', title: 'A table', decision, undo: 12_345_678 };
  const faults = [...faultsOfDraft(moveDraft(asked, chat)), ...faultsOfMessage(bodyOf(rulesDraft(asked)))];
  if (decision.kind === 'pick') {
    for (const opening of openings(decision).values()) {
      for (const page of [0, 999]) faults.push(...faultsOfDraft(moveDraft(asked, chat, { ...opening, page })));
    }
  } else {
    faults.push(...faultsOfForm(formOf('aaaaaa', decision)));
  }
  faults.push(...unreachable(decision, chat));
  const labels = decision.options.map(({ label }) => label.slice(0, SHOWN));
  unique((what) => faults.push(what), `labels within ${SHOWN} characters`, labels);
  for (const { label, hint = '' } of decision.options) {
    between((what) => faults.push(what), `label “${label}”`, label.length, 1, LIMITS.buttonLabel);
    between((what) => faults.push(what), `hint of “${label}”`, hint.length, 0, LIMITS.menuHint);
  }
  return faults.map((fault) => `${decision.kind} “${decision.prompt}”: ${fault}`);
}

/** Lists the faults of both forms of a draft. */
function faultsOfDraft(draft: RowsDraft): string[] {
  const { ephemeral } = draft;
  return [draft, ...(ephemeral === undefined ? [] : [ephemeral])].flatMap((form) => faultsOfMessage(bodyOf(form)));
}

/**
 * Lists labels in one message that look alike on a phone, at any level of a decision: adjacent buttons, or lines of
 * one menu.
 */
export function alikeLabels(decision: Decision, chat: GameChat): string[] {
  const faults: string[] = [];
  for (const components of levelsOf(decision, chat).shown) {
    const buttons = components.flatMap((part) => ('label' in part && part.label !== undefined ? [part.label] : []));
    const menus = components.map((part) =>
      part.type === ComponentType.StringSelect ? part.options.map(({ label }) => label) : [],
    );
    for (const labels of [buttons, ...menus]) {
      const shown = labels.map((label) => label.slice(0, SHOWN));
      unique((what) => faults.push(`“${decision.prompt}”: ${what}`), 'a message', shown);
    }
  }
  return faults;
}

/**
 * Returns everything that a decision's buttons, menus and pages lead to: the components of each level and the names that
 * these components use.
 */
function levelsOf(decision: Decision, chat: GameChat) {
  const openable = openings(decision);
  const found = new Set<string>();
  const levels: MenuLevel[] = [{ verb: null, page: 0 }];
  const visit = (name: string, page: number): void => {
    found.add(name);
    const what = openable.get(name);
    const isKnown = levels.some(
      (level) => level.verb === what?.verb && level.group === what?.group && level.page === page,
    );
    if (what !== undefined && !isKnown) levels.push({ ...what, page });
  };
  const shown: Row['components'][] = [];
  for (const level of levels) {
    const components = optionRows('aaaaaa', decision, chat, level).flatMap((row) => row.components);
    shown.push(components);
    for (const component of components) {
      const id = readId(idOf(component));
      if (id !== null && 'name' in id) visit(id.name, id.act === 'open' ? id.page : 0);
      if (component.type === ComponentType.StringSelect) for (const { value } of component.options) visit(value, 0);
    }
  }
  return { shown, found };
}

/**
 * Returns the options that no path of buttons, menus and pages reaches. A menu of whole answers, or a form, leads to
 * all options except those in `instead`.
 */
function unreachable(decision: Decision, chat: GameChat): string[] {
  const names = namesOf(decisionNames(decision));
  const { shown, found } = levelsOf(decision, chat);
  const isWhole = decision.kind !== 'pick' && decision.kind !== 'amount' && decision.kind !== 'subset';
  const all = isWhole || shown.flat().some((component) => readId(idOf(component))?.act === 'form');
  const wanted = all ? (decision.instead ?? []) : optionsOf(decision);
  return wanted.flatMap(({ key, label }) =>
    found.has(names.get(key) ?? '') ? [] : [`no button or menu leads to “${label}”`],
  );
}

function between(complain: Complain, what: string, value: number, least: number, most: number): void {
  if (value < least || value > most) complain(`${what}: ${value} is not ${least} to ${most}`);
}

function unique(complain: Complain, what: string, values: readonly string[]): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) complain(`${what}: “${value}” appears twice`);
    seen.add(value);
  }
}
