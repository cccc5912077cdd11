import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../documents/documents.ts';
import {
  buttonData,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { diffPages } from '../compare/diff-pages.ts';
import { formatRestoreProblem } from './restore-problem.ts';
import { restoreSection } from './restore-section.ts';

type Data = Readonly<Record<string, unknown>>;

/** A page of sections and widgets; every named section without more shows the heading of its name. */
function page(sections: readonly (string | Data)[], widgets: readonly Data[] = []): PageDocument {
  const names = sections.filter((section) => typeof section === 'string');
  const layout = sections.map((section) => (typeof section === 'string' ? leaf(section) : section));
  const all = [...names.map((name) => headingData(`w-${name}`)), ...widgets];
  return examplePage(pageData(all, { metadata: metadataData(layout) }));
}

function leaf(name: string): Data {
  return { sectionId: name, widgetId: `w-${name}` };
}

function restored(current: PageDocument, old: PageDocument, id: string): PageDocument {
  const result = restoreSection(current, old, id);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function childIds({ metadata }: PageDocument): (string | undefined)[] {
  return (metadata.layout.subSections ?? []).map(({ sectionId }) => sectionId);
}

describe('the place of a restored section', () => {
  it('is where the section stands now', () => {
    const result = restored(page(['b', 'c', 'a']), page(['a', 'b', 'c']), 'a');
    expect(childIds(result)).toEqual(['b', 'c', 'a']);
  });

  it('is after its old neighbour when it is gone', () => {
    expect(childIds(restored(page(['a', 'c']), page(['a', 'b', 'c']), 'b'))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('is after the nearest old neighbour that is left', () => {
    expect(childIds(restored(page(['x', 'a']), page(['a', 'b', 'c']), 'c'))).toEqual([
      'x',
      'a',
      'c',
    ]);
  });

  it('is first when nothing that preceded it is left', () => {
    expect(childIds(restored(page(['x']), page(['a', 'x']), 'a'))).toEqual(['a', 'x']);
  });

  it('is under the nearest ancestor that is left', () => {
    const old = page(['a', { sectionId: 'box', subSections: [leaf('b')] }], [headingData('w-b')]);
    expect(childIds(restored(page(['a', 'x']), old, 'b'))).toEqual(['a', 'b', 'x']);
  });

  it('is never a section that shows a widget by now', () => {
    const old = page(['a', { sectionId: 'box', subSections: [leaf('b')] }], [headingData('w-b')]);
    expect(childIds(restored(page(['a', 'box', 'x']), old, 'b'))).toEqual(['a', 'box', 'b', 'x']);
  });
});

it('brings back what tabs show', () => {
  const tabs = (id: string): Data => ({
    id: 'tabs',
    type: 'tabs',
    content: { tabs: [{ name: 'Uno', widgetId: id }] },
  });
  const section = { sectionId: 's', widgetId: 'tabs' };
  const old = page([section], [tabs('one'), headingData('one')]);
  const current = page([section], [tabs('two'), headingData('two')]);
  expect(restored(current, old, 's')).toEqual(old);
});

it('keeps a widget that something else shows', () => {
  const both = [leaf('a'), { sectionId: 'b', widgetId: 'w-c' }, leaf('c')];
  const widgets = [headingData('w-a'), headingData('w-c'), headingData('w-b')];
  const current = page(both, widgets);
  const old = page(['a', 'b']);
  expect(restored(current, old, 'b').widgets.map(({ id }) => id)).toEqual(['w-a', 'w-c', 'w-b']);
});

it('keeps a widget that an unused widget names', () => {
  const tabs = { id: 'tabs', type: 'tabs', content: { tabs: [{ name: 'Uno', widgetId: 'w-x' }] } };
  const current = page([{ sectionId: 'a', widgetId: 'w-x' }], [tabs, headingData('w-x')]);
  const result = restored(current, page(['a']), 'a');
  expect(result.widgets.map(({ id }) => id)).toEqual(['w-a', 'tabs', 'w-x']);
});

it('keeps a widget that a widget of unknown type may show', () => {
  const opaque = { id: 'map', type: 'promo-map', content: { panels: ['w-x'] } };
  const map = { sectionId: 'm', widgetId: 'map' };
  const current = page([map, { sectionId: 'a', widgetId: 'w-x' }], [opaque, headingData('w-x')]);
  const old = page([map, 'a'], [opaque]);
  expect(restored(current, old, 'a').widgets.map(({ id }) => id)).toEqual(['w-a', 'map', 'w-x']);
});

it('takes a section from where it stands now and leaves what it holds beside', () => {
  const old = page([{ sectionId: 'box', subSections: [leaf('a')] }], [headingData('w-a')]);
  const current = page(
    [
      { sectionId: 'a', subSections: [leaf('x')] },
      { sectionId: 'box', subSections: [] },
    ],
    [headingData('w-x')],
  );
  const result = restored(current, old, 'box');
  expect(childIds(result)).toEqual(['x', 'box']);
  expect(result.widgets.map(({ id }) => id)).toEqual(['w-a', 'w-x']);
});

it('leaves every other object as it is', () => {
  const current = page(['a', 'b']);
  const edited = page(['a'], [headingData('w-b')]);
  const old = examplePage({ ...edited, metadata: page(['a', 'b']).metadata });
  const result = restored(current, examplePage(changed(old)), 'b');
  expect(result.metadata.layout).toBe(current.metadata.layout);
  expect(result.widgets[0]).toBe(current.widgets[0]);
  expect(diffPages(current, result)).toMatchObject([{ nodeId: 'w-b', pointer: '/content/text' }]);
});

function changed({ widgets, ...rest }: PageDocument): Data {
  return {
    ...rest,
    widgets: widgets.map((widget) => ({ ...widget, content: { text: 'Antes', level: 1 } })),
  };
}

describe('a section that cannot be restored', () => {
  it('was not in that version', () => {
    const result = restoreSection(page(['a']), page(['b']), 'a');
    expect(result).toEqual({ ok: false, problems: [{ code: 'section-not-found', nodeId: 'a' }] });
  });

  it('held what is the whole page today', () => {
    const inner = { sectionId: 'top', subSections: [leaf('a')] };
    const old = page([{ sectionId: 'box', subSections: [inner] }], [headingData('w-a')]);
    const data = pageData([headingData('w-a')]);
    const layout = { sectionId: 'top', subSections: [leaf('a')] };
    const current = examplePage({ ...data, metadata: { ...metadataData([]), layout } });
    expect(restoreSection(current, old, 'box')).toMatchObject({
      problems: [{ code: 'root-inside' }],
    });
  });

  it('finds a page that shows a single widget', () => {
    const layout = { sectionId: 'top', widgetId: 'heading' };
    const current = examplePage(pageData(undefined, { metadata: { ...metadataData([]), layout } }));
    expect(restoreSection(current, page(['a', 'b']), 'a')).toMatchObject({
      problems: [{ code: 'no-place' }],
    });
  });

  it('needs an id that something else bears today', () => {
    const current = page([{ sectionId: 'x', widgetId: 'b' }], [buttonData('/jobs', 'b')]);
    expect(restoreSection(current, page(['a', 'b']), 'b')).toMatchObject({
      problems: [{ code: 'id-taken', nodeId: 'b' }],
    });
  });

  it('would be one level too deep', () => {
    const box = { sectionId: 'box', subSections: [] };
    const old = page([{ ...box, subSections: [nested(5, leaf('a'))] }], [headingData('w-a')]);
    expect(
      restoreSection(page([{ sectionId: 'outer', subSections: [box] }]), old, 'box'),
    ).toMatchObject({
      problems: [{ code: 'invalid', problems: [{ code: 'document-too-deep' }] }],
    });
  });

  it('says what to do, in both languages', () => {
    const problem = { code: 'section-not-found', nodeId: 'hero' } as const;
    expect(formatRestoreProblem(problem, 'es')).toBe(
      'Esa versión no tiene la sección "hero". Elige una versión en la que exista.',
    );
    expect(formatRestoreProblem(problem, 'en')).toBe(
      'That version has no section "hero". Choose a version that has it.',
    );
  });
});

function nested(levels: number, inner: Data): Data {
  if (levels === 0) return inner;
  return { sectionId: `level-${levels}`, subSections: [nested(levels - 1, inner)] };
}
