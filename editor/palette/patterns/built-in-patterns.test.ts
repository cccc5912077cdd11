import { describe, expect, it } from 'vitest';
import { checkPage } from '#schemas/rules/check-page.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import {
  createAssets,
  examplePage,
  exampleSite,
  headingData,
  metadataData,
  pageData,
} from '#schemas/testing/documents.ts';
import { fillPlaceholders } from '../../document/new-content/starter-fragment.ts';
import patterns from './built-in-patterns.json' with { type: 'json' };
import { parsePatternFragment } from './parse-pattern-fragment.ts';

const document = exampleSite();
const picture = { hash: 'h', extension: 'png', width: 4, height: 3 };
const site = { document, assets: { 'assets/a.png': picture } };

describe.each(patterns)('$label.es', ({ fragment, label, summary }) => {
  it('stands on a page without errors', () => {
    const parsed = parsePatternFragment(fillPlaceholders(fragment, { site, pages: [], now: 0 }));
    const layout = [{ sectionId: 'top', widgetId: 'h1' }, ...(parsed?.sections ?? [])];
    const widgets = [headingData('h1'), ...(parsed?.widgets ?? [])].map((widget) => ({
      ...widget,
    }));
    const metadata = metadataData(layout.map((section) => ({ ...section })));
    const pages = [{ id: 'jobs', url: '/jobs' }];
    const context = toRuleContext({ site: document, pages, assets: createAssets('assets/a.png') });
    const problems = checkPage(examplePage(pageData(widgets, { metadata })), context);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(parsed?.widgets).toHaveLength(fragment.widgets.length);
  });

  it('has a name and a summary in both languages', () => {
    for (const text of [...Object.values(label), ...Object.values(summary)])
      expect(text).toMatch(/^\p{Lu}.{5,50}[^.]$/u);
  });
});
