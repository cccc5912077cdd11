import type { Testimonial, TestimonialsCarouselContent } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Carousel, type VisibleSlides } from '../../parts/carousel.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './testimonials-carousel.module.css';

const VISIBLE: VisibleSlides = { mobile: 1, tablet: 2, desktop: 3 };

/** What people say, each quote with who says it. */
export function TestimonialsCarousel({ id, content }: WidgetProps<TestimonialsCarouselContent>) {
  const { eyebrow, heading, subheading, items } = content;
  const message = usePageMessage();
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <Carousel
        type="testimonials-carousel"
        widgetId={id}
        label={heading ?? message('testimonials-carousel.label')}
        visible={VISIBLE}
      >
        {items.map((item, index) => (
          <Quote key={index} item={item} />
        ))}
      </Carousel>
    </div>
  );
}

function Quote({ item: { quote, name, role, image } }: { readonly item: Sanitised<Testimonial> }) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.person}>
        {image && (
          <Picture image={{ ...image, decorative: true }} className={styles.image} sizes="56px" />
        )}
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          {role !== undefined && <span className={styles.role}>{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
