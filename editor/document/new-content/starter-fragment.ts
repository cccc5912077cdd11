import { mapValues } from 'lodash-es';
import type { AssetIndex } from '#runtime/index.ts';
import {
  PLACEHOLDER_HOME,
  PLACEHOLDER_PICTURE,
  PLACEHOLDER_PRIVACY,
  PLACEHOLDER_SEARCH,
  PLACEHOLDER_VIDEO,
} from '#schemas/definitions/widget-starter.ts';
import { currentVersion } from '#schemas/documents/widget-version.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { starters } from '#schemas/generated/starters.ts';
import { isRecord, mapFieldsAt } from '#schemas/json/fields.ts';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import { pageOfLink } from '#schemas/rules/engine/known-pages.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { EditedWidget } from '../edited-page.ts';
import type { PageFragment } from '../page-fragment.ts';
import type { OpenSite } from '../store/page-editor-context.ts';

/** The day that stands for today in new content. */
const DAY_ZERO = Date.UTC(2000, 0, 1);

/** Dates close to the day zero; a text that only begins with a number is none. */
const DATE = /^(?:1999|2000)-\d{2}-\d{2}(?=T|$)/;

/** The year that stands for this one. */
const YEAR_ZERO = 2000;

/** A new widget in a section of its own, with the widgets that it needs to stand in it. */
export function starterFragment(type: string, values: PlaceholderValues): PageFragment {
  const options = starters[type]?.options;
  const widgets = starterWidgets(type, { values, ids: new Set() });
  const widgetId = widgets[0]?.id ?? type;
  return {
    sections: [{ sectionId: `${type}-section`, widgetId, ...(options && { options }) }],
    widgets,
  };
}

interface Making {
  readonly values: PlaceholderValues;
  readonly ids: Set<string>;
}

/** The widget itself comes first, then those that it names by their type. */
function starterWidgets(type: string, making: Making): EditedWidget[] {
  const starter = starters[type];
  if (!starter) throw new Error(`The widget "${type}" has no starter. Write its starter.json.`);
  const id = freeId(type, making.ids);
  const named: EditedWidget[] = [];
  const follow = (content: unknown, path: string) =>
    mapFieldsAt(content, path.split('.'), (other) => {
      const made = starterWidgets(other, making);
      named.push(...made);
      return made[0]?.id ?? other;
    });
  const paths = fieldPaths[type]?.WidgetRef ?? [];
  const content = paths.reduce<unknown>(follow, fillPlaceholders(starter.content, making.values));
  return [{ id, type, ...versionOf(type), content } as EditedWidget, ...named];
}

function freeId(type: string, ids: Set<string>): string {
  let id = type;
  for (let count = 2; ids.has(id); count += 1) id = `${type}-${count}`;
  ids.add(id);
  return id;
}

/** Version 1 is what a widget without any is taken for. */
function versionOf(type: string): { readonly version?: number } {
  const version = currentVersion(type) ?? 1;
  return version > 1 ? { version } : {};
}

interface NamedPage extends PageSummary {
  readonly title: string;
}

/** What the stand-ins of new content become. */
export interface PlaceholderValues {
  readonly site: Pick<OpenSite, 'document' | 'assets'>;
  /** Of the site, as far as they are known: none while they have not come. */
  readonly pages: readonly NamedPage[];
  /** Today, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * New content for a site: a picture of the site's own where one is to be chosen, its job search, dates from today on.
 * Without any picture the stand-in stays, so that the page's problems ask for one.
 */
export function fillPlaceholders(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return filledText(value, values);
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, values));
  if (!isRecord(value)) return value;
  if (value['src'] === PLACEHOLDER_PICTURE) return filledPicture(value, values.site.assets);
  if (value['href'] === PLACEHOLDER_PRIVACY) return filledPrivacy(value, values);
  if (value['href'] === PLACEHOLDER_SEARCH && jobsUrl(values) === undefined)
    return { ...value, href: homeUrl(values), label: JOBS_STAND_IN };
  return mapValues(value, (child, key) => filledField(key, child, values));
}

