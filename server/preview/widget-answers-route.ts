import { siteParams } from '#schemas/api/content.ts';
import { askingWidget, type WidgetAnswers, widgetAnswers } from '#schemas/api/preview.ts';
import type { AnyWidget } from '#schemas/documents/documents.ts';
import { APPLY_PATH, createPageIndex } from '#schemas/pages/page-index.ts';
import { parseWidget } from '#schemas/parse/parse-widget.ts';
import { requireSite } from '../content/documents/content-request.ts';
import type { ContentSite } from '../content/documents/content-site.ts';
import { CONTENT, READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Api } from '../http/api.ts';
import { toApiPort } from '../pages/page-jobs.ts';
import { exampleSlug } from './preview-jobs.ts';
import { fillAddress, loadPreviewSite, type PreviewPlace } from './preview-site.ts';
import type { PreviewOptions } from './previews.ts';

const widgetAnswersSchema = {
  ...CONTENT,
  operationId: 'askForWidget',
  summary: 'What a widget shows to visitors, for an editor that draws it',
  description:
    'A page of one job is answered for a job of the site. What is not valid, or the settings of its site are not, shows nothing.',
  params: siteParams,
  body: askingWidget,
  response: { 200: widgetAnswers, ...READ_PROBLEMS },
} as const;

/** `POST …/widget-answers` */
export function addWidgetAnswersRoute(content: Api, options: PreviewOptions): void {
  content.post(
    '/sites/:siteId/widget-answers',
    { schema: widgetAnswersSchema, config: { scope: 'read' } },
    async (request, reply) => {
      const site = await requireSite(options.database, request, reply);
      if (site === undefined) return reply;
      const { url, widget } = request.body;
      return answerWidget(site, { url, widget }, options);
    },
  );
}

interface Asked {
  readonly url: string;
  readonly widget: unknown;
}

async function answerWidget(
  site: ContentSite,
  { url, widget }: Asked,
  { runtime, jobs, forms, now, ...sources }: PreviewOptions,
): Promise<WidgetAnswers> {
  const page: PreviewPlace = { pageId: '', path: url, params: {}, variant: null };
  const nothing = { path: url, params: {}, hasApplyPage: false, answers: {} };
  const loaded = await loadPreviewSite(sources, site);
  const { data, problems } = parseWidget(widget, 0);
  if (!loaded.ok || problems.length > 0) return nothing;
  const { agencyId, clientId } = loaded.value.site;
  const place = url.includes('{')
    ? fillAddress(page, await exampleSlug(jobs, { agencyId, clientId }))
    : page;
  const door = await runtime.load();
  const request = { path: place.path, params: place.params, query: '', now: now() };
  const answers = await door
    .createRenderer(runtime.clientEntries)
    // Without a problem it is one of a type that is known.
    .loadAnswers(data as AnyWidget, request, toApiPort({ jobs, forms }, loaded.value.site, door));
  const hasApplyPage = createPageIndex(loaded.value.pages).byPath.has(APPLY_PATH);
  return { path: place.path, params: place.params, hasApplyPage, answers };
}
