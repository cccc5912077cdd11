// A page whose only heading two people changed, each in another way.
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage, headingData, pageData } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import type { OpenPage } from '../drafts/open-page.ts';
import { ContentError } from '../service/request/content-error.ts';
import { openText } from './open-text.ts';

const POINTER = '/content/text';

const saying = (text: string) =>
  serialisePage(examplePage(pageData([{ ...headingData(), content: { text, level: 2 } }])));

export interface DisputedPage extends OpenPage {
  /** Saves what oneself says, after Beto has saved something else. */
  readonly dispute: () => Promise<void>;
}

/** Whose saves are real but for the service, which has Beto's page by the time of the first. */
export function openDisputedPage(): DisputedPage {
  const opened = { text: saying('Hola'), etag: '"1"' };
  const theirs = { text: saying('De Beto'), etag: '"2"' };
  const { editor, saver } = openText(opened, {
    service: {
      save: async ({ etag }) => {
        if (etag !== opened.etag) return '"3"';
        const details = { theirs: theirs.text, etag: theirs.etag, savedBy: 'Beto' };
        throw new ContentError('conflict', { details });
      },
      load: async () => theirs,
    },
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
