import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageDocument, SectionNode } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import {
  idsInLayout,
  possibleReferencesOf,
  reachableFrom,
  referencesOf,
} from '../../fields/widget-references.ts';
import { fieldPaths } from '../../generated/field-paths.ts';
import { checkPage } from '../../rules/check-page.ts';
import { createContext } from '../../testing/documents.ts';
import { diffPages } from '../compare/diff-pages.ts';
import { pagePairs } from '../testing.ts';
import { restoreSection, sectionWithId, widgetIdsOf } from './restore-section.ts';

const RUNS = { numRuns: 1000 };

interface Restored {
  readonly current: PageDocument;
  readonly old: PageDocument;
  readonly section: SectionNode;
  readonly result: PageDocument;
}

/** A law of every restore that succeeds, over all sections of the older page. */
function assertRestored(law: (restored: Restored) => void): void {
  let count = 0;
  fc.assert(
    fc.property(pagePairs, fc.nat(), ([current, old], pick) => {
      const sections = visitSections(old.metadata.layout);
      const section = sections[pick % sections.length]?.section ?? old.metadata.layout;
      const result = restoreSection(current, old, section.sectionId);
      if (!result.ok) return;
      count += 1;
      law({ current, old, section, result: result.value });
    }),
    RUNS,
  );
  expect(count).toBeGreaterThan(RUNS.numRuns * 0.9);
}

function widgetsById({ widgets }: PageDocument) {
  return new Map(widgets.map((widget) => [widget.id, widget]));
}

it('gives the section and all that it shows as they were', () => {
  assertRestored(({ old, section, result }) => {
    expect(sectionWithId(result.metadata.layout, section.sectionId)).toEqual(section);
    const before = widgetsById(old);
    const after = widgetsById(result);
    for (const id of reachableFrom(idsInLayout(section), old.widgets, referencesOf)) {
      expect(after.get(id)).toEqual(before.get(id));
    }
  });
});

it('makes a valid page of two valid pages', () => {
  const errors = ['id-duplicate', 'widget-dangling', 'widget-cycle'];
  assertRestored(({ result }) => {
    const problems = checkPage(result, createContext({ fields: fieldPaths }));
    expect(problems.filter(({ code }) => errors.includes(code))).toEqual([]);
  });
});

it('changes nothing the second time', () => {
  assertRestored(({ old, section, result }) => {
    const again = restoreSection(result, old, section.sectionId);
    expect(again.ok && again.value).toBe(result);
  });
});

it('changes nothing beside the section, what it shows, and what it takes from elsewhere', () => {
  assertRestored((restored) => {
    const touchable = touchableIds(restored);
    const { current, result } = restored;
    for (const { nodeId, kind, nodeKind } of diffPages(current, result)) {
      expect({ nodeId, kind, nodeKind, allowed: touchable.has(nodeId) }).toMatchObject({
        allowed: true,
      });
    }
    const now = widgetsById(result);
    for (const widget of current.widgets) {
      if (!touchable.has(widget.id)) expect(now.get(widget.id)).toBe(widget);
    }
  });
});

it('keeps what stood beside the section in the order it had', () => {
  assertRestored(({ current, section, result, old }) => {
    if (section === old.metadata.layout) return;
    const own = new Set([...widgetIdsOf(section), ...subtreeIds(current, section.sectionId)]);
    const rest = (page: PageDocument) =>
      [...widgetIdsOf(page.metadata.layout)].filter((id) => !own.has(id));
    expect(rest(result)).toEqual(rest(current));
  });
});

it('restores the whole page by its root', () => {
  fc.assert(
    fc.property(pagePairs, ([current, old]) => {
      const result = restoreSection(current, old, old.metadata.layout.sectionId);
      const changes = result.ok ? diffPages(result.value, old) : undefined;
      const unshown = changes?.filter(
        ({ kind, nodeKind, nodeId }) =>
          nodeKind === 'section' || (kind !== 'order' && isShown(old, nodeId)),
      );
      expect(unshown).toEqual([]);
    }),
    RUNS,
  );
});

function isShown({ metadata, widgets }: PageDocument, id: string): boolean {
  return reachableFrom(idsInLayout(metadata.layout), widgets, referencesOf).has(id);
}

function subtreeIds({ metadata }: PageDocument, id: string): Set<string> {
  const section = sectionWithId(metadata.layout, id);
  return section ? widgetIdsOf(section) : new Set();
}

function touchableIds({ current, old, section }: Restored): Set<string> {
  const there = sectionWithId(current.metadata.layout, section.sectionId);
  const own = widgetIdsOf(section);
  const taken = visitSections(current.metadata.layout).flatMap(({ section: other }) =>
    own.has(other.sectionId) ? [other] : [],
  );
  const lifted = taken.flatMap(({ subSections }) => subSections ?? []);
  const shownNow = [...taken, ...(there ? [there] : [])].flatMap(idsInLayout);
  const shown = idsInLayout(section);
  const shownOld = reachableFrom(shown, old.widgets, possibleReferencesOf);
  return new Set([
    ...own,
    ...(there ? widgetIdsOf(there) : []),
    ...lifted.map(({ sectionId }) => sectionId),
    ...shownOld,
    ...reachableFrom([...shownNow, ...shownOld], current.widgets, referencesOf),
  ]);
}
