import {
  KeyboardSensor,
  type KeyboardSensorOptions,
  PointerSensor,
  type PointerSensorOptions,
  type SensorInstance,
  type SensorProps,
  TouchSensor,
} from '@dnd-kit/core';
import type {
  KeyboardEvent as ReactKeyboardEvent,
  PointerEvent as ReactPointerEvent,
  TouchEvent as ReactTouchEvent,
  RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { DragController } from './drag-controller.ts';
import { grabAt } from './drag-origin.ts';

type Point = Parameters<SensorProps<object>['onMove']>[0];

interface DragOptions {
  /** null until it is loaded: nothing can be dragged before. */
  readonly controller: RefObject<DragController | null>;
}

interface PointerOptions extends DragOptions, PointerSensorOptions {}

interface KeyboardOptions extends DragOptions, KeyboardSensorOptions {}

/** Third argument of activators. */
type Activation = Parameters<(typeof KeyboardSensor.activators)[number]['handler']>[2];

/** Drags by mouse. Touch has a sensor of its own, since a finger that moves at once scrolls. */
export class MouseDragSensor implements SensorInstance {
  autoScrollEnabled = false;
  readonly sensor: SensorInstance;

  static activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: (
        { nativeEvent }: ReactPointerEvent,
        { controller }: PointerOptions,
        { active }: Activation,
      ) => {
        const { pointerType, isPrimary, button } = nativeEvent;
        const isPress = pointerType === 'mouse' && isPrimary && button === 0;
        return isPress && canGrab(controller, active, nativeEvent);
      },
    },
  ];

  constructor(props: SensorProps<PointerOptions>) {
    const { onStart } = props;
    const onMove = following(props);
    const follow = ({ clientX, clientY }: PointerEvent) => onMove({ x: clientX, y: clientY });
    this.sensor = new PointerSensor(
      settling({
        ...props,
        onMove: perFrame(onMove),
        onStart(at) {
          onStart(at);
          // The move that starts a drag reaches the window after the sensor, which keeps its coordinates to itself.
          addEventListener('pointermove', follow, { once: true });
        },
      }),
    );
  }
}

/** Drags by finger or pen, after a long press. */
export class TouchDragSensor implements SensorInstance {
  autoScrollEnabled = false;
  readonly sensor: SensorInstance;

  static setup = TouchSensor.setup;

  static activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: (
        { nativeEvent }: ReactTouchEvent,
        { controller }: PointerOptions,
        { active }: Activation,
      ) => nativeEvent.touches.length === 1 && canGrab(controller, active, nativeEvent),
    },
  ];

  constructor(props: SensorProps<PointerOptions>) {
    this.sensor = new TouchSensor(settling({ ...props, onMove: perFrame(following(props)) }));
  }
}

/** Drags by keyboard. */
export class KeyboardDragSensor implements SensorInstance {
  autoScrollEnabled = false;
  readonly sensor: SensorInstance | undefined;

  static activators = [
    {
      // Before the element itself takes the key for its own.
      eventName: 'onKeyDownCapture' as const,
      handler: (
        { nativeEvent }: ReactKeyboardEvent,
        { controller }: KeyboardOptions,
        { active }: Activation,
      ) => {
        const { shiftKey, ctrlKey, metaKey, altKey } = nativeEvent;
        const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
        if (!isPlain || !canGrab(controller, active, nativeEvent)) return false;
        nativeEvent.preventDefault();
        nativeEvent.stopPropagation();
        return true;
      },
    },
  ];

  constructor(props: SensorProps<KeyboardOptions>) {
    const { activeNode, event, options, onCancel } = props;
    const canCarry = options.controller.current?.canCarry(activeNode.data, event) === true;
    if (canCarry) {
      this.sensor = new KeyboardSensor(settling(props));
      keepKeysUntilDrawn();
    } else onCancel();
  }
}

/** The library takes keys once the drag is drawn: what is pressed before is given again then. */
function keepKeysUntilDrawn(): void {
  const kept: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(event);
  };
  addEventListener('keydown', keep, { capture: true });
  const giveAgain = () => {
    removeEventListener('keydown', keep, { capture: true });
    for (const event of kept) event.target?.dispatchEvent(new KeyboardEvent(event.type, event));
  };
  requestAnimationFrame(() => setTimeout(giveAgain));
}

function canGrab(
  { current }: DragOptions['controller'],
  { data }: Activation['active'],
  event: Event,
): boolean {
  return current !== null && grabAt(data, event) !== undefined;
}

/** The library hears of moves that lead elsewhere; what follows the pointer is moved without it. */
function following({ options, onMove }: SensorProps<PointerOptions>): (point: Point) => void {
  return (point) => {
    if (options.controller.current?.follow(point) !== false) onMove(point);
  };
}

/** Moves reach the drag once per frame, and what they change is drawn in the same one. */
function perFrame(onMove: (point: Point) => void): (point: Point) => void {
  let latest: Point | undefined;
  return (point) => {
    const isWaiting = latest !== undefined;
    latest = point;
    if (isWaiting) return;
    requestAnimationFrame(() => {
      const reached = latest;
      latest = undefined;
      if (reached) flushSync(() => onMove(reached));
    });
  };
}

/** A drag that ends before it was drawn is not reported by the library. */
function settling<Options extends DragOptions>(props: SensorProps<Options>): SensorProps<Options> {
  const { controller } = props.options;
  const settled = (end: () => void) => () => {
    end();
    controller.current?.cancel();
  };
  return { ...props, onEnd: settled(props.onEnd), onCancel: settled(props.onCancel) };
}
