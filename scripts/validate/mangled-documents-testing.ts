// Generated pages and what editors, merges, copying and transport make of them.
import fc from 'fast-check';
import { sampleRegistry } from '#runtime/generated/sample-registry.ts';
import { isRecord } from '#schemas/json/fields.ts';

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

const INVISIBLE = ['\u200b', '\u00a0', '\u202e', '\u00ad', '\ufeff', '\u2028'];

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
  'a layout without an end': (page) => {
    let layout: Data = { sectionId: 'innermost' };
    for (let depth = 0; depth < 40; depth += 1)
      layout = { sectionId: `s${depth}`, subSections: [layout] };
    metadataOf(page)['layout'] = layout;
  },
};

/** Changes of the text. */
const TEXT_WAYS: Readonly<Record<string, (text: string, at: number) => string | Buffer>> = {
  nothing: (text) => text,
  'a byte order mark': (text) => `\ufeff${text}`,
  'two byte order marks': (text) => `\ufeff\ufeff${text}`,
  'ends of lines of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'ends of lines of old Macs': (text) => text.replaceAll('\n', '\r'),
  'no ends of lines': (text) => JSON.stringify(JSON.parse(text)),
  'a comma too many': (text) => text.replace(/\n\}\s*$/, ',\n}'),
  'a key twice': (text) => text.replace('"type":', '"type": "CONTENT",\n  "type":'),
  'a key twice, once escaped': (text) => text.replace('"type":', '"t\\u0079pe": "X",\n  "type":'),
  'a key twice in a widget': (text) => text.replace('"content":', '"content": {},\n"content":'),
  'cut off': (text, at) => text.slice(0, at),
  'cut off within a character': (text) => Buffer.from(`${text.slice(0, -3)}ñ`).subarray(0, -1),
  'a comment': (text) => text.replace('{', '{ // hola\n'),
  'single quotes': (text) => text.replaceAll('"', "'"),
  'a tab in a text': (text) => text.replace('"title": "', '"title": "\t'),
  'a control character in a text': (text) => text.replace('"title": "', '"title": "\u0007'),
  'an escaped zero': (text) => text.replace('"title": "', '"title": "\\u0000'),
  'a no-break space between tokens': (text) => text.replace(': ', ':\u00a0'),
  'a number without measure': (text) =>
    text.replace('"schemaVersion": 1', '"schemaVersion": 1e400'),
  'not a number': (text) => text.replace('"schemaVersion": 1', '"schemaVersion": NaN'),
  'another bracket': (text) => `${text.trimEnd()}}`,
  'two documents': (text) => `${text}${text}`,
  'nothing at all': () => '',
  'blanks alone': () => ' \n\t',
  'a text alone': () => '"Hola"',
  'a list': (text) => `[${text}]`,
  'too deep': (text) =>
    text.replace('"schemaVersion": 1', `"schemaVersion": ${'['.repeat(90)}${']'.repeat(90)}`),
  'Latin-1': (text) => Buffer.from(text.replace('"title": "', '"title": "Ñ'), 'latin1'),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
};

function metadataOf(page: Data): Data {
  const { metadata } = page;
  if (!isRecord(metadata)) throw new Error('A generated page has metadata.');
  return metadata;
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
  data: fc.array(fc.constantFrom(...Object.keys(DATA_WAYS)), { maxLength: 2 }),
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
