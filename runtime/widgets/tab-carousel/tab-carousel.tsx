import type {
  TabCarouselContent,
  TabCarouselSlide,
  TabCarouselTab,
} from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Carousel, type VisibleSlides } from '../../parts/carousel.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { TabbedPanels } from '../../parts/tabbed-panels.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './tab-carousel.module.css';

const VISIBLE: VisibleSlides = { mobile: 1, tablet: 1, desktop: 1 };

const SIZES = '(width < 768px) 100vw, min(50vw, 580px)';

/** Tabs over large slides, one at a time. */
export function TabCarousel({ id, content }: WidgetProps<TabCarouselContent>) {
  const { eyebrow, heading, subheading, tabs } = content;
  const level = heading === undefined ? 2 : 3;
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <TabbedPanels
        type="tab-carousel"
        widgetId={id}
        label={heading}
        level={level}
        panels={tabs.map((tab) => ({
          name: tab.name,
          panel: <Slides tab={tab} title={headingTag(level + 1)} widgetId={id} />,
        }))}
      />
    </div>
  );
}

interface SlidesProps {
  readonly tab: Sanitised<TabCarouselTab>;
  readonly title: HeadingTag;
  readonly widgetId: string;
}

function Slides({ tab: { name, slides }, title, widgetId }: SlidesProps) {
  return (
    <Carousel type="tab-carousel" widgetId={widgetId} label={name} visible={VISIBLE}>
      {slides.map((slide, index) => (
        <Slide key={index} slide={slide} title={title} widgetId={widgetId} />
      ))}
    </Carousel>
  );
}

interface SlideProps {
  readonly slide: Sanitised<TabCarouselSlide>;
  readonly title: HeadingTag;
  readonly widgetId: string;
}

function Slide({ slide, title: Title, widgetId }: SlideProps) {
  const { title, text, image, link } = slide;
  return (
    <div className={styles.slide}>
      {image && <Picture image={image} className={styles.image} sizes={SIZES} />}
      <div className={styles.copy}>
        <Title className={`rb-title ${styles.title}`}>{title}</Title>
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
