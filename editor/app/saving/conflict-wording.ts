import { upperFirst } from 'lodash-es';
import type { FieldChanged, NodeName } from '#schemas/diff/compare/change.ts';
import { longestIncreasing } from '#schemas/diff/compare/longest-increasing.ts';
import { ownText } from '#schemas/diff/compare/own-text.ts';
import { nodesOf, type PageNodes } from '#schemas/diff/compare/page-nodes.ts';
import { fieldPhrase } from '#schemas/diff/words/field-phrase.ts';
import { nodePhrase } from '#schemas/diff/words/node-phrase.ts';
import { valuePhrases } from '#schemas/diff/words/value-phrase.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toPlainText } from '#schemas/text/plain-text.ts';
import { type EditedPage, toPageDocument } from '../../document/edited-page.ts';
import type { MergeConflict } from '../../document/merge/conflict.ts';
import { formatMessage, type Language, type MessageKey } from '../../ui/messages/messages.ts';

/** A word with the space behind it. */
const WORDS = /\s*\S+\s*/g;

/** A conflict in words. */
export interface WordedConflict {
  /** `Encabezado "Reparte con nosotros"`. */
  readonly node: string;
  /** `el texto`. */
  readonly field: string;
  readonly mine: readonly WordRun[];
  readonly theirs: readonly WordRun[];
}

/** Texts longer than this are cut: a choice has to fit on the screen. */
const MAX_SHOWN = 1_200;

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
    if (isOrder) return plain(say('conflict.order.own', language));
    const parent = nodes.sections.get(`1 ${String(value)}`)?.name;
    const name = parent ? nodePhrase(parent, language) : String(value);
    return plain(say('conflict.place.in', language, name));
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
    return plain(say(isRemoved ? 'conflict.removed' : 'conflict.empty', language));
  }
  if (typeof value === 'string' && value !== '') {
    const shown = nodes.widgets.get(`1 ${value}`)?.name;
    if (shown) return plain(nodePhrase(shown, language));
    const before = typeof conflict.base === 'string' ? readable(conflict.base) : '';
    return wordDiff(before, readable(value));
  }
  return plain(
    phrase ??
      (isRecord(value) ? ownText(value['content'] ?? value) : undefined) ??
      say('conflict.kept', language),
  );
}

function readable(text: string): string {
  const shown = text.includes('<') ? toPlainText(text).trim() : text;
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
}

function plain(text: string): WordRun[] {
  return [{ text, isNew: false }];
}

/** A run of words of a text, and whether the text before had it. */
interface WordRun {
  readonly text: string;
  readonly isNew: boolean;
}

/** The words of a text that another did not have, beside those that it had in this order. */
export function wordDiff(before: string, after: string): WordRun[] {
  const words = after.match(WORDS) ?? [];
  const places = wordPlaces(before.match(WORDS) ?? []);
  const found = words.flatMap((word, index) => {
    const place = places.get(word.trim())?.shift();
    return place === undefined ? [] : [{ index, place }];
  });
  const kept = longestIncreasing(found.map(({ place }) => place));
  const old = new Set(found.flatMap(({ index }, position) => (kept.has(position) ? [index] : [])));
  return joinedRuns(words.map((text, index) => ({ text, isNew: !old.has(index) })));
}

function wordPlaces(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, word] of words.entries()) {
    const key = word.trim();
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  return places;
}

function joinedRuns(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.isNew === run.isNew)
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
