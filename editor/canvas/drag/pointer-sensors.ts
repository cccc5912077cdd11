import {
  PointerSensor,
  type PointerSensorOptions,
  type SensorInstance,
  type SensorProps,
  TouchSensor,
} from '@dnd-kit/core';
import type { PointerEvent as ReactPointerEvent, TouchEvent as ReactTouchEvent } from 'react';
import type { DragController, PointerSession } from './drag-controller.ts';
import { letGo } from './let-go.ts';

interface PointerDragOptions extends PointerSensorOptions {
  readonly controller: DragController;
}

/** Drags by mouse. Touch has a sensor of its own, since a finger that moves at once scrolls. */
export class MouseDragSensor implements SensorInstance {
  autoScrollEnabled = false;
  readonly sensor: PointerSensor;

  static activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent }: ReactPointerEvent, { controller }: PointerDragOptions) => {
        const { pointerType, isPrimary, button, target } = nativeEvent;
        return pointerType === 'mouse' && isPrimary && button === 0 && controller.canGrab(target);
      },
    },
  ];

  constructor(props: SensorProps<PointerDragOptions>) {
    this.sensor = new PointerSensor(followed(props));
  }
}

/** Drags by finger or pen, after a long press. */
export class TouchDragSensor implements SensorInstance {
  autoScrollEnabled = false;
  readonly sensor: TouchSensor;

  static setup = TouchSensor.setup;

  static activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: ReactTouchEvent, { controller }: PointerDragOptions) =>
        nativeEvent.touches.length === 1 && controller.canGrab(nativeEvent.target),
    },
  ];

  constructor(props: SensorProps<PointerDragOptions>) {
    this.sensor = new TouchSensor(followed(props));
  }
}

/** The same sensor, whose moves go to the drag alone: no component is drawn again while the pointer moves. */
function followed(props: SensorProps<PointerDragOptions>): SensorProps<PointerDragOptions> {
  const { event, options } = props;
  let drag: PointerSession | undefined;
  let stopWatching: () => void = () => {};
  const end = (how: 'drop' | 'cancel', notify: () => void) => () => {
    stopWatching();
    drag?.[how]();
    drag = undefined;
    notify();
  };
  return {
    ...props,
    onStart(at) {
      drag = options.controller.grab(event.target, at);
      if (drag) stopWatching = watchWindow(drag);
      props.onStart(at);
    },
    onMove: (point) => drag?.moveTo(point),
    onEnd: end('drop', props.onEnd),
    onCancel: end('cancel', props.onCancel),
  };
}

function watchWindow(drag: PointerSession): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  // The move that starts a drag reaches the window after the sensor, which keeps its coordinates to itself.
  const follow = ({ clientX, clientY }: PointerEvent) => drag.moveTo({ x: clientX, y: clientY });
  addEventListener('pointermove', follow, { signal, once: true });
  addEventListener('blur', ({ target }) => target === window && letGo(), { signal });
  addEventListener('keydown', keepFromEditor, { signal, capture: true });
  return () => watching.abort();
}

/** While something is dragged keys do nothing but cancel, which the sensor sees to. */
function keepFromEditor(event: KeyboardEvent): void {
  event.preventDefault();
  if (event.code !== 'Escape') event.stopPropagation();
}
