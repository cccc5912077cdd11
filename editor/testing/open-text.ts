import { readPage } from '../document/read-page.ts';
import { createPageEditor } from '../document/store/page-editor.ts';
import { createPageSaver } from '../drafts/create-page-saver.ts';
import type { OpenPage } from '../drafts/open-page.ts';
import type { DraftService } from '../drafts/saver-options.ts';
import type { PageText } from '../service/content-api.ts';

interface OpenTextOptions {
  readonly siteId?: string;
  /** Saves what is typed; nothing else is asked of it unless more is given. */
  readonly service: Pick<DraftService, 'save'> & Partial<DraftService>;
}

/** A page in a tab of its own, in a browser that keeps no copies. */
export function openText(opened: PageText, options: OpenTextOptions): OpenPage {
  const page = readPage(opened.text);
  if (!page.ok) throw new Error('The page of this test cannot be read.');
  const { siteId = 'sitio', service } = options;
  const editor = createPageEditor(siteId, page.value);
  const saver = createPageSaver({
    editor,
    opened,
    service: {
      bringBack: async () => opened.etag,
      load: async () => opened,
      onRefused: () => {},
      onMissing: () => {},
      ...service,
    },
    copies: {
      list: async () => [],
      write: async () => true,
      writeNow: () => true,
      remove: async () => {},
    },
    pageKey: `agencia/${siteId}/${page.value.head.id}`,
    copyId: 'copia',
    watch: () => () => {},
    joinTabs: () => ({ tellSaved: () => {}, leave: () => {} }),
    onEnd: () => {},
  });
  return { editor, saver };
}
