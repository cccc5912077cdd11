import type { DocumentDefinition } from '../definitions/document-definition.ts';
import type { Shape } from '../definitions/object-shape.ts';
import { childAt, pointerTokens } from '../json/json-pointer.ts';
import { contentDefinition, shapeOf } from './shape.ts';

/** Documents and parts of them whose shapes are known from the root. */
export type RootDefinition = DocumentDefinition | 'WidgetEnvelope';

export interface ShapePlace {
  /** Definition of the whole value. */
  readonly definition: RootDefinition;
  readonly data: unknown;
  /** JSON Pointer from the value to one of its objects. */
  readonly pointer: string;
}

interface Step {
  readonly definition: string | undefined;
  readonly isList: boolean;
  readonly value: unknown;
  /** Type of the widget that the path leads through. */
  readonly type: unknown;
}

/**
 * The shape of the object at a pointer, found by walking the definitions along it. Undefined below widgets of
 * unknown types and wherever the schemas name no definition. The data need not be valid.
 */
export function shapeAt({ definition, data, pointer }: ShapePlace): Shape | undefined {
  const root: Step = { definition, isList: false, value: data, type: undefined };
  const end = pointerTokens(pointer).reduce(descend, root);
  return end.definition === undefined || end.isList ? undefined : shapeOf(end.definition);
}

function descend(step: Step, token: string): Step {
  const value = childAt(step.value, token);
  const type = step.definition === 'WidgetEnvelope' ? childAt(step.value, 'type') : step.type;
  if (step.isList) return { ...step, isList: false, value };
  if (leadsToContent(step.definition, token)) {
    const definition = typeof type === 'string' ? contentDefinition(type) : undefined;
    return { definition, isList: false, value, type };
  }
  const field = fieldOf(step.definition, token);
  return { definition: field?.of, isList: field?.isList === true, value, type };
}

/** The values of a variant have the names of the content that they lie over. */
function leadsToContent(definition: string | undefined, token: string): boolean {
  if (definition === 'WidgetEnvelope') return token === 'content';
  return definition === 'WidgetVariants' && token === 'p';
}

function fieldOf(definition: string | undefined, token: string) {
  const fields = definition === undefined ? undefined : shapeOf(definition)?.fields;
  return fields !== undefined && Object.hasOwn(fields, token) ? fields[token] : undefined;
}
