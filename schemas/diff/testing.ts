// Pages and edits for property tests: every generated page is valid, and every edit keeps it valid.
import fc from 'fast-check';
import type { PageDocument } from '../documents/documents.ts';
import { MAX_SECTION_DEPTH } from '../documents/layout.ts';
import { examplePage } from '../testing/documents.ts';

interface SectionData {
  sectionId: string;
  widgetId?: string;
  subSections?: SectionData[];
  options?: { py?: number; background?: string };
}

interface WidgetData {
  id: string;
  type: string;
  content: Record<string, unknown>;
  variants?: { p: Record<string, unknown> };
}

interface PageData {
  schemaVersion: 1;
  id: string;
  url: string;
  aliases?: string[];
  type: string;
  metadata: { title: string; description: string; layout: SectionData };
  widgets: WidgetData[];
}

/** One step of an edit; the numbers choose among what the page has. */
interface Edit {
  readonly kind: (typeof EDITS)[number];
  readonly node: number;
  readonly target: number;
  readonly text: string;
}

const EDITS = [
  'text',
  'title',
  'options',
  'add',
  'remove',
  'move',
  'wrap',
  'show-other',
  'type',
  'tabs',
  'list',
  'variant',
] as const;

const words = fc.constantFrom('Vacantes', 'Aplicar', 'Rutas', 'Turnos', 'Sueldo', 'Zona norte');

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...EDITS),
    node: fc.nat(50),
    target: fc.nat(50),
    text: words,
  }),
  { maxLength: 8 },
);

/** The sizes of a page's bands: how many leaves each holds. */
const bands = fc.array(fc.array(fc.nat(3), { maxLength: 4 }), { maxLength: 4 });

const base: fc.Arbitrary<PageData> = fc.tuple(bands, edits).map(([sizes, steps]) => {
  const page = emptyPage();
  for (const [i, leaves] of sizes.entries()) addBand(page, `band-${i}`, leaves);
  return edited(page, steps, 'base');
});

/** A valid page of headings, buttons, lists, tabs and widgets of unknown type. */
export const pages: fc.Arbitrary<PageDocument> = base.map(toPage);

/** Two pages that come from one by edits of their own; what both added bears the same ids. */
export const pagePairs: fc.Arbitrary<readonly [PageDocument, PageDocument]> = fc
  .tuple(base, edits, edits)
  .map(([page, a, b]) => [toPage(edited(page, a, 'new')), toPage(edited(page, b, 'new'))]);

/** A page and the same page with one section in another place among its siblings. */
export const singleMoves: fc.Arbitrary<readonly [PageDocument, PageDocument]> = fc
  .tuple(fc.integer({ min: 2, max: 12 }), fc.nat(), fc.nat())
  .map(([count, from, step]) => {
    const page = emptyPage();
    for (let i = 0; i < count; i += 1) addBand(page, `band-${i}`, [0]);
    const moved = structuredClone(page);
    const children = moved.metadata.layout.subSections ?? [];
    const index = from % count;
    const [section] = children.splice(index, 1);
    const target = (index + 1 + (step % (count - 1))) % count;
    if (section) children.splice(target, 0, section);
    return [toPage(page), toPage(moved)];
  });

function toPage(data: PageData): PageDocument {
  return examplePage({ ...structuredClone(data) });
}

function emptyPage(): PageData {
  return {
    schemaVersion: 1,
    id: 'home',
    url: '/home',
    type: 'CONTENT',
    metadata: {
      title: 'Inicio',
      description: 'Vacantes',
      layout: { sectionId: 'root', subSections: [] },
    },
    widgets: [],
  };
}

function addBand(page: PageData, id: string, kinds: readonly number[]): void {
  const leaves = kinds.map((kind, i) => addLeaf(page, `${id}-${i}`, kind));
  page.metadata.layout.subSections?.push({ sectionId: id, subSections: leaves });
}

function addLeaf(page: PageData, id: string, kind: number): SectionData {
  const widgetId = `w-${id}`;
  if (page.widgets.some((widget) => widget.id === widgetId)) return { sectionId: id };
  const widget = createWidget(widgetId, kind, page.widgets);
  page.widgets.push(widget);
  return { sectionId: id, widgetId };
}

function createWidget(id: string, kind: number, others: readonly WidgetData[]): WidgetData {
  const shown = others.filter(({ type }) => type === 'heading' || type === 'button');
  const tab = shown[kind % Math.max(1, shown.length)];
  if (kind % 4 === 3 && tab) {
    return { id, type: 'tabs', content: { tabs: [{ name: 'Uno', widgetId: tab.id }] } };
  }
  if (kind % 4 === 2) {
    return { id, type: 'promo-map', content: { title: id, points: ['a', { x: 1, name: 'b' }] } };
  }
  if (kind % 4 === 1) {
    return { id, type: 'button', content: { link: { label: 'Ver', href: '/jobs' } } };
  }
  return { id, type: 'heading', content: { text: id, level: 2 } };
}

