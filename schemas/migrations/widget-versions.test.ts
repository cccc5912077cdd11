import { describe, expect, it } from 'vitest';
import { isKnown } from '../documents/is-known.ts';
import { currentVersion } from '../documents/widget-version.ts';
import { fieldPaths } from '../generated/field-paths.ts';
import { parsePage, parsePageText } from '../parse/parse-page.ts';
import { checkPage } from '../rules/check-page.ts';
import { widgetUnused } from '../rules/structure/widget-unused.ts';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../testing/documents.ts';

type Data = Readonly<Record<string, unknown>>;

const IMAGE = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };

function imageV1(content: Data = {}, rest: Data = {}): Data {
  return { id: 'w', type: 'image', content: { image: IMAGE, ...content }, ...rest };
}

function parsedWidget(widget: Data): unknown {
  return examplePage(pageData([widget])).widgets[0];
}

function told(widget: Data): string[] {
  const { problems } = parsePage(pageData([widget]));
  return problems.map(({ code, pointer }) => `${code} ${pointer}`).sort();
}

describe('a widget of an older version', () => {
  it("comes at today's, whether it says its version or not", () => {
    const today = {
      id: 'w',
      type: 'image',
      version: 2,
      content: { image: IMAGE, link: { label: 'A', href: '/home' } },
    };
    expect(parsedWidget(imageV1({ href: '/home' }))).toEqual(today);
    expect(parsedWidget(imageV1({ href: '/home' }, { version: 1 }))).toEqual(today);
    expect(parsedWidget(today)).toEqual(today);
  });

  it("leaves the data that was handed in alone, and the page's other widgets the same", () => {
    const heading = headingData();
    const data = pageData([heading, imageV1({ href: '/home' })]);
    const before = structuredClone(data);
    expect(examplePage(data).widgets[0]).toBe(heading);
    expect(data).toEqual(before);
  });

  it("is judged by today's schema", () => {
    expect(told(imageV1({ href: 'nada', rounded: 'x' }))).toEqual([
      'value-wrong-format /widgets/0/content/link/href',
      'value-wrong-type /widgets/0/content/rounded',
    ]);
  });

  it('keeps its overrides over what became of the content', () => {
    const variants = { p: { href: '/empleos', rounded: true } };
    expect(parsedWidget(imageV1({ href: '/home' }, { variants }))).toMatchObject({
      content: { link: { label: 'A', href: '/home' } },
      variants: { p: { link: { label: 'A', href: '/empleos' }, rounded: true } },
    });
  });

  it('overrides what a step made of an overridden field', () => {
    const variants = { p: { image: { ...IMAGE, alt: 'B' } } };
    expect(parsedWidget(imageV1({ href: '/home' }, { variants }))).toMatchObject({
      variants: { p: { image: { alt: 'B' }, link: { label: 'B', href: '/home' } } },
    });
  });

  it('keeps an override that says the same as the content', () => {
    const variants = { p: { rounded: true } };
    expect(parsedWidget(imageV1({ rounded: true }, { variants }))).toMatchObject({ variants });
  });

  it('keeps a __proto__ override from going unnoticed', () => {
    const text = JSON.stringify(
      pageData([imageV1({ href: '/home' }, { variants: { p: { X: { rounded: true } } } })]),
    ).replace('"X"', '"__proto__"');
    expect(parsePageText(text).problems).toMatchObject([
      { code: 'variant-invalid', pointer: '/widgets/0/variants/p/__proto__' },
    ]);
    expect({}).not.toHaveProperty('rounded');
  });
});

describe('a widget of a newer version', () => {
  const newer = imageV1({ nuevo: [1, '<b>2</b>'] }, { version: 3, variants: { p: { nuevo: 1 } } });

  it('is a warning, and no widget that this installation knows', () => {
    const { problems } = parsePage(pageData([newer]));
    expect(problems).toEqual([
      {
        code: 'widget-version-unknown',
        severity: 'warning',
        pointer: '/widgets/0/version',
        nodeId: 'w',
        params: { version: 3, type: 'image', known: 2 },
      },
    ]);
    expect(examplePage(pageData([newer])).widgets.map(isKnown)).toEqual([false]);
  });

  it('keeps what it holds untouched', () => {
    expect(parsedWidget(newer)).toBe(newer);
  });

  it('is judged by no rule that reads fields', () => {
    const broken = imageV1(
      { image: { ...IMAGE, src: 'assets/no.svg', alt: '' }, link: { label: 'A', href: '/nada' } },
      { version: 3 },
    );
    const page = examplePage(pageData([headingData(), broken]));
    expect(checkPage(page, createContext())).toEqual([]);
  });

  it('counts as a user of every widget that it names', () => {
    const tabs = { id: 'w', type: 'tabs', version: 9, content: { panes: ['heading'] } };
    const metadata = metadataData([{ sectionId: 's', widgetId: 'w' }]);
    const page = examplePage(pageData([tabs, headingData()], { metadata }));
    expect(widgetUnused.check(page, createContext())).toEqual([]);
  });
});

describe('a hostile version', () => {
  it.each([
    ['a million million', 1e12, 'widget-version-unknown'],
    ['beyond whole numbers', 1e300, 'widget-version-unknown'],
    ['negative', -1, 'value-out-of-range'],
    ['zero', 0, 'value-out-of-range'],
    ['a fraction', 1.5, 'value-wrong-type'],
    ['a text', '2', 'value-wrong-type'],
    ['no number', Number.NaN, 'value-wrong-type'],
    ['infinite', Number.POSITIVE_INFINITY, 'value-wrong-type'],
    ['null', null, 'value-wrong-type'],
    ['an object', { valueOf: 1 }, 'value-wrong-type'],
  ])('%s is one clear problem at once', (_, version, code) => {
    const start = performance.now();
    expect(told(imageV1({}, { version }))).toEqual([`${code} /widgets/0/version`]);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('of a widget whose type is unknown is no more than that', () => {
    expect(told({ id: 'w', type: 'x', version: 1e12, content: {} })).toEqual([
      'widget-type-unknown /widgets/0/type',
    ]);
  });

  it('names no version of the type "constructor"', () => {
    expect(currentVersion('constructor')).toBeUndefined();
    expect(Object.keys(fieldPaths).every((type) => currentVersion(type) !== undefined)).toBe(true);
  });
});
