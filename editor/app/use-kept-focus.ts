import { useEffect, useState } from 'react';

/** Whether somebody came to this page from another one of the editor. */
export function useIsLaterPage(pageId: string | undefined): boolean {
  const [shown, setShown] = useState(pageId);
  const [isLater, setLater] = useState(false);
  if (shown !== pageId) {
    setShown(pageId);
    setLater(isLater || shown !== undefined);
  }
  return isLater;
}

/**
 * What had the focus on the canvas or beside it goes with the page before: the focus goes to the page in the list, or
 * where no list is shown to the canvas.
 * @param laterId the page that somebody came to from another one
 */
export function useKeptFocus(laterId: string | undefined, isOpen: boolean): void {
  // Once more when the page stands there.
  useEffect(() => {
    if (laterId === undefined || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>('#page-list [aria-current]');
    (row ?? document.getElementById('canvas'))?.focus({ preventScroll: true });
  }, [laterId, isOpen]);
}
