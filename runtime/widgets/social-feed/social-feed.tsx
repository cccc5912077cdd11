import type { SocialFeedContent, SocialNetwork, SocialPost } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Carousel, type VisibleSlides } from '../../parts/carousel.tsx';
import { DateLabel } from '../../parts/date-label.tsx';
import { LinkedCard } from '../../parts/linked-card.tsx';
import { TabbedPanels } from '../../parts/tabbed-panels.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './social-feed.module.css';

const VISIBLE: VisibleSlides = { mobile: 1, tablet: 2, desktop: 3 };

const SIZES = '(width < 768px) 100vw, (width < 1024px) 50vw, 380px';

/** Posts as their authors chose them, one network at a time; nothing is loaded from the networks themselves. */
export function SocialFeed({ id, content }: WidgetProps<SocialFeedContent>) {
  const { eyebrow, heading, subheading, networks } = content;
  const message = usePageMessage();
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <TabbedPanels
        type="social-feed"
        widgetId={id}
        label={heading ?? message('social-feed.label')}
        level={heading === undefined ? 2 : 3}
        panels={networks.map((network) => ({
          name: network.name,
          panel: <Posts network={network} widgetId={id} />,
        }))}
      />
    </div>
  );
}

interface PostsProps {
  readonly network: Sanitised<SocialNetwork>;
  readonly widgetId: string;
}

function Posts({ network: { name, posts }, widgetId }: PostsProps) {
  return (
    <Carousel type="social-feed" widgetId={widgetId} label={name} visible={VISIBLE}>
      {posts.map((post, index) => (
        <Post key={index} post={post} network={name} widgetId={widgetId} />
      ))}
    </Carousel>
  );
}

interface PostProps {
  readonly post: Sanitised<SocialPost>;
  readonly network: string;
  readonly widgetId: string;
}

function Post({ post: { text, image, href, date }, network, widgetId }: PostProps) {
  const message = usePageMessage();
  const label = message('social-feed.read', { network });
  return (
    <LinkedCard
      tag="div"
      image={image}
      sizes={SIZES}
      link={{ href, label, newTab: href.startsWith('https:') }}
      widgetId={widgetId}
      className={styles.card}
    >
      {date !== undefined && <DateLabel date={date} className={styles.date} />}
      <p className={styles.text}>{text}</p>
    </LinkedCard>
  );
}
