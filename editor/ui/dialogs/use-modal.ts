import { type RefObject, useEffect, useRef } from 'react';
import { giveFocusBack } from '../controls/give-focus-back.ts';

/** Shows a dialog above the rest for as long as it is drawn. The focus goes back to where it was, else to the canvas. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      giveFocusBack(before);
    };
  }, []);
  return dialog;
}
