import type { Department, DepartmentCarouselContent } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { useQueryResult } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { countText } from '../../jobs/count-text.ts';
import type { JobListing } from '../../jobs/job-queries.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Carousel, type VisibleSlides } from '../../parts/carousel.tsx';
import { type HeadingTag, headingTag } from '../../parts/heading-tag.ts';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import { toSearchQuery } from '../../search/job-search.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './department-carousel.module.css';
import { queryOf } from './department-queries.ts';
import { toDepartmentSearch } from './department-search.ts';

/** Values of a facet that the search answers at most; it leaves out those with the fewest jobs. */
const MOST_VALUES = 200;

const VISIBLE: VisibleSlides = { mobile: 2, tablet: 3, desktop: 4 };

const SIZES = '(width < 768px) 50vw, (width < 1024px) 33vw, 280px';

/**
 * Departments, each a link to its jobs with their number as of now. Pictures stand in a carousel; names alone need so
 * little room that all are seen at once.
 */
export function DepartmentCarousel({ id, content }: WidgetProps<DepartmentCarouselContent>) {
  const { eyebrow, heading, subheading, items } = content;
  const message = usePageMessage();
  const title = headingTag(heading === undefined ? 2 : 3);
  const cards = items.map((item, index) => (
    <DepartmentCard key={index} item={item} title={title} content={content} widgetId={id} />
  ));
  return (
    <div>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      {items.some(({ image }) => image) ? (
        <Carousel
          type="department-carousel"
          widgetId={id}
          label={heading ?? message('department-carousel.label')}
          visible={VISIBLE}
        >
          {cards}
        </Carousel>
      ) : (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DepartmentCardProps {
  readonly item: Sanitised<Department>;
  readonly title: HeadingTag;
  readonly content: Sanitised<DepartmentCarouselContent>;
  readonly widgetId: string;
}

function DepartmentCard({ item, title: Title, content, widgetId }: DepartmentCardProps) {
  const { name, image, icon = 'briefcase' } = item;
  const { jobListing } = usePage().site.urls;
  const listing = useQueryResult(queryOf(item, content));
  const href = `${jobListing}?${toSearchQuery(toDepartmentSearch(item))}`;
  return (
    <div className={styles.card}>
      {image ? (
        <Picture image={image} className={styles.image} sizes={SIZES} />
      ) : (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles.body}>
        <Title className={styles.name}>
          <ActionLink
            link={{ href, label: name }}
            className={styles.link}
            event="CTA_Click"
            widgetId={widgetId}
          />
        </Title>
        <CountLabel count={departmentCount(item, listing)} />
      </div>
    </div>
  );
}

function CountLabel({ count }: { readonly count: number | undefined }) {
  const message = usePageMessage();
  if (count === 0) return <p className={styles.none}>{message('department-carousel.none')}</p>;
  return <p className={styles.count}>{countLabel(count, message)}</p>;
}

function countLabel(count: number | undefined, message: ReturnType<typeof usePageMessage>): string {
  if (count === undefined) return message('department-carousel.uncounted');
  const key = count === 1 ? 'department-carousel.count-one' : 'department-carousel.count-many';
  return message(key, { count: countText(count) });
}

/** Number of open jobs of a department; undefined where the answer of its query does not tell. */
function departmentCount(
  item: Sanitised<Department>,
  listing: JobListing | undefined,
): number | undefined {
  const { field } = item.filter;
  if (listing === undefined) return undefined;
  if (field === 'keyword') return listing.totalRecords;
  const values = listing.facets[field] ?? [];
  const [wanted] = toDepartmentSearch(item).chosen[field];
  const found = values.find(({ value }) => value === wanted)?.count;
  return found ?? (values.length < MOST_VALUES ? 0 : undefined);
}
