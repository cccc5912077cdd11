import {
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  type WheelEvent,
} from 'react';
import { findDesk } from '../../ui/controls/give-focus-back.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { shownScale, type Zoom, zoomBy } from '../../ui/view/view-store.ts';
import styles from './canvas-desk.module.css';
import { CANVAS_ID } from './canvas-dom.ts';
import { frameGeometry } from './frame-geometry.ts';
import { useElementSize } from './use-element-size.ts';

declare module 'react' {
  interface CSSProperties {
    /** What is seen of the page, which is at least as high; page-canvas.module.css reads it. */
    readonly '--canvas-height'?: string;
  }
}

export interface CanvasDeskProps {
  readonly title: string;
  readonly sheetWidth: number;
  readonly zoom: Zoom;
  /** What lies over the page without being part of it. */
  readonly overlay: ReactNode;
  /** The free desk around the sheet was pressed. */
  readonly onLeavePage: () => void;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * A dotted desk with the page as a sheet. The frame is a device as wide as the page: it contains
 * fixed children, its scroller holds sticky ones, and it is scaled as a whole, so that both behave
 * as on a screen of that width at any zoom.
 */
export function CanvasDesk(props: CanvasDeskProps) {
  const { title, sheetWidth, zoom, overlay, onLeavePage, onKeyDown, children } = props;
  const message = useMessage();
  const [measure, desk] = useElementSize();
  const scroller = useRef<HTMLElement>(null);
  const holdScroller = useCallback((section: HTMLElement | null) => {
    scroller.current = section;
    if (section && hasLostFocus()) section.focus({ preventScroll: true });
  }, []);
  const { scale, height } = frameGeometry(desk ?? { width: 0, height: 0 }, sheetWidth, zoom);
  useEffect(() => shownScale.setState({ scale }), [scale]);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      const ends = [measure(element), zoomByWheel(element)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [measure],
  );
  const scrollPage = ({ target, deltaY, ctrlKey }: WheelEvent) => {
    const { current } = scroller;
    if (!ctrlKey && target instanceof Node && !current?.contains(target))
      current?.scrollBy({ top: deltaY / scale });
  };
  const leavePage = ({ target, currentTarget }: PointerEvent) => {
    const isDesk = target instanceof Element && target.closest('[data-sheet]') === null;
    if (isDesk && currentTarget.contains(target)) onLeavePage();
  };
  return (
    <div ref={watch} className={styles.desk} onWheel={scrollPage} onPointerDown={leavePage}>
      {desk && (
        <div className={styles.stage} style={{ width: sheetWidth * scale }}>
          <p className={styles.label}>
            {message('canvas.width', { width: sheetWidth })}
            {scale !== 1 && <span className={styles.scale}>{Math.round(scale * 100)} %</span>}
          </p>
          <div className={styles.place} style={{ height: height * scale }} data-sheet>
            <div
              className={styles.frame}
              style={{ width: sheetWidth, height, transform: `scale(${scale})` }}
            >
              <section
                ref={holdScroller}
                id={CANVAS_ID}
                className={styles.scroller}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                aria-label={message('canvas.label', { title, width: sheetWidth })}
                data-scale={scale}
                onKeyDown={onKeyDown}
              >
                <div
                  className={styles.width}
                  style={{ width: sheetWidth, '--canvas-height': `${height}px` }}
                >
                  {children}
                </div>
              </section>
            </div>
            {overlay}
          </div>
        </div>
      )}
    </div>
  );
}

/** What somebody worked in has gone, as a dialog that made a page: the page is where they go on. */
function hasLostFocus(): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || activeElement === findDesk();
  return isNowhere && navigator.userActivation.hasBeenActive;
}

/** Wheel with Ctrl, which is also what two fingers on a touchpad send, would zoom the whole editor. */
function zoomByWheel(element: HTMLElement | null): (() => void) | undefined {
  const onWheel = (event: globalThis.WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 400));
  };
  element?.addEventListener('wheel', onWheel, { passive: false });
  return () => element?.removeEventListener('wheel', onWheel);
}
