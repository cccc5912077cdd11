import { type RefObject, useEffect, useRef } from 'react';
import { giveFocusBack } from '../controls/give-focus-back.ts';
import { keepFocusIn } from '../controls/keep-focus-in.ts';

/** Shows a dialog above the rest for as long as it is drawn. The focus goes back to where it was, else to the canvas. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    const stop = current && keepFocusIn(current);
    current?.showModal();
    return () => {
      stop?.();
      current?.close();
      giveFocusBack(before);
    };
  }, []);
  return dialog;
}
