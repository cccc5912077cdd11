import type { EditedPage } from '../edited-page.ts';
import { fragmentOf } from '../page-fragment.ts';
import { placeOf, topmost } from '../page-structure.ts';
import { insertFragment } from './insert-fragment.ts';
import type { PageEdit } from './page-edit.ts';

/** Copies of the sections, behind the last of them. */
export function duplicateSections(page: EditedPage, ids: readonly string[]): PageEdit | undefined {
  const copied = topmost(page, ids).filter((id) => id !== page.rootId);
  const place = placeOf(page.sections, copied.at(-1) ?? '');
  if (!place) return undefined;
  return insertFragment(page, {
    fragment: fragmentOf(page, copied),
    place: { parentId: place.parentId, index: place.index + 1 },
    label: 'edit.duplicate',
  });
}
