// @vitest-environment happy-dom
// Every property that the schemas define can be changed, and what the controls write is valid.
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import type { ControlKind, FieldSchema } from '#schemas/definitions/field-schema.ts';
import type { Validator } from '#schemas/definitions/validator.ts';
import { currentVersion } from '#schemas/documents/widget-version.ts';
import { contentFieldsOf, objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { validatePage, validateSite, validateWidget } from '#schemas/generated/validators.js';
import { metadataData, pageData, siteData } from '#schemas/testing/documents.ts';
import { valueAt } from '../document/edits/set-field.ts';
import { showField } from '../testing/fields.tsx';
import { createMemorySource, type MemorySource } from '../testing/memory-source.ts';
import type { Control, ControlSet } from './field/control-props.ts';
import { controlFor } from './field-form.tsx';

afterEach(cleanup);

/** Kinds whose values only the site's service can offer; they are tested where their controls are. */
const FROM_SERVICE: readonly ControlKind[] = [
  'rich-text',
  'link',
  'path',
  'image-file',
  'video-file',
  'captions-file',
  'widget',
  'form',
];

const OBJECTS_FROM_SERVICE: readonly (string | undefined)[] = ['Image', 'Link'];

const Nothing: Control = () => null;

const controls: ControlSet = (schema) => (isFromService(schema) ? Nothing : controlFor(schema));

function isFromService({ control, of, jobField, jobFieldIn }: FieldSchema): boolean {
  return (
    (jobField ?? jobFieldIn) !== undefined ||
    FROM_SERVICE.includes(control) ||
    (control === 'object' && OBJECTS_FROM_SERVICE.includes(of))
  );
}

interface Document {
  readonly name: string;
  readonly value: object;
  readonly pointer: string;
  readonly definition: string;
  readonly validate: Validator;
}

/** The first sample of each widget says the most. */
const widgets: readonly Document[] = Object.entries(sampleRegistry).flatMap(([type, samples]) =>
  samples.slice(0, 1).map((sample) => ({
    name: `${type}: ${sample.name}`,
    value: { id: 'w', type, version: currentVersion(type), content: sample.content },
    pointer: '/content',
    definition: `${type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Content`,
    validate: validateWidget,
  })),
);

const sectioned = pageData([], {
  metadata: metadataData([], {
    layout: {
      sectionId: 'root',
      options: { breakpoints: { mobile: {}, tablet: {}, desktop: {} } },
    },
  }),
});

const documents: readonly Document[] = [
  ...widgets,
  page('PageMetadata', '/metadata'),
  page('SectionOptions', '/metadata/layout/options'),
  {
    name: 'site',
    value: siteData,
    pointer: '',
    definition: 'Site',
    validate: validateSite,
  },
];

function page(definition: string, pointer: string): Document {
  return { name: definition, value: sectioned, pointer, definition, validate: validatePage };
}

beforeAll(() => {
  expect(documents.length).toBeGreaterThan(40);
});

it.each(documents)('changes every field of $name', (document) => {
  const source = createMemorySource(document.value);
  const changed = changeFields({ document, source }, document.definition, document.pointer);
  expect(changed).not.toContainEqual(expect.stringContaining('json'));
});

interface Running {
  readonly document: Document;
  readonly source: MemorySource;
}

/** Changes the fields of an object and of the objects in it; the names with the kinds of their controls. */
function changeFields(running: Running, definition: string, pointer: string): string[] {
  const { fields } = objectSchemaOf(definition) ?? { fields: [] };
  expect(fields.length).toBeGreaterThan(0);
  return fields.flatMap((schema) => changeField(running, schema, `${pointer}/${schema.name}`));
}

function changeField(running: Running, schema: FieldSchema, pointer: string): string[] {
  const { document, source } = running;
  const name = `${pointer} ${schema.control}`;
  if (isFromService(schema)) {
    expect(controlFor(schema)).not.toBe(
      controlFor({
        name: schema.name,
        label: schema.label,
        isRequired: schema.isRequired,
        control: 'json',
      }),
    );
    return [name];
  }
  const before = valueAt(source.root(), pointer);
  const shown = showField({ source, schema, pointer, controls });
  const isChanged = operate(schema, shown.container);
  cleanup();
  const after = valueAt(source.root(), pointer);
  if (isChanged) expect(after, name).not.toEqual(before);
  const isValid = document.validate(source.root());
  expect(isValid || needsPick(document.validate), `${name}: ${JSON.stringify(after)}`).toBe(true);
  if (needsPick(document.validate)) source.write(pointer, before);
  const inner = schema.control === 'list' ? `${pointer}/0` : pointer;
  if (schema.of === undefined || OBJECTS_FROM_SERVICE.includes(schema.of)) return [name];
  if (valueAt(source.root(), inner) === undefined) return [name];
  return [name, ...changeFields(running, schema.of, inner)];
}

/** New items with a picture or a widget are valid once somebody picked one. */
function needsPick({ errors }: Validator): boolean {
  return (errors ?? []).every(
    ({ keyword, params, instancePath }) =>
      keyword === 'oneOf' ||
      /Widgets\/\d+$/.test(instancePath) ||
      ['image', 'logo', 'src', 'widgetId'].includes(String(params['missingProperty'])),
  );
}

const TEXTS = ['Otro texto', 'otro', '/otra', 'assets-otro.mx', 'https://ejemplo.mx', 'US', 'a/b'];

/** @returns whether the value has to be another one now */
function operate(schema: FieldSchema, field: HTMLElement): boolean {
  switch (schema.control) {
    case 'text':
    case 'long-text':
      return typeText(schema, field);
    case 'number':
      return typeNumber(schema, field);
    case 'boolean':
      return fireEvent.click(all(field, '[role="switch"]')[0] ?? missing());
    case 'choice':
      return choose(schema, field);
    case 'icon':
      fireEvent.click(all(field, '[aria-expanded="false"]').at(-1) ?? missing());
      return fireEvent.click(lastUnchecked(field));
    case 'color-token':
      return fireEvent.click(lastUnchecked(field));
    case 'color':
      fireEvent.change(textBox(field), { target: { value: 'AbC' } });
      return true;
    case 'date':
      return fillIn(field, '2031-01-02');
    case 'date-time':
      return fillIn(field, '2031-01-02T10:30');
    case 'object':
      return addIfMissing(field);
    case 'list':
      return changeList(field);
    case 'map':
      fireEvent.change(textBox(field), { target: { value: 'search.submit' } });
      return fireEvent.click(named(field, 'Add a text') ?? missing());
    default:
      return false;
  }
}

function typeText({ pattern = '', isNumberToo }: FieldSchema, field: HTMLElement): boolean {
  const text = TEXTS.find((each) => new RegExp(pattern, 'u').test(each));
  fireEvent.change(textBox(field), { target: { value: isNumberToo ? '1987' : text } });
  return true;
}

function typeNumber({ minimum = 1, maximum = 1e9 }: FieldSchema, field: HTMLElement): boolean {
  const box = textBox(field);
  const value = box.getAttribute('value') === String(maximum) ? minimum : maximum;
  fireEvent.change(box, { target: { value: String(value) } });
  fireEvent.blur(box);
  return minimum !== maximum;
}

function choose(schema: FieldSchema, field: HTMLElement): boolean {
  const menu = field.querySelector('select');
  if (!menu) return (schema.choices ?? []).length > 1 && fireEvent.click(lastUnchecked(field));
  const values = [...menu.options].map(({ value }) => value).filter(Boolean);
  const next = values.find((value) => value !== menu.value);
  if (next === undefined) return false;
  return fireEvent.change(menu, { target: { value: next } });
}

function lastUnchecked(field: HTMLElement): HTMLElement {
  const radios = [...field.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return radios.findLast(({ checked }) => !checked) ?? missing();
}

function fillIn(field: HTMLElement, value: string): boolean {
  fireEvent.change(field.querySelector('input') ?? missing(), { target: { value } });
  return true;
}

function addIfMissing(field: HTMLElement): boolean {
  const add = named(field, /^Add: /);
  if (add) fireEvent.click(add);
  return add !== undefined;
}

function changeList(field: HTMLElement): boolean {
  const add = all(field, 'button').findLast(({ textContent }) => textContent === 'Add');
  if (add) fireEvent.click(add);
  const down = named(field, /^Move .* down$/);
  if (down) fireEvent.click(down);
  return add !== undefined;
}

function all(field: HTMLElement, selector: string): HTMLElement[] {
  return [...field.querySelectorAll<HTMLElement>(selector)];
}

function named(field: HTMLElement, name: string | RegExp): HTMLElement | undefined {
  return all(field, 'button').find((button) =>
    new RegExp(name).test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
}

function textBox(field: HTMLElement): HTMLElement {
  return all(field, 'textarea, input:not([type])')[0] ?? missing();
}

function missing(): never {
  throw new Error('The control has no such element.');
}

it('knows the fields of no type that does not exist', () => {
  expect(contentFieldsOf('nothing')).toBeUndefined();
  expect(contentFieldsOf('constructor')).toBeUndefined();
});
