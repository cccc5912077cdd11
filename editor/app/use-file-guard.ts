import { useEffect } from 'react';
import { showToast } from '../ui/controls/toast-store.ts';
import { bringsFiles } from '../ui/dragging/dragged-files.ts';
import { useMessage } from '../ui/language/use-message.ts';

/** A file that is let go where nothing takes it goes nowhere: no browser opens it in place of the editor. */
export function useFileGuard(): void {
  const message = useMessage();
  useEffect(() => {
    const ending = new AbortController();
    const keep = (event: DragEvent) => {
      if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.type === 'drop') showToast({ text: message('drop.nowhere'), tone: 'warning' });
    };
    for (const type of ['dragover', 'drop'] as const)
      addEventListener(type, keep, { signal: ending.signal });
    return () => ending.abort();
  }, [message]);
}
