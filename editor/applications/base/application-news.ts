import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { contentUrl } from '../../service/request/content-request.ts';

/** What recruiters decided of an application, as news has it. */
type Decided = Pick<ApplicationSummary, 'id' | 'step' | 'stepReason' | 'assignee' | 'etag'>;

export interface NewsHandlers {
  readonly onArrived: () => void;
  readonly onChanged: (decided: Decided) => void;
  /** Whether it may be there twice, where that may be otherwise now. */
  readonly onAlike: (id: string, mayBeDuplicate: boolean) => void;
  readonly onNoted: (id: string) => void;
  readonly onGone: (id: string) => void;
  /** The site has other steps, messages and so on. */
  readonly onSettings: () => void;
  /** Filters that the recruiter keeps are others now. */
  readonly onFilters: () => void;
  /** The recruiter opened some, in whichever window. */
  readonly onRead: () => void;
  /** The window listens; what happened before, only `onGap` tells of. */
  readonly onOpen: () => void;
  /** News may have been missed. */
  readonly onGap: () => void;
}

/** Browsers come back by themselves after a break, but not after a refusal. */
const RETRY_MS = 30_000;

/**
 * Tells what becomes of a site's applications while this window is seen: browsers have few connections to a server, and
 * all windows share them. @returns what ends it
 */
export function watchApplications(siteId: string, handlers: NewsHandlers): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A window that opens in the background, or that is not let in at once, listens later than its list was read.
  let mayHaveMissed = document.hidden;
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    source = new EventSource(contentUrl({ path: [siteId, 'application-events'] }));
    source.onopen = () => {
      if (mayHaveMissed) handlers.onGap();
      else handlers.onOpen();
      mayHaveMissed = true;
    };
    source.onerror = () => {
      mayHaveMissed = true;
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    };
    hear(source, handlers);
  };
  // A connection may seem open for minutes after the network that it went through has gone.
  const openAnew = () => {
    mayHaveMissed = true;
    open();
  };
  document.addEventListener('visibilitychange', open);
  window.addEventListener('online', openAnew);
  open();
  return () => {
    document.removeEventListener('visibilitychange', open);
    window.removeEventListener('online', openAnew);
    close();
  };
}

function hear(source: EventSource, handlers: NewsHandlers): void {
  const { onArrived, onChanged, onAlike, onNoted, onGone, onRead, onGap } = handlers;
  const { onSettings, onFilters } = handlers;
  source.addEventListener('arrived', onArrived);
  source.addEventListener('settings', onSettings);
  source.addEventListener('filters', onFilters);
  source.addEventListener('read', onRead);
  source.addEventListener('reload', onGap);
  const withId = (kind: string, run: (id: string, data: Record<string, unknown>) => void) =>
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const told: unknown = JSON.parse(data);
      if (isRecord(told) && typeof told['id'] === 'string') run(told['id'], told);
    });
  withId('noted', onNoted);
  withId('gone', onGone);
  withId('alike', (id, { mayBeDuplicate }) => onAlike(id, mayBeDuplicate === true));
  withId('changed', (id, { step, stepReason, assignee, etag }) => {
    if (typeof step !== 'string' || typeof etag !== 'string') return;
    onChanged({ id, step, etag, stepReason: textOf(stepReason), assignee: textOf(assignee) });
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
