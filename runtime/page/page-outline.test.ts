// @vitest-environment jsdom
// The notes `x-headings` of the schemas, held against what the widgets draw.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { mapFieldsAt } from '#schemas/json/fields.ts';
import { outlineOf } from '#schemas/pages/page-outline.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { sampleRegistry } from '../generated/sample-registry.ts';
import type { SafeHtml } from '../html/safe-html.ts';
import { sanitisePage } from '../html/safe-page.ts';
import { type TestPage, testPage } from '../testing/page.ts';
import { renderTestPage, toBody } from '../testing/render.ts';

const NOW = Date.UTC(2026, 0, 1, 18);

const samples = Object.entries(sampleRegistry).flatMap(([type, list]) =>
  list.map(({ name, content }) => [`${type}: ${name}`, type, content] as const),
);

const HEADING = /^h[1-4]$/;

/** Where lists of jobs like the one shown have their place. */
const JOB_ADDRESS = { params: { urlSlug: 'a' } };

/** Levels of the headings in markup. What is hidden until a script uses it as a pattern does not count. */
function renderedLevels(rendered: Parameters<typeof toBody>[0]): number[] {
  const headings = [...toBody(rendered).querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return headings
    .filter((heading) => heading.closest('[hidden], template, dialog:not([open])') === null)
    .map(({ localName }) => (HEADING.test(localName) ? Number(localName.slice(1)) : Number.NaN));
}

function outlinedLevels(page: TestPage, variant: 'p' | null = null): number[] {
  return outlineOf(testPage(page), { variant, now: NOW }).headings.map(({ level }) => level);
}

describe('has the headings of', () => {
  it.each(samples)('%s', (_, type, content) => {
    const page = { widgets: [{ id: 'w', type, content }] };
    const input = type === 'job-list' ? JOB_ADDRESS : {};
    expect(outlinedLevels(page)).toEqual(renderedLevels(renderTestPage({ ...page, input })));
  });
});

describe('has the headings of formatted texts of', () => {
  const texts = samples.flatMap(([, type, content]) =>
    (fieldPaths[type]?.RichText ?? []).map(
      (path) => [`${type}: ${path}`, type, content, path] as const,
    ),
  );

  it.each(texts)('%s', (_, type, content, path) => {
    const html = () => '<h3 >Uno</h3><p>Dos</p><h4>Tres</h4>';
    const written = mapFieldsAt(content, path.split('.'), html) as object;
    const page = { widgets: [{ id: 'w', type, content: written }] };
    expect(outlinedLevels(page)).toEqual(renderedLevels(renderTestPage(page)));
  });
});

describe('has the headings of the shipped page', () => {
  const files = ['repartidores-mx', 'almacenes-norte'].flatMap((site) =>
    readdirSync(`pages/${site}`)
      .filter((file) => file.endsWith('.page.json'))
      .map((file) => `pages/${site}/${file}`),
  );

  it.each(files)('%s', (file) => {
    const parsed = parsePageText(readFileSync(file, 'utf8'));
    if (!parsed.ok) throw new Error(`${file} is invalid`);
    const page = sanitisePage(parsed.value, (html) => html as SafeHtml);
    // Nothing answers here, so that a page whose job is still awaited has no title yet.
    const isAwaited = page.type === 'JOB_DETAIL';
    const { headings, isWhole } = outlineOf(page, { variant: null, now: NOW });
    const levels = headings.map(({ level }) => level);
    expect(isWhole).toBe(true);
    expect(isAwaited ? levels.slice(1) : levels).toEqual(
      renderedLevels(renderTestPage({ input: { page, ...(isAwaited && JOB_ADDRESS) } })),
    );
  });
});

it('knows that the page of a job has its title, or says that there is none', () => {
  const content = { widgets: [{ id: 'w', type: 'job-detail', content: {} }] };
  const results = { get: <Value>() => null as unknown as Value };
  const rendered = renderTestPage({ ...content, input: { params: { urlSlug: 'a' }, results } });
  const page = { ...testPage(content), type: 'JOB_DETAIL' as const };
  const { headings } = outlineOf(page, { variant: null, now: NOW });
  expect(headings.map(({ level }) => level)).toEqual(renderedLevels(rendered));
  expect(headings).toHaveLength(1);
});

describe('has the headings of widgets that others show', () => {
  const heading = (id: string, level: number) => ({
    id,
    type: 'heading',
    content: { text: id, level },
    variants: { p: { text: id, level: level + 1 } },
  });
  const tabs = (id: string, ...shown: readonly string[]) => ({
    id,
    type: 'tabs',
    content: { heading: id, tabs: shown.map((widgetId) => ({ name: widgetId, widgetId })) },
  });
  const sections = [{ sectionId: 's', widgetId: 'fuera' }];
  const page = {
    widgets: [
      tabs('fuera', 'a', 'dentro', 'nada'),
      tabs('dentro', 'b'),
      heading('a', 2),
      heading('b', 3),
    ],
    sections,
  };

  it.each([null, 'p'] as const)('in the variant %s', (variant) => {
    const rendered = renderTestPage({ ...page, input: { variant } });
    expect(outlinedLevels(page, variant)).toEqual(renderedLevels(rendered));
  });

  it('but not of one that stands in itself', () => {
    const circle = {
      widgets: [tabs('a', 'b'), tabs('b', 'a')],
      sections: [{ sectionId: 's', widgetId: 'a' }],
    };
    expect(outlinedLevels(circle)).toEqual(renderedLevels(renderTestPage(circle)));
  });
});
