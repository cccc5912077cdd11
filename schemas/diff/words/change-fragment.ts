import type { ProblemLanguage } from '../../problems/format-problem.ts';
import type {
  Change,
  ChangedNode,
  ChangePlace,
  NodeAdded,
  SectionMoved,
  SectionShows,
} from '../compare/change.ts';
import { fieldFragment } from './field-fragment.ts';
import { message } from './message.ts';
import { newNodePhrase, nodePhrase, typePhrase } from './node-phrase.ts';

/** What a sentence says of its subject. */
export interface Fragment {
  readonly text: string;
  /** What stands between the subject and the text; undefined when the text names its subject itself. */
  readonly joint: ' ' | ': ' | undefined;
}

/** A change in words, in the middle of a sentence. */
export function changeFragment(change: Change, language: ProblemLanguage): Fragment {
  switch (change.kind) {
    case 'added':
      return { text: added(change, language), joint: undefined };
    case 'removed':
      return {
        text: message('removed', language, { name: newNodePhrase(change, language) }),
        joint: undefined,
      };
    case 'moved':
      return {
        text: message('moved', language, { where: destination(change, language) }),
        joint: ' ',
      };
    case 'shows':
      return { text: shows(change, language), joint: undefined };
    case 'type':
      return {
        text: message('type', language, { before: typePhrase(change.before, language) }),
        joint: ' ',
      };
    case 'field':
      return { text: fieldFragment(change, language), joint: ': ' };
    case 'order':
    case 'document':
      return { text: message(change.kind, language), joint: undefined };
  }
}

/** How a sentence says where something new stands; undefined when there is nothing to name. */
export function placePhrase(
  { place, ...node }: NodeAdded,
  language: ProblemLanguage,
): string | undefined {
  if (!place) return undefined;
  const sibling = siblingPhrase(place, { isUp: place.previous === undefined, language });
  if (sibling !== undefined) return sibling;
  if (!place.parent || place.parent.isRoot) return undefined;
  const name = parentPhrase(place, node, language) ?? message('a-section', language);
  return message('inside', language, { name });
}

function added(change: NodeAdded, language: ProblemLanguage): string {
  const name = newNodePhrase(change, language);
  const where = placePhrase(change, language);
  return where === undefined
    ? message('added', language, { name })
    : message('added-at', language, { name, where });
}

interface Direction {
  /** The section is told to stand above what follows, not below what precedes it. */
  readonly isUp: boolean;
  readonly language: ProblemLanguage;
}

function siblingPhrase(
  { previous, next, inRow }: ChangePlace,
  { isUp, language }: Direction,
): string | undefined {
  const isBeforeNext = next !== undefined && (isUp || previous === undefined);
  const sibling = isBeforeNext ? next : previous;
  if (!sibling) return undefined;
  const name = nodePhrase(sibling, language);
  if (isBeforeNext) return message(inRow ? 'before' : 'above', language, { name });
  return message(inRow ? 'after' : 'below', language, { name });
}

/**
 * What people call the section in which a node now stands; undefined for a section of sections that is known by the
 * words of that very node.
 */
function parentPhrase(
  { parent, isParentNew }: ChangePlace,
  { text }: ChangedNode,
  language: ProblemLanguage,
): string | undefined {
  if (isParentNew) return message('new-section', language);
  const isNamesake = parent?.type === undefined && text !== undefined && parent?.text === text;
  return parent && !isNamesake ? nodePhrase(parent, language) : undefined;
}

function destination({ from, to, ...node }: SectionMoved, language: ProblemLanguage): string {
  const isHome = from.parent?.nodeId === to.parent?.nodeId;
  const isUp = isHome ? to.index <= from.index : to.previous === undefined;
  const where = siblingPhrase(to, { isUp, language });
  if (isHome || !to.parent) return where ?? message('elsewhere', language);
  if (to.parent.isRoot && from.parent) {
    return where === undefined
      ? message('out-of-section', language)
      : message('out-of-section-at', language, { where });
  }
  const name = parentPhrase(to, node, language) ?? message('another-section', language);
  return where === undefined
    ? message('into', language, { name })
    : message('into-at', language, { name, where });
}

function shows({ before, after }: SectionShows, language: ProblemLanguage): string {
  const names = {
    ...(before && { before: nodePhrase(before, language) }),
    ...(after && { after: nodePhrase(after, language) }),
  };
  if (!after) return message('shows-no-more', language, names);
  return message(before ? 'shows-instead' : 'shows', language, names);
}
