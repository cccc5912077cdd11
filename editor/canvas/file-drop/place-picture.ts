import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { insertFragment } from '../../document/edits/insert-fragment.ts';
import { ownerValue, setField, valueAt } from '../../document/edits/set-field.ts';
import { insertionPlace } from '../../document/insertion-place.ts';
import { starterFragment } from '../../document/new-content/starter-fragment.ts';
import { accepts } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import type { OpenSite } from '../../document/store/page-editor-context.ts';
import { pickImage } from '../../forms/files/picked-image.ts';
import type { ContentAsset } from '../../service/asset-api.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import type { DropTarget } from './drop-target.ts';

/** One block comes, of one level. */
const COMING = { type: 'image', height: 1, count: 1 };

/**
 * Puts a picture where it was let go, as one step: in place of another one, or as a block of its own.
 * @returns whether there was room for it
 */
export function placePicture(
  editor: PageEditor,
  {
    target,
    site,
    asset,
  }: {
    readonly target: DropTarget;
    readonly site: OpenSite;
    readonly asset: ContentAsset;
  },
): boolean {
  if (target.kind === 'picture' && editor.page.state().widgets[target.widgetId])
    return replacePicture(editor, target, asset);
  return editor.edit((page) => {
    // The place may have gone while the file was sent.
    const isThere = target.kind === 'gap' && accepts(page, target.place.parentId, COMING);
    const place = isThere ? target.place : insertionPlace(page, undefined, COMING);
    return insertFragment(page, { fragment: imageBlock(site, asset), place, label: 'edit.insert' });
  });
}

function replacePicture(
  { page, selection }: PageEditor,
  { widgetId, pointer }: Extract<DropTarget, { kind: 'picture' }>,
  asset: ContentAsset,
): boolean {
  const owner = { kind: 'widget', id: widgetId } as const;
  const before = valueAt(ownerValue(page.state(), owner), pointer);
  page.apply({
    ...setField({ owner, pointer, value: pickImage(before, asset) }),
    select: selection.get(),
  });
  return true;
}

function imageBlock(site: OpenSite, asset: ContentAsset) {
  const { sections, widgets } = starterFragment('image', { site, pages: [], now: serverNow() });
  const [field = 'image'] = fieldPaths['image']?.Image ?? [];
  const [image, ...others] = widgets;
  if (!image) return { sections, widgets };
  const content = { ...image.content, [field]: pickImage(undefined, asset) };
  return { sections, widgets: [{ ...image, content }, ...others] };
}
