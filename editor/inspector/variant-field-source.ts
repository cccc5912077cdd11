import { isRecord } from '#schemas/json/fields.ts';
import { writeAt } from '../document/edits/set-field.ts';
import type { FieldSource } from '../forms/field/field-source-context.ts';
import { movedProblems } from '../forms/field/moved-problems.ts';

const CONTENT = '/content';
export const VARIANT = '/variants/p';

/**
 * A widget's content as `/p/` paths show it. Pointers start with `/content` as those of the content do; what is
 * written lies over it, key by key, and the rest comes from it.
 */
export function createVariantFieldSource(widget: FieldSource): FieldSource {
  const isOwn = (key: string) => widget.read(`${VARIANT}/${key}`) !== undefined;
  const placeOf = (pointer: string) =>
    isOwn(keyOf(pointer)) ? pointer.replace(CONTENT, VARIANT) : pointer;
  return {
    ...widget,
    read: (pointer) => widget.read(placeOf(pointer)),
    write(pointer, value, continues) {
      const key = keyOf(pointer);
      const place = pointer.replace(CONTENT, VARIANT);
      const isWhole = pointer === `${CONTENT}/${key}`;
      if (isWhole && value === undefined) return widget.write(lastOf(widget, place), undefined);
      if (isWhole || isOwn(key)) return widget.write(place, value, continues);
      const copy = { [key]: structuredClone(widget.read(`${CONTENT}/${key}`)) };
      writeAt(copy, pointer.slice(CONTENT.length), value);
      widget.write(`${VARIANT}/${key}`, copy[key], continues);
    },
    typingKey(pointer) {
      const key = keyOf(pointer);
      const place = isOwn(key) ? pointer.replace(CONTENT, VARIANT) : `${VARIANT}/${key}`;
      return widget.typingKey?.(place) ?? place;
    },
    problems: movedProblems(widget, VARIANT, CONTENT),
    inheritance: {
      origin: 'fields.from-content',
      isOwn(pointer) {
        const key = keyOf(pointer);
        return pointer === `${CONTENT}/${key}` ? isOwn(key) : undefined;
      },
    },
  };
}

/** As it stands in the pointer, escaped. */
function keyOf(pointer: string): string {
  return pointer.split('/')[2] ?? '';
}

/** The value at a place, or all the variants where nothing else would be left of them. */
function lastOf(widget: FieldSource, place: string): string {
  const overrides = widget.read(VARIANT);
  const isLast = isRecord(overrides) && Object.keys(overrides).length === 1;
  return isLast ? '/variants' : place;
}
