import type { PageEditor } from '../document/store/page-editor.ts';
import type { PageText } from '../service/content-api.ts';
import type { ContentError } from '../service/request/content-error.ts';
import type { DraftToSave } from '../service/saving-api.ts';
import type { WatchMoments } from './moments.ts';
import type { InstantCopies } from './page-copies.ts';
import type { JoinTabs } from './tab-presence.ts';

/** The service as saving needs it; calls reject with a `ContentError`. */
export interface DraftService {
  save(draft: DraftToSave): Promise<string>;
  load(): Promise<PageText>;
  bringBack(draft: DraftToSave): Promise<string>;
  /** It answered with 401. */
  onRefused(error: ContentError): void;
  /** It answered with 404, as it does to whoever may not know of the page. */
  onMissing(): void;
}

export interface PageSaverOptions {
  readonly editor: PageEditor;
  /** What the service had when the page was opened. */
  readonly opened: PageText;
  readonly service: DraftService;
  readonly copies: InstantCopies;
  /** Agency, site and page, and a name for what this tab keeps of it. */
  readonly pageKey: string;
  readonly copyId: string;
  readonly watch: WatchMoments;
  readonly joinTabs: JoinTabs;
  /** The saver has ended. */
  readonly onEnd: () => void;
}