function edited(page: PageData, steps: readonly Edit[], prefix: string): PageData {
  const copy = structuredClone(page);
  for (const [i, step] of steps.entries()) applyEdit(copy, step, `${prefix}-${i}`);
  return copy;
}

function applyEdit(page: PageData, edit: Edit, id: string): void {
  const sections = sectionsOf(page.metadata.layout);
  const inner = sections.slice(1);
  const section = pick(inner, edit.node);
  const widget = pick(page.widgets, edit.node);
  if (edit.kind === 'title') page.metadata.title = edit.text;
  if (edit.kind === 'add') insert(page, addLeaf(page, id, edit.node), edit.target);
  if (section) editSection(page, section, { edit, id });
  if (widget) editWidget(page, widget, edit);
}

interface Step {
  readonly edit: Edit;
  readonly id: string;
}

function editSection(page: PageData, section: SectionData, { edit, id }: Step): void {
  if (edit.kind === 'options') section.options = { py: edit.target };
  if (edit.kind === 'remove') {
    detach(page, section);
    dropUnshown(page);
  }
  if (edit.kind === 'move') {
    detach(page, section);
    insert(page, section, edit.target);
  }
  if (edit.kind === 'wrap') wrap(page, section, id);
  if (edit.kind === 'show-other' && section.widgetId !== undefined) {
    const other = addLeaf(page, id, edit.target).widgetId;
    if (other !== undefined) section.widgetId = other;
    dropUnshown(page);
  }
}

function editWidget(page: PageData, widget: WidgetData, { kind, text, target }: Edit): void {
  if (kind === 'text' && widget.type === 'heading') widget.content['text'] = text;
  if (kind === 'text' && widget.type === 'button') {
    widget.content['link'] = { label: text, href: '/jobs' };
  }
  if (kind === 'type' && widget.type === 'heading') {
    widget.type = 'promo-map';
    widget.content = { title: text, points: [] };
    delete widget.variants;
  }
  if (kind === 'variant' && widget.type === 'heading') widget.variants = { p: { text } };
  if (kind === 'list' && widget.type === 'promo-map') shuffle(widget.content, text, target);
  if (kind === 'tabs' && widget.type === 'tabs') {
    const shown = pick(
      page.widgets.filter(({ type }) => type === 'heading'),
      target,
    );
    if (shown) widget.content['tabs'] = [{ name: text, widgetId: shown.id }];
  }
}

function shuffle(content: Record<string, unknown>, text: string, target: number): void {
  const points = Array.isArray(content['points']) ? content['points'] : [];
  const [first, ...rest] = points;
  if (target % 3 === 0) content['points'] = [...points, { name: text, x: target }];
  else if (target % 3 === 1) content['points'] = [...rest, ...(points.length > 0 ? [first] : [])];
  else content['points'] = rest;
}

function sectionsOf(section: SectionData): SectionData[] {
  return [section, ...(section.subSections ?? []).flatMap(sectionsOf)];
}

function depthOf(section: SectionData): number {
  return 1 + Math.max(0, ...(section.subSections ?? []).map(depthOf));
}

function parentOf(page: PageData, section: SectionData): SectionData | undefined {
  return sectionsOf(page.metadata.layout).find(({ subSections }) => subSections?.includes(section));
}

function detach(page: PageData, section: SectionData): void {
  const siblings = parentOf(page, section)?.subSections ?? [];
  siblings.splice(siblings.indexOf(section), 1);
}

function insert(page: PageData, section: SectionData, target: number): void {
  const holders = sectionsOf(page.metadata.layout).filter(({ widgetId }) => widgetId === undefined);
  const parent = pick(holders, target) ?? page.metadata.layout;
  parent.subSections ??= [];
  parent.subSections.splice(target % (parent.subSections.length + 1), 0, section);
  if (depthOf(page.metadata.layout) <= MAX_SECTION_DEPTH) return;
  detach(page, section);
  page.metadata.layout.subSections?.push(section);
}

function wrap(page: PageData, section: SectionData, id: string): void {
  const siblings = parentOf(page, section)?.subSections ?? [];
  const index = siblings.indexOf(section);
  const isTaken = sectionsOf(page.metadata.layout).some(({ sectionId }) => sectionId === id);
  if (isTaken) return;
  siblings[index] = { sectionId: id, subSections: [section] };
  if (depthOf(page.metadata.layout) > MAX_SECTION_DEPTH) siblings[index] = section;
}

function dropUnshown(page: PageData): void {
  const shown = new Set(sectionsOf(page.metadata.layout).map(({ widgetId }) => widgetId));
  const tabbed = new Set(
    page.widgets.filter(({ type }) => type === 'tabs').map((w) => JSON.stringify(w.content)),
  );
  page.widgets = page.widgets.filter(
    ({ id }) => shown.has(id) || [...tabbed].some((text) => text.includes(`"${id}"`)),
  );
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % Math.max(1, list.length)];
}
