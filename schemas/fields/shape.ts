import type { ChoiceLabels, FieldShape, Shape } from '../definitions/object-shape.ts';
import { choiceLabels, shapes } from '../generated/shapes.ts';
import { toPascalCase } from '../text/pascal-case.ts';

/** The shape of a definition such as `Page`, `Section` or `Link`. */
export function shapeOf(definition: string): Shape | undefined {
  return Object.hasOwn(shapes, definition) ? shapes[definition] : undefined;
}

/** The shape of a widget type's content; undefined for types that this version does not know. */
export function contentShapeOf(type: string): Shape | undefined {
  return shapeOf(contentDefinition(type));
}

/** What people call the values of a field that takes only some. */
export function choiceLabelsOf(field: FieldShape | undefined): ChoiceLabels | undefined {
  return field?.choices === undefined ? undefined : choiceLabels[field.choices];
}

/** `media-text` → `MediaTextContent`. */
export function contentDefinition(type: string): string {
  return `${toPascalCase(type)}Content`;
}
