import type { BlogsContent, BlogsPost } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Carousel, type VisibleSlides } from '../../parts/carousel.tsx';
import { DateLabel } from '../../parts/date-label.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { LinkedCard } from '../../parts/linked-card.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './blogs.module.css';

/** Spec section 1, "related-blogs carousel". */
const VISIBLE: VisibleSlides = { mobile: 1, tablet: 2, desktop: 3 };

const SIZES = '(width < 768px) 100vw, (width < 1024px) 50vw, 380px';

/** Related posts, one, two or three at once; the buttons are for phones and tablets only (spec section 1). */
export function Blogs({ id, content }: WidgetProps<BlogsContent>) {
  const { eyebrow, heading, subheading, posts, allLink } = content;
  const message = usePageMessage();
  const title = headingTag(heading === undefined ? 2 : 3);
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <Carousel
        type="blogs"
        widgetId={id}
        label={heading ?? message('blogs.label')}
        visible={VISIBLE}
        desktopButtons={false}
        more={
          allLink && (
            <ActionLink
              link={allLink}
              className="rb-button rb-button-secondary"
              event="CTA_Click"
              widgetId={id}
            />
          )
        }
      >
        {posts.map((post) => (
          <Post key={post.id} post={post} title={title} widgetId={id} />
        ))}
      </Carousel>
    </div>
  );
}

interface PostProps {
  readonly post: Sanitised<BlogsPost>;
  readonly title: HeadingTag;
  readonly widgetId: string;
}

function Post({ post, title: Title, widgetId }: PostProps) {
  const { image, title, description, redirectUrl, date } = post;
  const message = usePageMessage();
  return (
    <LinkedCard
      tag="article"
      image={image}
      sizes={SIZES}
      link={{ href: redirectUrl, label: message('blogs.read') }}
      linkTopic={title}
      widgetId={widgetId}
      className={styles.card}
    >
      {date !== undefined && <DateLabel date={date} className={styles.date} />}
      <Title className="rb-title">{title}</Title>
      {description !== undefined && <p className={styles.text}>{description}</p>}
    </LinkedCard>
  );
}
