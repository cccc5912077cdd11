let isPressed = false;

/**
 * Runs once no finger and no mouse button is down, after the click that letting go gives: what a message moves is never
 * what somebody is about to hit.
 */
export function afterPointer(run: () => void): void {
  const options = { once: true, capture: true };
  if (isPressed) addEventListener('pointerup', () => setTimeout(run), options);
  // A tap gives its mouse events, which move the focus, and its click in one task.
  else setTimeout(run);
}

function follow(type: 'pointerdown' | 'pointerup' | 'pointercancel'): void {
  const options = { capture: true, passive: true };
  const note = () => {
    isPressed = type === 'pointerdown';
  };
  addEventListener(type, note, options);
}

// From the start, for the first press may be the one that matters. The server has no pointers.
if (typeof document !== 'undefined') {
  follow('pointerdown');
  follow('pointerup');
  follow('pointercancel');
}
