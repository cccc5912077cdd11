import { useCallback } from 'react';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { checkRelease } from '../../ui/parts/release.ts';

type Typing = typeof import('./type-in-place.ts');

let loaded: Typing | undefined;

/** Loads what typing in place takes, before somebody types. */
export async function loadTyping(): Promise<void> {
  loaded ??= await import('./type-in-place.ts');
}

/** Begins typing in place: at once where its code is there, else as soon as it is. */
export function useTyping(): (begin: (typing: Typing) => void) => void {
  const text = useMessage()('part.failed.quiet');
  return useCallback(
    (begin) => {
      if (loaded) begin(loaded);
      else
        loadTyping().then(
          () => loaded && begin(loaded),
          async () => {
            if (!(await checkRelease())) showToast({ text, tone: 'warning' });
          },
        );
    },
    [text],
  );
}
