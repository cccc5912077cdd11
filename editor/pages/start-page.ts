import { produce } from 'immer';
import type { PageDocument, PageType } from '#schemas/documents/documents.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { fillParams } from '#schemas/problems/fill-params.ts';
import { type EditedPage, toEditedPage, toPageDocument } from '../document/edited-page.ts';
import { insertFragment } from '../document/edits/insert-fragment.ts';
import { fragmentOf, type PageFragment } from '../document/page-fragment.ts';
import { subtreeOf, widgetAt } from '../document/page-structure.ts';
import portadaDeEmpresa from './starters/portada-de-empresa.json' with { type: 'json' };
import preguntasFrecuentes from './starters/preguntas-frecuentes.json' with { type: 'json' };
import textoLargo from './starters/texto-largo.json' with { type: 'json' };

/** What a new page is called. */
export interface PageNames {
  readonly id: string;
  readonly url: string;
  readonly type: PageType;
  readonly title: string;
  readonly description: string;
}

export interface PageStart {
  /** Its header and footer are copied; null where the site has none that can be read. */
  readonly home: EditedPage | null;
  /** A starter; null for a page with nothing between header and footer. */
  readonly starter: PageDocument | null;
  /** Where visitors search for jobs; null where the site has no page for that yet. */
  readonly jobsUrl: string | null;
}

/** The text of a new page of a site. */
export function createStartPage(names: PageNames, { home, starter, jobsUrl }: PageStart): string {
  const parts = [
    home && framePart(home, 'top'),
    starter && contentPart(adapt(starter, names.title, jobsUrl)),
    home && framePart(home, 'end'),
  ];
  const page = parts.reduce<EditedPage>(
    (made, part) => (part ? append(made, part) : made),
    empty(names),
  );
  return serialisePage(toPageDocument(page));
}

function empty({ id, url, type, title, description }: PageNames): EditedPage {
  return {
    head: { schemaVersion: 1, id, url, type, metadata: { title, description } },
    rootId: 'root',
    sections: { root: { id: 'root', parentId: null, childIds: [] } },
    widgets: {},
    widgetIds: [],
  };
}

function append(page: EditedPage, fragment: PageFragment): EditedPage {
  const index = page.sections[page.rootId]?.childIds?.length ?? 0;
  const place = { parentId: page.rootId, index };
  const edit = insertFragment(page, { fragment, place, label: 'edit.insert' });
  return edit ? produce(page, edit.change) : page;
}

/** What every page of a site has at this side. */
function framePart(home: EditedPage, side: 'top' | 'end'): PageFragment {
  const shown = subtreeOf(home.sections, home.rootId).filter((id) => {
    const widget = widgetAt(home, id);
    return widget !== undefined && traitsOf(widget.type).everyPage === side;
  });
  return fragmentOf(home, shown);
}

function contentPart(starter: PageDocument): PageFragment {
  const page = toEditedPage(starter);
  return fragmentOf(page, page.sections[page.rootId]?.childIds ?? []);
}

/** Fills `{title}` and `{jobs}` wherever a starter has them. */
function adapt(starter: PageDocument, title: string, jobsUrl: string | null): PageDocument {
  const params = { title, jobs: jobsUrl?.slice(1) ?? '' };
  const wanted = jobsUrl === null ? withoutJobs(starter) : starter;
  return mapTexts(wanted, (text) => fillParams(text, params)) as PageDocument;
}

const JOBS_LINK = /<a href="\/\{jobs\}">(.*?)<\/a>/g;

/** A link to jobs that are nowhere would keep the page from being published: buttons go, words stay. */
function withoutJobs(starter: PageDocument): unknown {
  const buttons = new Set(
    starter.widgets
      .filter(({ content }) => isRecord(content) && leadsToJobs(content['link']))
      .map(({ id }) => id),
  );
  const isLeft = (value: unknown) =>
    !leadsToJobs(value) &&
    !(isRecord(value) && [value['id'], value['widgetId']].some((id) => buttons.has(String(id))));
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(JOBS_LINK, '$1');
    if (Array.isArray(value)) return value.filter(isLeft).map(clean);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) => (isLeft(child) ? [[key, clean(child)]] : [])),
    );
  };
  return clean(starter);
}

function leadsToJobs(value: unknown): boolean {
  return isRecord(value) && value['href'] === '/{jobs}';
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapTexts(child, map)]),
  );
}

/** Pages to start from: documents whose texts say what to write in their place. */
export const STARTERS = {
  company: portadaDeEmpresa,
  text: textoLargo,
  faq: preguntasFrecuentes,
} as const;

export type StarterName = keyof typeof STARTERS;

/** A starter as a page; one that is invalid is a bug. */
export function starterPage(name: StarterName): PageDocument {
  const page = parsePage(STARTERS[name]);
  if (!page.ok) throw new Error(`The starter "${name}" is not a valid page.`);
  return page.value;
}
