import type { PageContextValue } from '../context/page-context.ts';
import type { PageRequest } from '../context/page-request.ts';
import type { Sanitised } from '../html/safe-html.ts';
import type { Query, QueryResults } from './query.ts';

/** What a widget's HTML depends on beside its content: the `data` of its `data.ts`. */
export interface WidgetData<Content> {
  /** Parameters of the address that the widget reads. All others never change the page. */
  readonly params: readonly string[];
  /**
   * Whether a value of one of `params` means something to the widget of this id; where it is not given, every value
   * does. Of a parameter whose values are judged, a page reads the first that is accepted.
   */
  accepts?(value: string, widgetId: string): boolean;
  /** What it reads from services before it is drawn. Pages whose widgets have none never wait for a service. */
  queries?(content: Sanitised<Content>, request: PageRequest): readonly Query<unknown>[];
  /** What an editor's canvas shows where visitors get what only their browser knows. */
  examples?(content: Sanitised<Content>): readonly Query<unknown>[];
  /** Whether what it shows at an address is one person's, which no cache may keep. */
  isPrivate?(request: Pick<PageRequest, 'query'>): boolean;
  /**
   * The next moment after `now` at which the widget shows something else, both in ms since the epoch; undefined where
   * none will come. No copy of the page is served after it.
   */
  expires?(content: Sanitised<Content>, now: number): number | undefined;
  /** What the page as a whole becomes by what was found, such as the title of the job it shows. */
  describe?(
    content: Sanitised<Content>,
    request: PageRequest,
    results: QueryResults,
    page: DescribedPage,
  ): PageDescription;
}

/** What a page's site is and how it words things. */
export type DescribedPage = Pick<PageContextValue, 'site' | 'messages'>;

/** Replaces what the page document says of itself, where it is given. */
export interface PageDescription {
  readonly title?: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly noindex?: boolean;
  /** `404` where the page has nothing to show. */
  readonly status?: 404;
  /** The job that the page is about, for what the site says of it in parameters of its own. */
  readonly job?: object;
  /** schema.org data about what the page shows. */
  readonly structuredData?: object;
}
