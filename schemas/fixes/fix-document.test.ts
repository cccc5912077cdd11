import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPageText, loneContext } from '../rules/site-folder.ts';
import {
  buttonData,
  createContext,
  headingData,
  metadataData,
  pageData,
  siteData,
} from '../testing/documents.ts';
import { fixDocument } from './fix-document.ts';

const context = createContext({
  pages: [
    { id: 'home', url: '/home' },
    { id: 'jobs', url: '/jobs', aliases: ['/año'] },
    { id: 'draft', url: '/borrador', isPublished: false },
    { id: 'twin-a', url: '/Twin' },
    { id: 'twin-b', url: '/twin' },
  ],
});

function text(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Fixes a page and tells the codes of what was mended. */
function fix(page: unknown) {
  const before = typeof page === 'string' ? page : text(page);
  const fixed = fixDocument(before, { definition: 'Page', context });
  return {
    text: fixed.text,
    codes: fixed.rounds.flatMap(({ problems }) => problems.map(({ code }) => code)),
    isUntouched: fixed.text === before,
  };
}

const content = (value: object, type = 'heading') => pageData([{ id: 'w', type, content: value }]);
const section = (value: object) =>
  pageData([headingData()], {
    metadata: metadataData([{ sectionId: 'a', widgetId: 'heading', ...value }]),
  });
const metadata = (value: Readonly<Record<string, unknown>>) =>
  pageData(undefined, {
    metadata: metadataData([{ sectionId: 'a', widgetId: 'heading' }], value),
  });

describe('is mended', () => {
  it.each([
    [
      'a misspelled property',
      content({ texto: 'Vacantes', level: 1 }),
      content({ text: 'Vacantes', level: 1 }),
    ],
    [
      'a property in other case',
      content({ Text: 'V', level: 1 }),
      content({ text: 'V', level: 1 }),
    ],
    [
      'two letters that changed places',
      section({ optoins: { gap: 8 } }),
      section({ options: { gap: 8 } }),
    ],
    [
      'an allowed value in other case',
      section({ options: { animation: 'fade in' } }),
      section({ options: { animation: 'FADE_IN' } }),
    ],
    ['a number in quotes', content({ text: 'V', level: '1' }), content({ text: 'V', level: 1 })],
    [
      'a truth in quotes',
      section({ options: { desktopOnly: 'true' } }),
      section({ options: { desktopOnly: true } }),
    ],
    [
      'blanks around an address',
      pageData([buttonData(' /jobs ')]),
      pageData([buttonData('/jobs')]),
    ],
    [
      'a line break in a title',
      metadata({ title: 'Vacantes\r\nhoy\n' }),
      metadata({ title: 'Vacantes hoy' }),
    ],
    [
      'a control character',
      content({ text: 'Va\u0007cantes', level: 1 }),
      content({ text: 'Vacantes', level: 1 }),
    ],
    [
      'the slash that ends an address',
      pageData(undefined, { url: '/home/' }),
      pageData(undefined, { url: '/home' }),
    ],
    [
      'half a surrogate pair',
      content({ text: 'Va\ud83dcantes', level: 1 }),
      content({ text: 'Vacantes', level: 1 }),
    ],
    ['NUL', content({ text: 'Va\0cantes', level: 1 }), content({ text: 'Vacantes', level: 1 })],
    [
      'a link in other case',
      pageData([buttonData('/Jobs?a=B#C')]),
      pageData([buttonData('/jobs?a=B#C')]),
    ],
    [
      'a link with too many slashes',
      pageData([buttonData('/jobs//')]),
      pageData([buttonData('/jobs')]),
    ],
    [
      'a link in another Unicode form',
      pageData([buttonData('/AN\u0303O')]),
      pageData([buttonData('/año')]),
    ],
    [
      'a link to a page that only a warning is about',
      pageData([buttonData('/Borrador')]),
      pageData([buttonData('/borrador')]),
    ],
    ['a link of a variant', pageData([buttonData('/p/JOBS')]), pageData([buttonData('/p/jobs')])],
  ])('%s', (_, before, after) => {
    expect(fix(before).text).toBe(text(after));
  });

  it('a repeated id of a section, so that the first keeps it', () => {
    const ids = (...names: string[]) =>
      pageData([headingData()], {
        metadata: metadataData([
          ...names.map((sectionId) => ({ sectionId })),
          { sectionId: 'last', widgetId: 'heading' },
        ]),
      });
    expect(fix(ids('a', 'a', 'a-2', 'a', 'a')).text).toBe(
      text(ids('a', 'a-3', 'a-2', 'a-4', 'a-5')),
    );
    const long = 'x'.repeat(64);
    expect(fix(ids(long, long)).text).toBe(text(ids(long, `${'x'.repeat(62)}-2`)));
  });

  it('a colour in capitals in the settings of a site', () => {
    const colored = (paper: string) => {
      const theme = siteData['theme'] as { readonly colors: object };
      return text({ ...siteData, theme: { ...theme, colors: { ...theme.colors, paper } } });
    };
    const request = { definition: 'Site', context: loneContext } as const;
    expect(fixDocument(colored('#EEEEFF'), request).text).toBe(colored('#eeeeff'));
  });

  it('a trailing comma, then what stands behind it', () => {
    const page = text(content({ texto: 'Vacantes', level: 1 }));
    const broken = page.replace('"level": 1', '"level": 1 ,').replace('}\n  ]', '},\n  ]');
    expect(fix(broken)).toEqual({
      text: page.replace('texto', 'text').replace('"level": 1', '"level": 1 '),
      codes: ['json-malformed', 'property-unknown'],
      isUntouched: false,
    });
  });

  it('all of several mistakes, and the others remain', () => {
    const before = pageData([headingData('h'), buttonData('/nada', 'b')], {
      type: 'content',
      alias: ['/x'],
    });
    const fixed = fix(before);
    expect(fixed.codes).toEqual(['value-not-allowed']);
    expect(JSON.parse(fixed.text)).toEqual({ ...before, type: 'CONTENT' });
  });
});

describe('is left to people', () => {
  it.each([
    ['a property that two names are near to', content({ showShave: true }, 'job-detail')],
    ['a short property that resembles another', section({ options: { pz: 8 } })],
    [
      'a property whose value its name would not allow',
      content({ texto: 7, text2: 'V', level: 1 }),
    ],
    ['a property that is there already', content({ text: 'a', texto: 'b', level: 1 })],
    ['two spellings of one property', content({ texto: 'a', textt: 'b', level: 1 })],
    ['a numbered property', content({ text: 'a', level: 1, eyebrow2: 'b' })],
    ['a value that only resembles an allowed one', section({ options: { animation: 'FADE' } })],
    ['a number with a unit', content({ text: 'V', level: '1px' })],
    ['a number that the field does not allow', content({ text: 'V', level: '99' })],
    ['a repeated id of a widget', pageData([headingData('a'), headingData('a')])],
    ['an id with blanks', pageData([headingData(' a')])],
    [
      'an address whose end belongs to another page without it',
      pageData(undefined, { id: 'other', url: '/jobs/' }),
    ],
    [
      'a misspelled property that would be an error under its name',
      pageData([{ id: 'w', type: 'button', content: { link: { label: 'Ver', herf: '/nada' } } }]),
    ],
    ['a link that two pages could be meant by', pageData([buttonData('/TWIN')])],
    ['a link to nowhere', pageData([buttonData('/nada')])],
    ['a text of blanks only', metadata({ title: '\n' })],
    [
      'a widget of an unknown type',
      pageData([{ id: 'w', type: 'zzz', content: { t: 'a\0' }, varians: {} }]),
    ],
    [
      'a widget of a newer version',
      pageData([{ ...headingData(), version: 99, content: { t: 'a\0' } }]),
    ],
    [
      'a text with a comment',
      text(pageData())
        .replace('{', '{ // nota\n')
        .replace(/\n}\n$/, ',\n}\n'),
    ],
    ['a text that breaks off', '{ "id": "home", '],
    ['nothing at all', ''],
    ['a text too deep', '['.repeat(1e5)],
  ])('%s', (_, page) => {
    expect(fix(page)).toMatchObject({ codes: [], isUntouched: true });
  });
});

