import { type ReactNode, useRef, type WheelEvent } from 'react';
import { useMessage } from '../language/use-message.ts';
import styles from './canvas-desk.module.css';
import { frameGeometry, type Zoom } from './frame-geometry.ts';
import { StillPage } from './still-page.tsx';
import { useElementSize } from './use-element-size.ts';

export interface CanvasDeskProps {
  readonly title: string;
  readonly sheetWidth: number;
  readonly zoom: Zoom;
  readonly children: ReactNode;
}

/**
 * A dotted desk with the page as a sheet. The frame is a device as wide as the page: it contains
 * fixed children, its scroller holds sticky ones, and it is scaled as a whole, so that both behave
 * as on a screen of that width at any zoom.
 */
export function CanvasDesk({ title, sheetWidth, zoom, children }: CanvasDeskProps) {
  const message = useMessage();
  const [measure, desk] = useElementSize();
  const scroller = useRef<HTMLElement>(null);
  const { scale, height } = frameGeometry(desk ?? { width: 0, height: 0 }, sheetWidth, zoom);
  const scrollPage = ({ target, deltaY }: WheelEvent) => {
    const { current } = scroller;
    if (target instanceof Node && !current?.contains(target))
      current?.scrollBy({ top: deltaY / scale });
  };
  return (
    <div ref={measure} className={styles.desk} onWheel={scrollPage}>
      {desk && (
        <div className={styles.stage} style={{ width: sheetWidth * scale }}>
          <p className={styles.label}>
            {message('canvas.width', { width: sheetWidth })}
            {scale < 1 && <span className={styles.scale}>{Math.round(scale * 100)} %</span>}
          </p>
          <div className={styles.place} style={{ height: height * scale }}>
            <div
              className={styles.frame}
              style={{ width: sheetWidth, height, transform: `scale(${scale})` }}
            >
              <section
                ref={scroller}
                className={styles.scroller}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                aria-label={message('canvas.label', { title, width: sheetWidth })}
              >
                <div style={{ width: sheetWidth }} className={styles.width}>
                  <StillPage className={styles.sheet}>{children}</StillPage>
                </div>
              </section>
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
