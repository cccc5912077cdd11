import { useEffect, useState } from 'react';
import { bringsFiles, droppedFiles, pastedFiles } from './dropped-files.ts';

/**
 * Files that are dropped or pasted anywhere in the window, as long as the component is there.
 * @returns whether files are held over the window
 */
export function useFileDrop(
  onFiles: (files: readonly File[]) => void,
  pastedName: string,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    const options = { signal: control.signal };
    const over = (event: DragEvent) => {
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      onFiles(droppedFiles(event.dataTransfer));
    };
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData, pastedName);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    document.addEventListener('dragover', over, options);
    document.addEventListener('dragleave', leave, options);
    document.addEventListener('drop', drop, options);
    document.addEventListener('paste', paste, options);
    return () => control.abort();
  }, [onFiles, pastedName]);
  return isOver;
}
