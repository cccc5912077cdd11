import type { ChoiceLabels, FieldShape, Label, Shape } from '../../definitions/object-shape.ts';
import { choiceLabelsOf, contentDefinition, shapeOf } from '../../fields/shape.ts';
import { pointerTokens } from '../../json/json-pointer.ts';
import type { FieldChanged } from '../compare/change.ts';

/** A field, or an item of a list, on the way to a value. */
export interface Segment {
  readonly label: Label;
  readonly item?: SegmentItem;
  /** One of several values of a kind, such as a weight budget: its label says nothing without their name. */
  readonly isEntry?: true;
  /** What people call the values of a field that takes only some; of an item, itself. */
  readonly choices?: ChoiceLabels | undefined;
}

interface SegmentItem {
  readonly text: string;
  /** From 1. */
  readonly position: number;
  /** A bare value: the label is its list's. */
  readonly isBare: boolean;
}

export interface FieldPath {
  /** From the outside in; the widget's or section's own envelope is left out. */
  readonly segments: readonly Segment[];
  readonly screen: Label | undefined;
  readonly isVariant: boolean;
}

/** Fields that structure a document and say nothing to people, unless they are the changed value. */
const SILENT: ReadonlySet<string> = new Set([
  'content',
  'options',
  'metadata',
  'variants',
  'breakpoints',
  'p',
]);

/** Depth of these in a pointer: a widget may have a field of its own that is called `options`. */
const ENVELOPE_DEPTH = 2;

/** Definitions whose fields are values of one kind. */
const TABLES: ReadonlySet<string | undefined> = new Set(['Budgets']);

const ENVELOPES = {
  page: 'Page',
  section: 'Section',
  widget: 'WidgetEnvelope',
  form: 'Form',
  'form-page': 'FormPage',
  'form-section': 'FormSection',
  question: 'FormQuestion',
} as const;

/** The labels on a pointer's way. Fields that no schema knows are called by their keys. */
export function fieldPathOf({ nodeKind, type, pointer, items = [] }: FieldChanged): FieldPath {
  const tokens = pointerTokens(pointer);
  const isVariant = tokens[0] === 'variants' && tokens.length > ENVELOPE_DEPTH;
  const walk = createWalk(ENVELOPES[nodeKind], type, items);
  const steps = tokens.map((token, depth) => ({ ...walk(token), token, depth }));
  const isScreen = tokens[0] === 'options' && tokens[1] === 'breakpoints' && tokens.length > 3;
  const screen = isScreen ? steps[ENVELOPE_DEPTH]?.label : undefined;
  const told = steps.filter(
    ({ token, depth }) =>
      depth === steps.length - 1 ||
      !((depth < ENVELOPE_DEPTH && SILENT.has(token)) || (isScreen && depth === ENVELOPE_DEPTH)),
  );
  return { segments: withoutEchoes(told), screen, isVariant };
}

/** An item is told as "question 3", not "question 3 of the questions", and its question not as "question of question 3". */
function withoutEchoes(segments: readonly Segment[]): Segment[] {
  return segments.filter((segment, i) => {
    const outer = segments[i - 1];
    const isEcho = outer?.item !== undefined && outer.label.es === segment.label.es;
    return !isEcho && segments[i + 1]?.item === undefined;
  });
}

interface ListField extends Pick<Segment, 'label' | 'choices'> {
  readonly of: string | undefined;
}

/** Follows the tokens of a pointer through the shapes; each call is the next token. */
function createWalk(
  root: string,
  type: string | undefined,
  items: readonly string[],
): (token: string) => Segment {
  let shape: Shape | undefined = shapeOf(root);
  let isTable = false;
  let list: ListField | undefined;
  let previous = rawLabel('');
  let itemCount = 0;
  let depth = 0;
  return (token) => {
    depth += 1;
    if (list || (!shape && !isTable && isIndex(token))) return item(token);
    return field(token);
  };

  function item(token: string): Segment {
    const definition = list?.of;
    shape = definition === undefined ? undefined : shapeOf(definition);
    const label = shape?.label ?? list?.label ?? previous;
    const text = items[itemCount] ?? '';
    const choices = list?.choices;
    itemCount += 1;
    list = undefined;
    const told = { text, position: Number(token) + 1, isBare: shape === undefined };
    return { label, item: told, choices };
  }

  function field(token: string): Segment {
    const known = ownField(shape, token);
    const label = known?.label ?? rawLabel(token);
    previous = label;
    const choices = choiceLabelsOf(known);
    list = known?.isList ? { label, of: known.of, choices } : undefined;
    const isContent = type !== undefined && isContentRoot(token);
    const next = isContent ? contentDefinition(type) : known?.of;
    shape = next === undefined || list ? undefined : shapeOf(next);
    const segment: Segment = { label, choices, ...(isTable && { isEntry: true }) };
    // What has no fields of its own has names that people gave, such as the texts of translations.
    const isNamed = !isContent && next !== undefined && !list && !shape;
    isTable = TABLES.has(next) || isNamed || (isTable && !known);
    return segment;
  }

  function isContentRoot(token: string): boolean {
    if (root !== ENVELOPES.widget) return false;
    return (depth === 1 && token === 'content') || (depth === 2 && token === 'p');
  }
}

function ownField(shape: Shape | undefined, name: string): FieldShape | undefined {
  return shape && Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
}

function isIndex(token: string): boolean {
  return /^\d+$/.test(token);
}

function rawLabel(token: string): Label {
  return { es: token, en: token };
}
