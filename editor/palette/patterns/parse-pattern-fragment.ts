import { fieldsAt, isRecord } from '#schemas/json/fields.ts';
import { memberSpans, type Span } from '#schemas/json/json-spans.ts';
import { readFragmentText } from '../../document/fragment-text.ts';
import type { PageFragment } from '../../document/page-fragment.ts';

/** Reads the sections of a pattern; undefined where they cannot stand on a page. They may be unfinished. */
export function parsePatternFragment(value: unknown): PageFragment | undefined {
  return isRecord(value) ? parsePatternText(JSON.stringify(value)) : undefined;
}

/**
 * As `parsePatternFragment`, of what a site keeps; what opaque widgets hold is remembered as it was written.
 * @param text valid JSON
 */
export function parsePatternText(text: string): PageFragment | undefined {
  const members = text.startsWith('{') ? memberSpans(text, 0) : new Map<string, Span>();
  const listOf = (name: string) => {
    const span = members.get(name);
    return span && text[span.start] === '[' ? text.slice(span.start, span.end) : undefined;
  };
  const [sections, widgets] = [listOf('sections'), listOf('widgets')];
  if (sections === undefined || widgets === undefined) return undefined;
  const head = JSON.stringify({ schemaVersion: 1, id: 'patron', url: '/patron', type: 'CONTENT' });
  const layout = `{"sectionId":"${freeId(text)}","subSections":${sections}}`;
  const metadata = `{"title":"patron","description":"patron","layout":${layout}}`;
  const page = `${head.slice(0, -1)},"metadata":${metadata},"widgets":${widgets}}`;
  const fragment = readFragmentText(page);
  return fragment.ok ? fragment.value : undefined;
}

/** Types of the widgets that a pattern shows, for its drawing; of any data. */
export function widgetTypesIn(value: unknown): readonly string[] {
  const widgets = isRecord(value) ? value['widgets'] : undefined;
  if (!Array.isArray(widgets)) return [];
  return widgets
    .filter(isRecord)
    .map(({ type }) => type)
    .filter((type) => typeof type === 'string');
}

/** Whether the first section of a pattern stands side by side; of any data. */
export function beginsWithRow(value: unknown): boolean {
  const [section] = fieldsAt(value, 'sections.*.options.childDirection');
  return section?.pointer.startsWith('/sections/0/') === true && section.value === 'horizontal';
}

/** For the section that stands around those of the pattern. */
function freeId(text: string): string {
  let id = 'root';
  while (text.includes(`"${id}"`)) id = `${id}-root`;
  return id;
}
