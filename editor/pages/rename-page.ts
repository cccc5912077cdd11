import type { PageEdit } from '../document/edits/page-edit.ts';
import { writeAt } from '../document/edits/set-field.ts';
import type { PageNames } from './start-page.ts';

/** Gives a page another title and address, as one step. */
export function renamePage({ title, url }: Pick<PageNames, 'title' | 'url'>): PageEdit {
  return {
    label: 'pages.edit-rename',
    change({ head }) {
      writeAt(head, '/metadata/title', title);
      writeAt(head, '/url', url);
    },
  };
}
