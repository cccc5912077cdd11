import type { ProblemLanguage } from '../format-problem.ts';
import type {
  Change,
  FieldChanged,
  NodeAdded,
  Place,
  SectionMoved,
  SectionShows,
} from './change.ts';
import { fieldPhrase } from './field-phrase.ts';
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
export function placePhrase(place: Place, language: ProblemLanguage): string | undefined {
  const sibling = siblingPhrase(place, { isUp: place.previous === undefined, language });
  if (sibling !== undefined) return sibling;
  if (!place.parent || place.parent.isRoot) return undefined;
  return message('inside', language, { name: nodePhrase(place.parent, language) });
}

function added(change: NodeAdded, language: ProblemLanguage): string {
  const name = newNodePhrase(change, language);
  const where = change.place && placePhrase(change.place, language);
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
  { previous, next, inRow }: Place,
  { isUp, language }: Direction,
): string | undefined {
  const isBeforeNext = next !== undefined && (isUp || previous === undefined);
  const sibling = isBeforeNext ? next : previous;
  if (!sibling) return undefined;
  const name = nodePhrase(sibling, language);
  if (isBeforeNext) return message(inRow ? 'before' : 'above', language, { name });
  return message(inRow ? 'after' : 'below', language, { name });
}

function destination({ from, to }: SectionMoved, language: ProblemLanguage): string {
  const isHome = from.parent?.nodeId === to.parent?.nodeId;
  const isUp = isHome ? to.index <= from.index : to.previous === undefined;
  const where = siblingPhrase(to, { isUp, language });
  if (isHome || !to.parent) return where ?? message('elsewhere', language);
  const name = nodePhrase(to.parent, language);
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

function fieldFragment(change: FieldChanged, language: ProblemLanguage): string {
  const { text, isPlural } = fieldPhrase(change, language);
  const verb = change.item ?? verbOf(change);
  return message(`${isPlural ? 'fields' : 'field'}-${verb}`, language, { field: text });
}

function verbOf({ before, after }: FieldChanged): 'added' | 'removed' | 'changed' {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}
