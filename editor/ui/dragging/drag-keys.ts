import { useDndContext } from '@dnd-kit/core';
import { useEffect } from 'react';

/** Leaves the keys to the drag alone while there is one in the `DndContext` around it. */
export function DragKeys(): null {
  const { activatorEvent } = useDndContext();
  useEffect(
    () => (activatorEvent ? keepKeys(activatorEvent instanceof KeyboardEvent) : undefined),
    [activatorEvent],
  );
  return null;
}

/** Ends what is being dragged without a drop. Sensors cannot be told so: they let go on Escape. */
export function letGo(): void {
  sendKey('Escape');
}

/** Sensors listen on the document, behind everything else that a key reaches; an event at the document reaches only them. */
function sendKey(key: string): void {
  const code = key === ' ' ? 'Space' : key;
  document.dispatchEvent(new KeyboardEvent('keydown', { key, code, cancelable: true }));
}

function keepKeys(isByKeyboard: boolean): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const listening = { signal, capture: true };
  const onKey = (event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (target === document) return;
    event.stopPropagation();
    // The focus goes on to where Tab leads.
    if (key === 'Tab' && isByKeyboard) return letGo();
    event.preventDefault();
    const isHeldEnd = repeat && (key === ' ' || key === 'Enter');
    if (!isHeldEnd) sendKey(key);
  };
  addEventListener('keydown', onKey, listening);
  addEventListener('blur', ({ target }) => target === window && letGo(), { signal });
  if (isByKeyboard) {
    // Some browsers press a button when Space is let go.
    addEventListener('keyup', (event) => event.preventDefault(), listening);
    addEventListener('pointerdown', letGo, listening);
  }
  return () => watching.abort();
}
