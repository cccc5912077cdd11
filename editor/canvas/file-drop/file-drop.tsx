import { useEffect, useState } from 'react';
import { closeUpload, useUploads } from '../../assets/upload-store.ts';
import { isBusy } from '../../commands/use-shortcuts.ts';
import { useOpenSite, usePageEditor } from '../../document/store/page-editor-context.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { bringsFiles, droppedFiles } from '../../ui/dragging/dragged-files.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ScreenBox } from '../frame/canvas-dom.ts';
import { type DropTarget, dropTargetAt } from './drop-target.ts';
import styles from './file-drop.module.css';
import { placePicture } from './place-picture.ts';

const OWNER = 'canvas';

/**
 * Takes pictures that are let go anywhere in the window. Over the canvas they replace a picture or become a block; elsewhere a
 * notice says where they go. Fields and dialogs that take files come first.
 */
export function FileDrop() {
  const editor = usePageEditor();
  const message = useMessage();
  const site = useOpenSite();
  const { uploads, start } = useUploads({ siteId: site.siteId, owner: OWNER, kind: 'image' });
  const [mark, setMark] = useState<ScreenBox | null>(null);
  useEffect(() => {
    for (const { id, name, refusal } of uploads) {
      if (!refusal) continue;
      showToast({ text: `${name}: ${message(refusal.key, refusal.params)}`, tone: 'warning' });
      closeUpload(id);
    }
  }, [uploads, message]);
  useEffect(() => {
    const take = (files: readonly File[], target: DropTarget) => {
      const [first] = files;
      if (!first) return;
      showToast({ text: message('assets.drop.sending', { name: first.name }) });
      start([first], (asset) => {
        if (!placePicture(editor, { target, site, asset }))
          showToast({ text: message('clipboard.no-room'), tone: 'warning' });
      });
    };
    return watchFiles({
      targetAt: (event) => (isBusy() ? undefined : dropTargetAt(editor.page.state(), event)),
      onOver: (target) => setMark(target?.mark ?? null),
      onDrop(files, target) {
        if (target) take(files, target);
        else if (!isBusy()) showToast({ text: message('assets.drop.where'), tone: 'warning' });
      },
    });
  }, [editor, site, start, message]);
  return mark && <DropMark box={mark} />;
}

function DropMark({ box: { left, top, right, bottom } }: { readonly box: ScreenBox }) {
  const size = { left, top, width: right - left, height: bottom - top };
  return <div className={styles.mark} style={size} data-file-drop="" />;
}

interface FileWatch {
  readonly targetAt: (event: DragEvent) => DropTarget | undefined;
  readonly onOver: (target: DropTarget | undefined) => void;
  readonly onDrop: (files: readonly File[], target: DropTarget | undefined) => void;
}

/** @returns ends it */
function watchFiles({ targetAt, onOver, onDrop }: FileWatch): () => void {
  const ending = new AbortController();
  const options = { signal: ending.signal };
  const over = (event: DragEvent) => {
    if (!bringsFiles(event.dataTransfer)) return;
    const isTaken = event.defaultPrevented;
    event.preventDefault();
    onOver(isTaken ? undefined : targetAt(event));
  };
  const leave = ({ relatedTarget }: DragEvent) => {
    if (relatedTarget === null) onOver(undefined);
  };
  const drop = (event: DragEvent) => {
    onOver(undefined);
    if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return;
    event.preventDefault();
    onDrop(droppedFiles(event.dataTransfer), targetAt(event));
  };
  // Before the window, where whatever nobody took is kept from the browser.
  document.addEventListener('dragover', over, options);
  document.addEventListener('dragleave', leave, options);
  document.addEventListener('drop', drop, options);
  return () => ending.abort();
}
