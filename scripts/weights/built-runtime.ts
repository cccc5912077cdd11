import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiPort, AssetIndex, Drawings, Renderer } from '#runtime/entry-server.tsx';
import type { PageDocument, SiteDocument } from '#schemas/documents/documents.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { fieldsAt } from '#schemas/json/fields.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { readClientManifest } from '#server/app/client-manifest.ts';
import type { RuntimeDoor } from '#server/base/runtime-door.ts';
import { createSanitiser } from '#server/base/sanitise.ts';
import { projectRoot } from '../base/project-root.ts';
import { gzipBytes } from '../measure/gzip-bytes.ts';
import { MEASURED_AT, sampleJobPort } from './sample-jobs.ts';

/** Its settings and demo jobs stand for those of any site. */
const SAMPLE_SITE = path.join(projectRoot, 'pages/repartidores-mx');

/** Pixels of every picture of raster samples: more than any phone asks for. */
const SAMPLE_PICTURE = { width: 1920, height: 1080 };

export interface SampleWidget {
  readonly id: string;
  readonly type: string;
  readonly content: object;
}

export interface SamplePage {
  readonly widgets: readonly SampleWidget[];
  /** One section per widget where it is not given. */
  readonly sections?: readonly object[];
  readonly type?: PageDocument['type'];
  /** That the page may hold. */
  readonly drawings?: Drawings;
}

/** A rendered page, weighed as the browser gets it. */
export interface RenderedSample {
  readonly html: string;
  readonly css: string;
  /** Bytes gz of the whole document less those of its stylesheet alone. */
  readonly htmlBytes: number;
  readonly cssBytes: number;
}

export interface BuiltRuntime {
  render(page: SamplePage): Promise<RenderedSample>;
}

/** The runtime of a production build, which renders pages of samples as the server would. */
export async function openBuiltRuntime(distDir: string): Promise<BuiltRuntime> {
  const door: RuntimeDoor = await import(path.join(distDir, 'server/entry-server.js'));
  const renderer = door.createRenderer(readClientManifest(distDir));
  const site = readSampleSite();
  const toHtml = createSanitiser(door, site.sitePrefix);
  const api = await sampleJobPort(SAMPLE_SITE, toHtml);
  return {
    render: (page) => {
      const safe = door.sanitisePage(toDocument(page), toHtml);
      return renderSample({ renderer, site, api, page: safe, drawings: page.drawings });
    },
  };
}

/** The stylesheet of a rendered page, and what both parts of it weigh. */
function weighHtml(html: string): RenderedSample {
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const cssBytes = gzipBytes(css);
  return { html, css, htmlBytes: gzipBytes(html) - cssBytes, cssBytes };
}

interface SampleRender {
  readonly renderer: Renderer;
  readonly site: SiteDocument;
  readonly api: ApiPort;
  readonly page: Parameters<Renderer['renderPage']>[0]['page'];
  readonly drawings: Drawings | undefined;
}

async function renderSample({
  renderer,
  site,
  api,
  page,
  drawings,
}: SampleRender): Promise<RenderedSample> {
  const version = {
    page,
    variant: null,
    path: page.url,
    params: page.type === 'JOB_DETAIL' ? { urlSlug: 'vacante' } : {},
    query: '',
    now: MEASURED_AT,
  };
  const results = await renderer.loadData(version, api);
  const { html, widgetErrors } = renderer.renderPage({
    ...version,
    site,
    origin: 'https://empleos.example',
    assets: assetsOf(page, site),
    results,
    drawings,
  });
  const [failure] = widgetErrors;
  if (failure)
    throw new Error(`A sample of ${failure.widgetType} fails.`, { cause: failure.error });
  return weighHtml(html);
}

export const SAMPLE_TITLE = 'Peso';
export const SAMPLE_DESCRIPTION = 'Lo que pesa un widget';

function toDocument({ widgets, sections, type = 'CONTENT' }: SamplePage): PageDocument {
  const parsed = parsePage({
    schemaVersion: 1,
    id: 'muestra',
    url: '/muestra',
    type,
    metadata: {
      title: SAMPLE_TITLE,
      description: SAMPLE_DESCRIPTION,
      layout: {
        sectionId: 'root',
        subSections: sections ?? widgets.map(({ id }) => ({ sectionId: id, widgetId: id })),
      },
    },
    widgets,
  });
  if (parsed.ok) return parsed.value;
  throw new Error(`A page of samples is invalid: ${JSON.stringify(parsed.problems[0])}`);
}

/** Every picture and film that the page and its site name, as if the site had it. */
function assetsOf(page: PageDocument, { companies = [], metadata }: SiteDocument): AssetIndex {
  const named = page.widgets.flatMap(({ type, content }) => {
    const { AssetPath = [], VideoPath = [], CaptionsPath = [] } = fieldPaths[type] ?? {};
    const paths = [...AssetPath, ...VideoPath, ...CaptionsPath];
    return paths.flatMap((field) => fieldsAt(content, field).map(({ value }) => String(value)));
  });
  const { icon, image = icon } = metadata;
  const sources = [icon, image, ...named, ...companies.map(({ logo }) => logo.src)];
  return Object.fromEntries(sources.map((src) => [src, sampleAsset(src)]));
}

function sampleAsset(src: string): AssetIndex[string] {
  const extension = path.extname(src).slice(1);
  return { hash: sampleHash(src), extension, ...SAMPLE_PICTURE };
}

/** As long as the server's, so that addresses weigh the same. */
export function sampleHash(src: string): string {
  return createHash('sha256').update(src).digest('hex').slice(0, 16);
}

function readSampleSite(): SiteDocument {
  const parsed = parseSiteText(readFileSync(path.join(SAMPLE_SITE, 'site.json'), 'utf8'));
  if (parsed.ok) return parsed.value;
  throw new Error(`The settings of ${SAMPLE_SITE} are invalid. Run npm run validate.`);
}
