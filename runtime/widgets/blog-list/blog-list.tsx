import type { BlogListContent, BlogListPost } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { DateLabel } from '../../parts/date-label.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { LinkedCard } from '../../parts/linked-card.tsx';
import { SortBar } from '../../parts/sort-bar.tsx';
import type { PictureProps } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './blog-list.module.css';

/** Orders of the list (spec section 2). The first is the document's own. */
const SORTS = ['relevance', 'newest', 'oldest'] as const;

/** Cards that surely stand on the first screen where the list opens its page. */
const FIRST_CARDS = 2;

/**
 * Posts in rows of at most two: items 0–2 and 2–4 of the sorted list, so that three posts stand as 2 + 1. A longer
 * list goes on in the same way (4–6, 6–8 …): what 'Mostrando N Blogs' counts can always be read.
 */
export function BlogList({ id, content }: WidgetProps<BlogListContent>) {
  const { eyebrow, heading, subheading, headingLevel = 2, posts } = content;
  const Title = headingTag(heading === undefined ? Math.max(headingLevel, 2) : headingLevel + 1);
  return (
    <div>
      <BlockHeading
        eyebrow={eyebrow}
        heading={heading}
        subheading={subheading}
        level={headingLevel}
      />
      <Bar total={posts.length} />
      <ul className={styles.grid}>
        {posts.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            title={Title}
            load={headingLevel === 1 && index < FIRST_CARDS ? 'eager' : 'lazy'}
            widgetId={id}
          />
        ))}
      </ul>
    </div>
  );
}

function Bar({ total }: { readonly total: number }) {
  const message = usePageMessage();
  const { messages } = usePage();
  return (
    <SortBar
      count={<p>{message('blog-list.count', { count: total })}</p>}
      total={total}
      label={message('blog-list.sort')}
      orders={SORTS.map((value) => ({ value, ...messages[`blog-list.${value}`] }))}
    />
  );
}

interface PostCardProps extends Pick<PictureProps, 'load'> {
  readonly post: Sanitised<BlogListPost>;
  readonly title: HeadingTag;
  readonly widgetId: string;
}

function PostCard({ post, title: Title, load, widgetId }: PostCardProps) {
  const { image, title, description, redirectUrl, date } = post;
  const message = usePageMessage();
  return (
    <LinkedCard
      tag="li"
      image={image}
      sizes="(width < 768px) 100vw, 580px"
      load={load}
      link={{ href: redirectUrl, label: message('blog-list.read') }}
      linkTopic={title}
      widgetId={widgetId}
      className={styles.card}
    >
      <DateLabel date={date} className={styles.date} />
      <Title className={styles.title}>{title}</Title>
      {description !== undefined && <p className={styles.text}>{description}</p>}
    </LinkedCard>
  );
}
