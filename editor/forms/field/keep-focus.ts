import { flushSync } from 'react-dom';
import { focusInto } from './focus-into.ts';

/** Makes a change that takes away the button that asked for it; the focus goes on in the field's control. */
export function keepFocusIn(inputId: string, change: () => void): void {
  flushSync(change);
  const control = document.getElementById(inputId);
  if (control) focusInto(control);
}
