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
 * Everything is put up anew for another page, and what had the focus goes with the one before: it goes to the page in
 * the list, or where no list is shown to the canvas.
 */
export function useKeptFocus(isLater: boolean, isOpen: boolean): void {
  // Once more when the page stands there.
  useEffect(() => {
    if (!isLater || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>('#page-list [aria-current]');
    (row ?? document.getElementById('canvas'))?.focus({ preventScroll: true });
  }, [isLater, isOpen]);
}
