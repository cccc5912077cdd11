import { parseJson } from '../../parse/parse-json.ts';
import type { Change, ChangePlace, FieldChanged } from './change.ts';
import { conditionLabels, type FormState } from './condition-labels.ts';
import { type FormPart, formParts } from './form-parts.ts';
import { longestIncreasing } from './longest-increasing.ts';
import { valueChanges } from './value-changes.ts';

type Parts = ReadonlyMap<string, FormPart>;

/**
 * What changed between two saved texts of a form: what is new or changed in the order of the form, then what is gone.
 * One change of kind `document` when the parts of one of them have no keys of their own.
 */
export function diffFormTexts(before: string, after: string): Change[] {
  if (before === after) return [];
  const old = partsOf(before);
  const now = partsOf(after);
  if (!old || !now) return [{ kind: 'document', nodeId: '', nodeKind: 'form' }];
  const passed = reorderedParts(old, now);
  const present = [...now.values()].flatMap((part) =>
    partChanges({ part, parts: now }, old, passed),
  );
  const gone = [...old.values()].filter(({ key }) => !now.has(key));
  return [
    ...present,
    ...gone.map((part): Change => ({ kind: 'removed', ...part.name, place: placeOf(part) })),
  ];
}

function partsOf(text: string): Parts | undefined {
  const json = parseJson(text);
  return json.ok ? formParts(json.value) : undefined;
}

function partChanges(after: FormState, before: Parts, passed: ReadonlySet<string>): Change[] {
  const { part } = after;
  const old = before.get(part.key);
  const place = placeOf(part, before);
  if (!old) return [{ kind: 'added', ...part.name, place }];
  const isMoved = old.parent?.key !== part.parent?.key || passed.has(part.key);
  const fields = valueChanges(old.fields, part.fields, '').map(
    (change): FieldChanged => ({
      ...{ kind: 'field', ...part.name, ...change },
      ...conditionLabels(change, { part: old, parts: before }, after),
    }),
  );
  if (!isMoved) return fields;
  return [{ kind: 'moved', ...part.name, from: placeOf(old), to: place }, ...fields];
}

/** Keys of parts that stayed in their parent and stand in another order among those that did too. */
function reorderedParts(before: Parts, after: Parts): ReadonlySet<string> {
  const moved = [...after.values()].flatMap(({ key, children }) => {
    const stayed = children.flatMap((child) => {
      const old = before.get(child.key);
      return old?.parent?.key === key ? [{ key: child.key, index: old.index }] : [];
    });
    const kept = longestIncreasing(stayed.map(({ index }) => index));
    return stayed.filter((_, position) => !kept.has(position));
  });
  return new Set(moved.map(({ key }) => key));
}

/** @param before told for a place in the later state, where the parent may be new */
function placeOf({ parent, index }: FormPart, before?: Parts): ChangePlace {
  const previous = parent?.children[index - 1]?.name;
  const next = parent?.children[index + 1]?.name;
  return {
    ...(parent && { parent: parent.name }),
    ...(parent && before && !before.has(parent.key) && { isParentNew: true as const }),
    ...(previous && { previous }),
    ...(next && { next }),
    index,
  };
}