function filledField(key: string, value: unknown, values: PlaceholderValues): unknown {
  if (key === 'year' && value === YEAR_ZERO) return new Date(values.now).getUTCFullYear();
  return fillPlaceholders(value, values);
}

function filledText(text: string, values: PlaceholderValues): string {
  const { site, now } = values;
  if (text === PLACEHOLDER_SEARCH) return jobsUrl(values) ?? homeUrl(values);
  if (text === PLACEHOLDER_HOME) return homeUrl(values);
  if (text === PLACEHOLDER_VIDEO) return firstFilm(site.assets) ?? text;
  return text.replace(DATE, (day) => shiftedDay(day, now));
}

function shiftedDay(day: string, now: number): string {
  const days = Math.round((Date.parse(day) - DAY_ZERO) / DAY_MS);
  return new Date(now + days * DAY_MS).toISOString().slice(0, 10);
}

function filledPicture(image: Record<string, unknown>, assets: AssetIndex): unknown {
  const found = closestPicture(Number(image['width']) / Number(image['height']), assets);
  if (!found) return image;
  const [src, { width, height }] = found;
  return { ...image, src, width, height };
}

/** In addresses and titles, Spanish and English. */
const PRIVACY = /privacidad|privacy/i;

/** Of a page's own words, like all of a new block's. */
const PRIVACY_LABEL = 'Aviso de privacidad';

/** Where no page is a privacy notice, the link leads home and its label goes on asking for one. */
function filledPrivacy(link: Record<string, unknown>, values: PlaceholderValues): unknown {
  const { pages } = values;
  const notice =
    pages.find(({ url }) => PRIVACY.test(url)) ?? pages.find(({ title }) => PRIVACY.test(title));
  if (notice) return { ...link, href: notice.url, label: PRIVACY_LABEL };
  return { ...link, href: homeUrl(values) };
}

/** Of a link to jobs on a site that has no page of them: it says what to do, and a warning tells who left it so. */
const JOBS_STAND_IN = 'Enlaza aquí tus vacantes';

/** Where visitors search for jobs; undefined where the site is known to have no page for that yet. */
function jobsUrl({ site, pages }: PlaceholderValues): string | undefined {
  const { jobListing } = site.document.urls;
  if (pages.length === 0 || isReached(jobListing, { site, pages })) return jobListing;
  return pages.find(({ type }) => type === 'JOB_LISTING')?.url;
}

/** A site that begins may have no home page yet: what is there stands in for it. */
function homeUrl({ site, pages }: PlaceholderValues): string {
  if (pages.length === 0 || isReached(PLACEHOLDER_HOME, { site, pages })) return PLACEHOLDER_HOME;
  return pages.find(({ url }) => !url.includes('{'))?.url ?? PLACEHOLDER_HOME;
}

function isReached(href: string, { site, pages }: Pick<PlaceholderValues, 'site' | 'pages'>) {
  const { home } = site.document.urls;
  return pageOfLink(href, { home, pages }) !== undefined;
}

type Entry = readonly [src: string, size: { readonly width: number; readonly height: number }];

/** The picture whose shape comes closest: a logo where a logo belongs, a wide one where it fills the width. */
function closestPicture(ratio: number, assets: AssetIndex): Entry | undefined {
  const distance = ([, { width, height }]: Entry) => Math.abs(Math.log(width / height / ratio));
  return Object.entries(assets)
    .filter(([, { extension, width, height }]) => !isFilm(extension) && width > 0 && height > 0)
    .reduce<Entry | undefined>(
      (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
      undefined,
    );
}

function firstFilm(assets: AssetIndex): string | undefined {
  return Object.keys(assets).find((src) => isFilm(assets[src]?.extension ?? ''));
}

function isFilm(extension: string): boolean {
  return extension === 'mp4' || extension === 'webm';
}
