// Generated pages and what editors, merges, copying and transport make of them.
import fc from 'fast-check';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { TEXT_WAYS } from './mangled-texts-testing.ts';

export interface MangledDocument {
  readonly id: string;
  /** What was done to it. */
  readonly ways: readonly string[];
  readonly bytes: Buffer;
}

type Data = Record<string, unknown>;

const WIDGETS = Object.entries(sampleRegistry).flatMap(([type, samples]) =>
  samples.map(({ content }) => ({ type, content })),
);

const INVISIBLE = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u061c'],
  ...['\u202e', '\u2066', '\u00a0', '\u2003', '\u3000', '\u2028', '\u2029', '\u0085'],
  ...['\u115f', '\u3164', '\ufe0f', '\u180e', '\u{e0041}', '\u{1d173}'],
];

/** Changes of the data, each with the page and a letter that nobody sees. */
const DATA_WAYS: Readonly<Record<string, (page: Data, unseen: string) => void>> = {
  'an address with what nobody sees': (page, unseen) => {
    page['url'] = `${String(page['url'])}${unseen}`;
  },
  'a title of nothing': (page, unseen) => {
    metadataOf(page)['title'] = ` ${unseen} `;
  },
  'a title with what nobody sees': (page, unseen) => {
    metadataOf(page)['title'] = `Tur${unseen}nos`;
  },
  'no description': (page) => {
    delete metadataOf(page)['description'];
  },
  'a key that nobody knows': (page) => {
    page['autor'] = 'Ana';
  },
  'a key called __proto__': (page) => {
    Object.defineProperty(page, '__proto__', { value: 1, enumerable: true });
  },
  'another version': (page) => {
    page['schemaVersion'] = 2;
  },
  'another type of page': (page) => {
    page['type'] = 'contenido';
  },
  'an address with a space': (page) => {
    page['url'] = `${String(page['url'])} dos`;
  },
  'an address in capitals': (page) => {
    page['url'] = String(page['url']).toUpperCase();
  },
  'an address without a stroke': (page) => {
    page['url'] = String(page['url']).slice(1);
  },
  'no widgets': (page) => {
    page['widgets'] = [];
  },
  'widgets that are no list': (page) => {
    page['widgets'] = {};
  },
  'a widget twice': (page) => {
    page['widgets'] = [...widgetsOf(page), ...widgetsOf(page)];
  },
  'a widget of no type': (page) => {
    for (const widget of widgetsOf(page)) widget['type'] = 'no-such';
  },
  'a widget id with a space': (page, unseen) => {
    for (const widget of widgetsOf(page)) widget['id'] = `mi título${unseen}`;
  },
  'a content that is a text': (page) => {
    for (const widget of widgetsOf(page)) widget['content'] = 'Hola';
  },
  'half a character': (page) => {
    metadataOf(page)['title'] = 'Turnos \ud83d';
  },
  'a long title': (page) => {
    metadataOf(page)['title'] = 'Turnos '.repeat(400);
  },
  'a description with what nobody sees': (page, unseen) => {
    metadataOf(page)['description'] = `Cómo${unseen}son los turnos.`;
  },
  'an id with what nobody sees': (page, unseen) => {
    page['id'] = `${String(page['id'])}${unseen}`;
  },
  'no id': (page) => {
    delete page['id'];
  },
  'a number as a text': (page) => {
    page['schemaVersion'] = '1';
  },
  'a title that is a number': (page) => {
    metadataOf(page)['title'] = 2041;
  },
  'an address that is empty': (page) => {
    page['url'] = '';
  },
  'an address with an escape cut off': (page) => {
    page['url'] = `${String(page['url'])}/50%`;
  },
  'an address of dots': (page) => {
    page['url'] = `${String(page['url'])}/../dos`;
  },
  'a long address': (page) => {
    page['url'] = `${String(page['url'])}/${'turnos'.repeat(400)}`;
  },
  'metadata that is nothing': (page) => {
    page['metadata'] = null;
  },
  'metadata that is a list': (page) => {
    page['metadata'] = [page['metadata']];
  },
  'no layout': (page) => {
    delete metadataOf(page)['layout'];
  },
  'sections in no list': (page) => {
    layoutOf(page)['subSections'] = sectionsOf(page)[0];
  },
  'a list within a list': (page) => {
    layoutOf(page)['subSections'] = [layoutOf(page)['subSections']];
  },
  'a section twice': (page) => {
    layoutOf(page)['subSections'] = [...sectionsOf(page), ...sectionsOf(page)];
  },
  'a section without a widget that is there': (page) => {
    for (const section of sectionsOf(page)) section['widgetId'] = 'nadie';
  },
  'nothing among the widgets': (page) => {
    page['widgets'] = [null, ...widgetsOf(page)];
  },
  'a content that is nothing': (page) => {
    for (const widget of widgetsOf(page)) delete widget['content'];
  },
  'texts for the numbers of a content': (page) => {
    for (const widget of widgetsOf(page)) widget['content'] = withTexts(widget['content']);
  },
  'blanks for the texts of a content': (page, unseen) => {
    for (const widget of widgetsOf(page)) widget['content'] = blanked(widget['content'], unseen);
  },
  'empty lists in a content': (page) => {
    for (const widget of widgetsOf(page)) widget['content'] = emptied(widget['content']);
  },
  'entities escaped twice': (page) => {
    metadataOf(page)['title'] = 'Turnos &amp;amp; pagos &lt;b&gt;';
  },
  'a letter with its accent apart': (page) => {
    metadataOf(page)['title'] = 'Co\u0301mo pagan';
  },
  'a layout without an end': (page) => {
    let layout: Data = { sectionId: 'innermost' };
    for (let depth = 0; depth < 40; depth += 1)
      layout = { sectionId: `s${depth}`, subSections: [layout] };
    metadataOf(page)['layout'] = layout;
  },
};

