import { type PointerEvent, useMemo } from 'react';

/** Handlers for the handle of an item. */
export type ListDrag = (index: number) => {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/**
 * Lets items of a list be dragged by a handle. The line that shows where an item would land is written to the
 * elements themselves, so that nothing is drawn again while the pointer moves. Escape lets go.
 * @param onMove gets the place where the item lands, counted without it
 */
export function useListDrag(onMove: (from: number, to: number) => void): ListDrag {
  return useMemo(
    () => (index) => ({
      onPointerDown(event) {
        const list = event.currentTarget.closest('ol');
        if (!list || event.button !== 0) return;
        event.preventDefault();
        followPointer({ list, index, pointerId: event.pointerId, onMove });
      },
    }),
    [onMove],
  );
}

interface Drag {
  readonly list: HTMLElement;
  readonly index: number;
  readonly pointerId: number;
  readonly onMove: (from: number, to: number) => void;
}

function followPointer({ list, index, pointerId, onMove }: Drag): void {
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  const middles = items.map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 + scrollY;
  });
  const ending = new AbortController();
  const { signal } = ending;
  let gap = index;
  items[index]?.setAttribute('data-dragged', '');
  const show = () => {
    for (const [at, item] of items.entries()) {
      item.toggleAttribute('data-drop-before', gap === at && at !== index && at !== index + 1);
      item.toggleAttribute(
        'data-drop-after',
        gap === items.length && at === items.length - 1 && at !== index,
      );
    }
  };
  const end = () => {
    ending.abort();
    for (const item of items)
      for (const name of ['data-dragged', 'data-drop-before', 'data-drop-after'])
        item.removeAttribute(name);
  };
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    gap = middles.filter((middle) => middle < event.clientY + scrollY).length;
    show();
  };
  const drop = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    end();
    const to = gap > index ? gap - 1 : gap;
    if (to !== index) onMove(index, to);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', cancel, { signal, capture: true });
}
