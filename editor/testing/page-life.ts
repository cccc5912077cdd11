import { isRecord } from '#schemas/json/fields.ts';
import { readPage } from '../document/read-page.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import { createPageSaver } from '../drafts/create-page-saver.ts';
import type { Moments } from '../drafts/moments.ts';
import type { InstantCopies, PageCopy } from '../drafts/page-copies.ts';
import type { LivingPageSaver } from '../drafts/page-saver.ts';
import type { PageText } from '../service/content-api.ts';
import { ContentError } from '../service/request/content-error.ts';
import type { DraftToSave } from '../service/saving-api.ts';

export interface Browser {
  readonly copies: Map<string, PageCopy>;
  save(draft: DraftToSave): Promise<string>;
  load(): Promise<PageText>;
}

/** The page from when it is opened until its tab goes. */
export class Life {
  readonly editor: PageEditor;
  readonly saver: LivingPageSaver;
  /** Nothing that it writes from now on arrives. */
  isGone = false;
  #moments: Moments | undefined;

  constructor(copyId: string, opened: PageText, browser: Browser) {
    const page = readPage(opened.text);
    if (!page.ok) throw new Error('What the service has cannot be read.');
    this.editor = createPageEditor('sitio', page.value);
    this.saver = createPageSaver({
      editor: this.editor,
      opened,
      service: {
        save: browser.save,
        load: browser.load,
        bringBack: () => Promise.reject(new ContentError('missing')),
        onRefused: () => {},
        onMissing: () => {},
      },
      copies: this.#copiesIn(browser.copies),
      pageKey: 'agencia/sitio/home',
      copyId,
      watch: (moments) => {
        this.#moments = moments;
        return () => {};
      },
      joinTabs: () => ({ tellSaved: () => {}, leave: () => {} }),
      onEnd: () => {},
    });
    this.saver.enter();
  }

  get moments(): Moments {
    if (this.#moments === undefined) throw new Error('The saver listens to nothing.');
    return this.#moments;
  }

  state(): Readonly<Record<string, string>> {
    const { widgets } = this.editor.page.state();
    return Object.fromEntries(
      Object.entries(widgets).map(([id, { content }]) => [
        id,
        isRecord(content) ? String(content['text']) : '',
      ]),
    );
  }

  #copiesIn(kept: Map<string, PageCopy>): InstantCopies {
    const writeNow = (copy: PageCopy) => {
      if (!this.isGone) kept.set(copy.copyId, copy);
      return !this.isGone;
    };
    return {
      list: async () => [...kept.values()],
      // Only what is written at once is there before the tab has gone.
      async write(copy) {
        await Promise.resolve();
        const isNewer = copy.keptAt >= (kept.get(copy.copyId)?.keptAt ?? 0);
        return isNewer ? writeNow(copy) : true;
      },
      writeNow,
      remove: async (copyId) => {
        if (!this.isGone) kept.delete(copyId);
      },
    };
  }
}
