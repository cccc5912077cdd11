import type { SensorInstance, SensorProps } from '@dnd-kit/core';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { DragController, KeyboardSession } from './drag-controller.ts';
import type { WalkStep } from './slot-walk.ts';

interface KeyboardDragOptions {
  readonly controller: DragController;
}

const STEPS: Readonly<Record<string, WalkStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'out',
  ArrowRight: 'into',
  Home: 'first',
  End: 'last',
};

/** Drags by keyboard. The library's own sensor moves by pixels; this one from slot to slot. */
export class KeyboardDragSensor implements SensorInstance {
  autoScrollEnabled = false;

  static activators = [
    {
      // Before the element itself takes the key for its own.
      eventName: 'onKeyDownCapture' as const,
      handler: ({ nativeEvent }: ReactKeyboardEvent, { controller }: KeyboardDragOptions) => {
        const { key, target, shiftKey, ctrlKey, metaKey, altKey } = nativeEvent;
        const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
        if (!isPlain || !controller.canPickUp(target, key)) return false;
        nativeEvent.preventDefault();
        nativeEvent.stopPropagation();
        return true;
      },
    },
  ];

  constructor({ event, options, onStart, onEnd, onCancel }: SensorProps<KeyboardDragOptions>) {
    const key = event instanceof KeyboardEvent ? event.key : '';
    const drag = options.controller.pickUp(event.target, key);
    if (!drag) {
      onCancel();
      return;
    }
    watchKeys(drag, { onEnd, onCancel });
    onStart({ x: 0, y: 0 });
  }
}

interface Ends {
  onEnd(): void;
  onCancel(): void;
}

function watchKeys(drag: KeyboardSession, { onEnd, onCancel }: Ends): void {
  const watching = new AbortController();
  const listening = { signal: watching.signal, capture: true };
  const end = (how: 'drop' | 'cancel') => {
    watching.abort();
    drag[how]();
    if (how === 'drop') onEnd();
    else onCancel();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    event.stopPropagation();
    if (key === 'Tab') return end('cancel');
    event.preventDefault();
    const step = STEPS[key];
    if (step) drag.step(step);
    else if (key === 'Escape') end('cancel');
    else if ((key === ' ' || key === 'Enter') && !event.repeat) end('drop');
  };
  addEventListener('keydown', onKey, listening);
  // Some browsers press a button when Space is let go.
  addEventListener('keyup', (event) => event.preventDefault(), listening);
  addEventListener('pointerdown', () => end('cancel'), listening);
  addEventListener('blur', (event) => event.target === window && end('cancel'), listening);
}
