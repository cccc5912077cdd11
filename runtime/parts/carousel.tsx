import { Children, type ReactNode } from 'react';
import { usePageMessage } from '../context/page-context.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

/** Slides that stand side by side on mobile, tablet and desktop. */
export interface VisibleSlides {
  readonly mobile: 1 | 2;
  readonly tablet: 1 | 2 | 3;
  readonly desktop: 1 | 2 | 3 | 4;
}

export interface CarouselProps {
  /** Type of the widget, whose script calls `startCarousels` with it. */
  readonly type: string;
  readonly widgetId: string;
  /** What the slides are, for those who do not see them. */
  readonly label: string;
  readonly visible: VisibleSlides;
  /** Without buttons on desktop, a row that does not fit is scrolled there. */
  readonly desktopButtons?: boolean | undefined;
  /** What stands below the row, beside the buttons: a link to more, usually. */
  readonly more?: ReactNode;
  /** One child for each slide. */
  readonly children: ReactNode;
}

/**
 * Slides in a row that snaps. It scrolls by finger, wheel and arrow keys without a script; buttons that page by one
 * slide stand wherever some do not fit.
 */
export function Carousel({ type, widgetId, label, children, more, ...layout }: CarouselProps) {
  const slides = Children.toArray(children);
  return (
    <div
      className={toClasses(layout, slides.length)}
      data-carousel={type}
      data-carousel-widget={widgetId}
    >
      {/* A stop of the tab key: not every browser lets the keyboard scroll it otherwise. The script knows where all fit. */}
      <section
        className={styles.window}
        aria-label={label}
        tabIndex={slides.length > 1 ? 0 : undefined}
      >
        <ul className={styles.track}>
          {slides.map((slide, index) => (
            <li key={index} className={styles.slide} data-slide="">
              {slide}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.foot}>
        {more}
        {slides.length > 1 && <Controls label={label} />}
      </div>
    </div>
  );
}

function toClasses(
  { visible, desktopButtons = true }: Pick<CarouselProps, 'visible' | 'desktopButtons'>,
  count: number,
): string {
  const { mobile, tablet, desktop } = visible;
  const shown = (most: number) => Math.min(most, count);
  const classes = [
    styles.carousel,
    styles[`mobile${shown(mobile)}`],
    styles[`tablet${shown(tablet)}`],
    styles[`desktop${shown(desktop)}`],
    count > mobile && styles.mobileButtons,
    count > tablet && styles.tabletButtons,
    count > desktop && desktopButtons && styles.desktopButtons,
  ];
  return classes.filter(Boolean).join(' ');
}

/** `aria-disabled` instead of `disabled`: a button that reached the end keeps the focus. */
function Controls({ label }: { readonly label: string }) {
  const message = usePageMessage();
  return (
    <div className={`rb-scripted ${styles.controls}`}>
      <button
        type="button"
        className={styles.button}
        aria-label={message('carousel.previous', { label })}
        aria-disabled
        data-step={-1}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={message('carousel.next', { label })}
        aria-disabled={false}
        data-step={1}
      >
        <Icon name="chevron-right" />
      </button>
      <p className="rb-visually-hidden" aria-live="polite" data-text={message('carousel.status')} />
    </div>
  );
}
