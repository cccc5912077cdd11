import { clamp } from 'lodash-es';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { AssetFocus } from '../service/asset-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './focus-editor.module.css';

export interface FocusEditorProps {
  readonly url: string;
  /** What must stay visible when the picture is cropped; the middle where nothing says it. */
  readonly focus: AssetFocus | null | undefined;
  readonly onChange: (focus: AssetFocus) => void;
}

/** Pages crop in steps of ten per cent. */
const STEP = 10;

const MIDDLE: AssetFocus = { x: 50, y: 50 };

const CROPS = [
  { name: '1:1', className: styles.square },
  { name: '16:9', className: styles.wide },
  { name: '4:5', className: styles.tall },
] as const;

const ARROWS: Readonly<Record<string, AssetFocus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A point on a picture, by click, drag or arrow keys, and what common crops make of it. */
export function FocusEditor({ url, focus, onChange }: FocusEditorProps) {
  const message = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const dragged = useRef<AssetFocus | null>(null);
  const { x, y } = focus ?? MIDDLE;
  useEffect(() => show(root.current, { x, y }), [x, y]);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    dragged.current = pointAt(event);
    show(root.current, dragged.current);
  };
  const drop = () => {
    const { current } = dragged;
    dragged.current = null;
    if (current && (current.x !== x || current.y !== y)) onChange(current);
  };
  return (
    <div ref={root} className={styles.focus}>
      <div
        role="slider"
        tabIndex={0}
        className={styles.picture}
        aria-label={message('assets.focus')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={x}
        aria-valuetext={message('assets.focus.value', { x, y })}
        onKeyDown={(event) => moveByKey(event, { x, y }, onChange)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={(event) => dragged.current && drag(event)}
        onPointerUp={drop}
        onPointerCancel={() => {
          dragged.current = null;
          show(root.current, { x, y });
        }}
      >
        <img src={url} alt="" draggable={false} />
        <span className={styles.point} />
      </div>
      <ul className={styles.crops} aria-label={message('assets.focus.crops')}>
        {CROPS.map(({ name, className }) => (
          <li key={name} className={styles.crop}>
            <img src={url} alt="" className={className} draggable={false} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Straight into the style: a drag draws nothing else again. */
function show(root: HTMLElement | null, { x, y }: AssetFocus): void {
  root?.style.setProperty('--x', `${x}%`);
  root?.style.setProperty('--y', `${y}%`);
}

function pointAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): AssetFocus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: snap(((clientX - left) / Math.max(1, width)) * 100),
    y: snap(((clientY - top) / Math.max(1, height)) * 100),
  };
}

function moveByKey(
  event: KeyboardEvent,
  { x, y }: AssetFocus,
  onChange: (focus: AssetFocus) => void,
): void {
  const step = ARROWS[event.key];
  if (!step) return;
  event.preventDefault();
  const next = { x: snap(x + step.x), y: snap(y + step.y) };
  if (next.x !== x || next.y !== y) onChange(next);
}

function snap(value: number): number {
  return clamp(Math.round(value / STEP) * STEP, 0, 100);
}
