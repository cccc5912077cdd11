// A page whose only heading two people changed, each in another way.
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage, headingData, pageData } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import { readPage } from '../document/read-page.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import { createPageSaver } from '../drafts/create-page-saver.ts';
import type { LivingPageSaver } from '../drafts/page-saver.ts';
import { ContentError } from '../service/request/content-error.ts';

const POINTER = '/content/text';

const saying = (text: string) =>
  serialisePage(examplePage(pageData([{ ...headingData(), content: { text, level: 2 } }])));

export interface DisputedPage {
  readonly editor: PageEditor;
  readonly saver: LivingPageSaver;
  /** Saves what oneself says, after Beto has saved something else. */
  readonly dispute: () => Promise<void>;
}

/** Whose saves are real but for the service, which has Beto's page by the time of the first. */
export function openDisputedPage(): DisputedPage {
  const opened = { text: saying('Hola'), etag: '"1"' };
  const theirs = { text: saying('De Beto'), etag: '"2"' };
  const page = readPage(opened.text);
  if (!page.ok) throw new Error('The page of this test cannot be read.');
  const editor = createPageEditor('sitio', page.value);
  const saver = createPageSaver({
    editor,
    opened,
    service: {
      save: async ({ etag }) => {
        if (etag !== opened.etag) return '"3"';
        const details = { theirs: theirs.text, etag: theirs.etag, savedBy: 'Beto' };
        throw new ContentError('conflict', { details });
      },
      bringBack: async () => '"3"',
      load: async () => theirs,
      onRefused: () => {},
      onMissing: () => {},
    },
    copies: {
      list: async () => [],
      write: async () => true,
      writeNow: () => true,
      remove: async () => {},
    },
    pageKey: 'agencia/sitio/home',
    copyId: 'copia',
    watch: () => () => {},
    joinTabs: () => ({ tellSaved: () => {}, leave: () => {} }),
    onEnd: () => {},
  });
  const owner = { kind: 'widget', id: 'heading' } as const;
  return {
    editor,
    saver,
    async dispute() {
      editor.edit(() => setField({ owner, pointer: POINTER, value: 'De Ana' }));
      await saver.flush();
    },
  };
}
