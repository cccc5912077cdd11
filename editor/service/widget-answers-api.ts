import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WidgetAnswers } from '#schemas/api/preview.ts';
import { widgetAnswers } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { readResponse } from './request/read-response.ts';

/** Imports change jobs a few times a day, ms. */
const STALE_TIME = 60_000;

export interface AskedWidget {
  readonly siteId: string;
  /** Of the page, as the document has it. */
  readonly url: string;
  readonly type: string;
  readonly content: object;
}

/** What a widget shows to visitors; while it changes, what it showed before. */
export function useWidgetAnswers(asked: AskedWidget) {
  return useQuery({
    queryKey: ['widget-answers', asked],
    queryFn: ({ signal }) => loadWidgetAnswers(asked, signal),
    staleTime: STALE_TIME,
    placeholderData: keepPreviousData,
  });
}

async function loadWidgetAnswers(
  { siteId, url, type, content }: AskedWidget,
  signal: AbortSignal,
): Promise<WidgetAnswers> {
  const body = { url, widget: { id: 'canvas', type, content } };
  const { text } = await sendContent({
    method: 'POST',
    path: [siteId, 'widget-answers'],
    body,
    signal,
  });
  return readResponse(widgetAnswers, text);
}