describe('every other character', () => {
  it('stays as it is', () => {
    const page = text(content({ text: '\u00e1', level: 1 }))
      .replace('á', '\\u00e1\\/')
      .replace('"level": 1', '"level"\t:   1.0e0,\r\n "algin" :"center"');
    expect(fix(page).text).toBe(page.replace('algin', 'align'));
  });

  it('stays as it is where a key is repeated: a person chooses between the two', () => {
    const page = text(content({ text: 'V', level: 1 })).replace(
      '"level": 1',
      '"level": "2", "level": "1"',
    );
    expect(fix(page).text).toBe(page);
  });
});

it('finds nothing to mend in what it mended, and never more problems than before', () => {
  const slip = fc.constantFrom(
    'texto',
    'Text',
    'txet',
    'text',
    'level ',
    'LEVEL',
    'align',
    'algin',
  );
  const value = fc.oneof(
    fc.constantFrom('1', 'CENTER', ' x ', 'a\nb', 'a\0', '2', 3, true),
    fc.string(),
  );
  const contents = fc.dictionary(slip, value, { maxKeys: 4 });
  const pages = fc.tuple(
    contents,
    fc.constantFrom('/Jobs', '/home/', '/nada'),
    fc.constantFrom('a', 'b'),
  );
  fc.assert(
    fc.property(pages, ([heading, href, sectionId]) => {
      const page = pageData([{ id: 'h', type: 'heading', content: heading }, buttonData(href)], {
        metadata: metadataData([
          { sectionId: 'a', widgetId: 'h' },
          { sectionId, widgetId: 'button' },
        ]),
      });
      const once = fix(page);
      expect(fix(once.text).isUntouched).toBe(true);
      const before = checkPageText(text(page), context);
      const after = checkPageText(once.text, context);
      expect(before.page && !after.page).toBeFalsy();
      if (before.page) expect(after.problems.length).toBeLessThanOrEqual(before.problems.length);
    }),
    { numRuns: 300 },
  );
});

it('takes no longer than seconds for a page of many mistakes', () => {
  const widgets = Array.from({ length: 2000 }, (_, i) => ({
    id: `w${i}`,
    type: 'heading',
    content: { texto: 'V', level: '1', algin: 'center' },
  }));
  const start = process.cpuUsage();
  const fixed = fix(pageData(widgets));
  const { user, system } = process.cpuUsage(start);
  expect(fixed.codes.length).toBeGreaterThan(1000);
  expect(user + system).toBeLessThan(10_000_000);
});