/** Nothing of what another way has taken away. */
function metadataOf(page: Data): Data {
  const { metadata } = page;
  return isRecord(metadata) ? metadata : {};
}

function layoutOf(page: Data): Data {
  const { layout } = metadataOf(page);
  return isRecord(layout) ? layout : {};
}

function sectionsOf(page: Data): Data[] {
  const { subSections } = layoutOf(page);
  return Array.isArray(subSections) ? subSections.filter(isRecord) : [];
}

/** The value with each of its parts that is no list or object changed. */
function mapped(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (!isRecord(value)) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapped(each, change)]),
  );
}

function withTexts(content: unknown): unknown {
  return mapped(content, (part) => (typeof part === 'number' ? String(part) : part));
}

function blanked(content: unknown, unseen: string): unknown {
  return mapped(content, (part) => (typeof part === 'string' ? ` ${unseen}` : part));
}

function emptied(content: unknown): unknown {
  if (!isRecord(content)) return content;
  const entries = Object.entries(content);
  return Object.fromEntries(entries.map(([key, each]) => [key, Array.isArray(each) ? [] : each]));
}

function widgetsOf(page: Data): Data[] {
  const { widgets } = page;
  return Array.isArray(widgets) ? widgets.filter(isRecord) : [];
}

function pageOf(id: string, widgets: readonly (typeof WIDGETS)[number][]): Data {
  const subSections = widgets.map((_, index) => ({
    sectionId: `s${index}`,
    widgetId: `w${index}`,
  }));
  const layout = { sectionId: 'root', subSections };
  return {
    schemaVersion: 1,
    id,
    url: `/${id}`,
    type: 'CONTENT',
    metadata: { title: `Página ${id}`, description: 'Cómo son los turnos.', layout },
    widgets: widgets.map(({ type, content }, index) => ({
      ...{ id: `w${index}`, type, content: structuredClone(content) },
    })),
  };
}

const document = fc.record({
  widgets: fc.array(fc.constantFrom(...WIDGETS), { minLength: 1, maxLength: 4 }),
  data: fc.array(fc.constantFrom(...Object.keys(DATA_WAYS)), { maxLength: 3 }),
  text: fc.constantFrom(...Object.keys(TEXT_WAYS)),
  unseen: fc.constantFrom(...INVISIBLE),
  at: fc.nat(600),
});

/** Documents, the same for the same seed; each has an id and an address of its own. */
export function mangledDocuments(count: number, seed: number): readonly MangledDocument[] {
  return fc.sample(document, { numRuns: count, seed }).map((drawn, index) => {
    const id = `doc-${index}`;
    const page = pageOf(id, drawn.widgets);
    for (const way of drawn.data) DATA_WAYS[way]?.(page, drawn.unseen);
    const text = `${JSON.stringify(page, null, 2)}\n`;
    const mangled = TEXT_WAYS[drawn.text]?.(text, drawn.at) ?? text;
    return { id, ways: [...drawn.data, drawn.text], bytes: Buffer.from(mangled) };
  });
}
