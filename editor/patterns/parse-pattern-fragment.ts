import { fieldsAt, isRecord } from '#schemas/fields.ts';
import { readFragmentText } from '../document/fragment-text.ts';
import type { PageFragment } from '../document/page-fragment.ts';

/** Reads the sections of a pattern; undefined where they cannot stand on a page. They may be unfinished. */
export function parsePatternFragment(value: unknown): PageFragment | undefined {
  if (!isRecord(value) || !Array.isArray(value['sections'])) return undefined;
  const { sections, widgets } = value;
  const page = {
    schemaVersion: 1,
    id: 'patron',
    url: '/patron',
    type: 'CONTENT',
    metadata: {
      title: 'patron',
      description: 'patron',
      layout: { sectionId: freeId(value), subSections: sections },
    },
    widgets,
  };
  const fragment = readFragmentText(JSON.stringify(page));
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
function freeId(fragment: object): string {
  const text = JSON.stringify(fragment);
  let id = 'root';
  while (text.includes(`"${id}"`)) id = `${id}-root`;
  return id;
}
