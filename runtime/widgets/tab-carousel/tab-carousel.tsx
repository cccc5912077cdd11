import type { TabCarouselContent, TabCarouselSlide, TabCarouselTab } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { BlockHeading } from '../../page/block-heading.tsx';
import { Carousel, type VisibleSlides } from '../../page/carousel.tsx';
import { TabbedPanels } from '../../page/tabbed-panels.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './tab-carousel.module.css';

const VISIBLE: VisibleSlides = { mobile: 1, tablet: 1, desktop: 1 };

const SIZES = '(width < 768px) 100vw, min(50vw, 580px)';

/** Tabs over large slides, one at a time. */
export function TabCarousel({ id, content }: WidgetProps<TabCarouselContent>) {
  const { eyebrow, heading, subheading, tabs } = content;
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <TabbedPanels
        type="tab-carousel"
        widgetId={id}
        label={heading}
        level={heading === undefined ? 2 : 3}
        panels={tabs.map((tab) => ({
          name: tab.name,
          panel: <Slides tab={tab} widgetId={id} />,
        }))}
      />
    </div>
  );
}

interface SlidesProps {
  readonly tab: Sanitised<TabCarouselTab>;
  readonly widgetId: string;
}

function Slides({ tab: { name, slides }, widgetId }: SlidesProps) {
  return (
    <Carousel type="tab-carousel" widgetId={widgetId} label={name} visible={VISIBLE}>
      {slides.map((slide, index) => (
        <Slide key={index} slide={slide} widgetId={widgetId} />
      ))}
    </Carousel>
  );
}

interface SlideProps {
  readonly slide: Sanitised<TabCarouselSlide>;
  readonly widgetId: string;
}

function Slide({ slide: { title, text, image, link }, widgetId }: SlideProps) {
  return (
    <div className={styles.slide}>
      {image && <Picture image={image} className={styles.image} sizes={SIZES} />}
      <div className={styles.copy}>
        <h3>{title}</h3>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {link && (
          <ActionLink
            link={link}
            className={`rb-button ${styles.link}`}
            event="CTA_Click"
            widgetId={widgetId}
          />
        )}
      </div>
    </div>
  );
}
