import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type { Change, FieldChanged, NodeAdded, NodeName, NodeRemoved } from '../compare/change.ts';
import { changeFragment, type Fragment, placePhrase } from './change-fragment.ts';
import { withValues } from './field-fragment.ts';
import { sentence } from './format-change.ts';
import { message } from './message.ts';
import { nodePhrase } from './node-phrase.ts';

/** All that happened to one node, which for a section includes the widget that only it shows. */
export interface ChangeSummary {
  readonly nodeId: string;
  readonly nodeKind: Change['nodeKind'];
  /** A sentence without a full stop. */
  readonly text: string;
}

/** Changes of one node that a sentence tells; the others it counts. */
const MAX_TOLD = 4;

/** Widgets that a sentence names of what came or went with a section. */
const MAX_NAMED = 3;

/** What changed, for people: one sentence a node, in the order of the changes. */
export function summariseChanges(
  changes: readonly Change[],
  language: ProblemLanguage,
): ChangeSummary[] {
  const { kept, contents } = foldSubtrees(changes);
  return bySubject(kept).flatMap((group) => summary(group, { contents, language }));
}

function bySubject(changes: readonly Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const subject = subjectOf(change);
    const group = groups.get(subject);
    if (group) group.push(change);
    else groups.set(subject, [change]);
  }
  return [...groups.values()];
}

function subjectOf({ nodeKind, nodeId, partnerId }: Change): string {
  if (nodeKind !== 'widget' || partnerId === undefined) return `${nodeKind} ${nodeId}`;
  return `section ${partnerId}`;
}

type Contents = ReadonlyMap<Change, readonly Change[]>;

interface Folded {
  readonly kept: readonly Change[];
  /** What came or went inside of a section that came or went. */
  readonly contents: Contents;
}

/** Parents come before their children in changes. */
function foldSubtrees(changes: readonly Change[]): Folded {
  const roots = { added: new Map<string, Change>(), removed: new Map<string, Change>() };
  const contents = new Map<Change, Change[]>();
  const kept = changes.filter((change) => {
    if ((change.kind !== 'added' && change.kind !== 'removed') || !change.place) return true;
    const of = roots[change.kind];
    const { parent } = change.place;
    const root = parent && of.get(keyOf(parent));
    of.set(keyOf(change), root ?? change);
    if (!root) return true;
    const inside = contents.get(root);
    if (inside) inside.push(change);
    else contents.set(root, [change]);
    return false;
  });
  return { kept, contents };
}

/** A page of a form may have the same id as one of its sections. */
function keyOf({ nodeKind, nodeId }: NodeName): string {
  return `${nodeKind} ${nodeId}`;
}

interface Telling {
  readonly contents: Contents;
  readonly language: ProblemLanguage;
}

function summary(group: readonly Change[], telling: Telling): ChangeSummary[] {
  const [first] = group;
  if (!first) return [];
  const { language } = telling;
  const told = group.slice(0, MAX_TOLD).map((change) => fragmentOf(change, telling));
  const [head, ...tail] = told;
  if (!head) return [];
  const text = [sentence(first, head, language), ...tail.map((part) => part.text)].join('; ');
  return [{ ...subject(first), text: text + rest(group.length - told.length, language) }];
}

function subject({ nodeId, nodeKind, partnerId }: Change): Omit<ChangeSummary, 'text'> {
  return nodeKind === 'widget' && partnerId !== undefined
    ? { nodeId: partnerId, nodeKind: 'section' }
    : { nodeId, nodeKind };
}

function rest(count: number, language: ProblemLanguage): string {
  if (count === 0) return '';
  const words =
    count === 1
      ? message('one-more-change', language)
      : message('more-changes', language, { count });
  return `, ${words}`;
}

function fragmentOf(change: Change, telling: Telling): Fragment {
  const { contents, language } = telling;
  if (change.kind === 'field') return fieldOf(change, language);
  const inside = contents.get(change)?.filter(({ type }) => type !== undefined) ?? [];
  const isSection = change.kind === 'added' || change.kind === 'removed';
  if (!isSection || inside.length === 0) return changeFragment(change, language);
  return { text: subtreeText(change, inside, language), joint: undefined };
}

/** Of most changes the values would be too much; what came or went says little without, nor do the fields of the page. */
function fieldOf(change: FieldChanged, language: ProblemLanguage): Fragment {
  const fragment = changeFragment(change, language);
  const { before, after, nodeKind } = change;
  if (before !== undefined && after !== undefined && !isHead(nodeKind)) return fragment;
  return { ...fragment, text: withValues(change, fragment.text, language) };
}

function isHead(nodeKind: Change['nodeKind']): boolean {
  return nodeKind === 'page' || nodeKind === 'form';
}

function subtreeText(
  change: NodeAdded | NodeRemoved,
  inside: readonly Change[],
  language: ProblemLanguage,
): string {
  const names = inside.slice(0, MAX_NAMED).map((node) => nodePhrase(node, language));
  const count = inside.length - names.length;
  const listed = count > 0 ? [...names, message('more-nodes', language, { count })] : names;
  const list = new Intl.ListFormat(language).format(listed);
  const name = message('a-section-with', language, { list });
  const where = change.kind === 'added' && placePhrase(change, language);
  return where
    ? message('added-at', language, { name, where })
    : message(change.kind, language, { name });
}
