import { useEffect, useState } from 'react';
import type { PageSaver } from '../saving/page-saver.ts';

export type SavedFirst = 'saving' | 'saved' | 'failed';

/** Saves the open page before something shows what is saved. */
export function useSavedFirst(saver: PageSaver | null): SavedFirst {
  const [state, setState] = useState<SavedFirst>('saving');
  useEffect(() => {
    let isOpen = true;
    const finish = (isSaved: boolean) => {
      if (isOpen) setState(isSaved ? 'saved' : 'failed');
    };
    void (saver?.flush() ?? Promise.resolve(true)).then(finish, () => finish(false));
    return () => {
      isOpen = false;
    };
  }, [saver]);
  return state;
}
