import { upperFirst } from 'lodash-es';
import type { FieldChanged, NodeName } from '#schemas/diff/compare/change.ts';
import { ownText } from '#schemas/diff/compare/own-text.ts';
import { nodesOf, type PageNodes } from '#schemas/diff/compare/page-nodes.ts';
import { fieldPhrase } from '#schemas/diff/words/field-phrase.ts';
import { nodePhrase } from '#schemas/diff/words/node-phrase.ts';
import { valuePhrases } from '#schemas/diff/words/value-phrase.ts';
import { isRecord } from '#schemas/json/fields.ts';
import {
  plainRun,
  type WordedConflict,
  type WordRun,
  wordText,
} from '../../conflicts/word-diff.ts';
import { type EditedPage, toPageDocument } from '../../document/edited-page.ts';
import type { MergeConflict } from '../../document/merge/conflict.ts';
import { formatMessage, type Language, type MessageKey } from '../../ui/messages/messages.ts';

/** Words conflicts of a page. */
export function wordConflicts(
  conflicts: readonly MergeConflict[],
  page: EditedPage,
  language: Language,
): readonly WordedConflict[] {
  const nodes = nodesOf(toPageDocument(page));
  return conflicts.map((conflict) => wordConflict(conflict, nodes, language));
}

function wordConflict(
  conflict: MergeConflict,
  nodes: PageNodes,
  language: Language,
): WordedConflict {
  const name = nameOf(conflict, nodes);
  const node = upperFirst(nodePhrase(name, language));
  if (conflict.kind === 'place') return { node, ...wordPlace(conflict, nodes, language) };
  const { pointer, items, mine, theirs } = conflict;
  const change: FieldChanged = {
    kind: 'field',
    ...name,
    pointer,
    items,
    before: mine,
    after: theirs,
  };
  const field =
    pointer === '' ? say('conflict.whole', language) : fieldPhrase(change, language).text;
  const phrases = valuePhrases(change, language);
  const word = (value: unknown, phrase: string | undefined) =>
    wordValue(value, { conflict, phrase, nodes, language });
  return { node, field, mine: word(mine, phrases.before), theirs: word(theirs, phrases.after) };
}

function say(key: MessageKey, language: Language, name = ''): string {
  return formatMessage(language, key, { name });
}

function nameOf({ owner }: MergeConflict, nodes: PageNodes): NodeName {
  if (owner.kind === 'head') return { nodeId: '', nodeKind: 'page' };
  const entries = owner.kind === 'section' ? nodes.sections : nodes.widgets;
  return entries.get(`1 ${owner.id}`)?.name ?? { nodeId: owner.id, nodeKind: owner.kind };
}

function wordPlace(conflict: MergeConflict, nodes: PageNodes, language: Language) {
  const isOrder = conflict.pointer === '/childIds';
  const word = (value: unknown): WordRun[] => {
    if (isOrder) return plainRun(say('conflict.order.own', language));
    const parent = nodes.sections.get(`1 ${String(value)}`)?.name;
    const name = parent ? nodePhrase(parent, language) : String(value);
    return plainRun(say('conflict.place.in', language, name));
  };
  return {
    field: say(isOrder ? 'conflict.order' : 'conflict.place', language),
    mine: word(conflict.mine),
    theirs: word(conflict.theirs),
  };
}

interface ValueWording {
  readonly conflict: MergeConflict;
  readonly phrase: string | undefined;
  readonly nodes: PageNodes;
  readonly language: Language;
}

function wordValue(value: unknown, { conflict, phrase, nodes, language }: ValueWording): WordRun[] {
  if (value === undefined) {
    const isRemoved = conflict.kind === 'removed';
    return plainRun(say(isRemoved ? 'conflict.removed' : 'conflict.empty', language));
  }
  if (typeof value === 'string' && value !== '') {
    const shown = nodes.widgets.get(`1 ${value}`)?.name;
    if (shown) return plainRun(nodePhrase(shown, language));
    return wordText(conflict.base, value);
  }
  return plainRun(
    phrase ??
      (isRecord(value) ? ownText(value['content'] ?? value) : undefined) ??
      say('conflict.kept', language),
  );
}
