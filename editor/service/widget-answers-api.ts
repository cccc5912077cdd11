import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { widgetAnswers } from '#schemas/generated/answers.ts';
import { askFor } from './request/read-response.ts';

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
  const { siteId, url, type, content } = asked;
  return useQuery({
    queryKey: ['widget-answers', asked],
    queryFn: ({ signal }) => {
      const body = { url, widget: { id: 'canvas', type, content } };
      return askFor(widgetAnswers, {
        method: 'POST',
        path: [siteId, 'widget-answers'],
        body,
        signal,
      });
    },
    staleTime: STALE_TIME,
    placeholderData: keepPreviousData,
  });
}
