import type { Card, CardColumns, CardsContent } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import { LinkedCard } from '../../parts/linked-card.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './cards.module.css';

const COLUMNS: Required<CardColumns> = { mobile: 1, tablet: 2, desktop: 3 };

/** A grid of cards, equally high in each row; never more columns than cards. */
export function Cards({ id, content }: WidgetProps<CardsContent>) {
  const { eyebrow, heading, subheading, cards, columns, align = 'start' } = content;
  const counts = toCounts({ ...COLUMNS, ...columns }, cards.length);
  return (
    <div className={styles[align]}>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} align={align} />
      <ul className={`${styles.grid} ${columnClasses(counts)}`}>
        {cards.map((card) => (
          <CardItem key={card.id} card={card} sizes={sizesOf(counts)} widgetId={id} />
        ))}
      </ul>
    </div>
  );
}

interface CardItemProps {
  readonly card: Sanitised<Card>;
  readonly sizes: string;
  readonly widgetId: string;
}

function CardItem({ card: { image, icon, title, text, link }, sizes, widgetId }: CardItemProps) {
  const hasIcon = icon !== undefined && !image;
  return (
    <LinkedCard
      tag="li"
      image={image}
      sizes={sizes}
      link={link}
      widgetId={widgetId}
      className={styles.card}
      bodyClassName={hasIcon ? styles.withIcon : undefined}
    >
      {hasIcon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <h3 className={styles.title}>{title}</h3>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </LinkedCard>
  );
}

type Counts = Readonly<Required<CardColumns>>;

function toCounts({ mobile, tablet, desktop }: Counts, cards: number): Counts {
  return {
    mobile: Math.min(mobile, cards),
    tablet: Math.min(tablet, cards),
    desktop: Math.min(desktop, cards),
  };
}

function columnClasses({ mobile, tablet, desktop }: Counts): string {
  return [styles[`mobile${mobile}`], styles[`tablet${tablet}`], styles[`desktop${desktop}`]].join(
    ' ',
  );
}

function sizesOf({ mobile, tablet, desktop }: Counts): string {
  const share = (columns: number) => `${Math.ceil(100 / columns)}vw`;
  return `(width < 768px) ${share(mobile)}, (width < 1024px) ${share(tablet)}, min(${share(desktop)}, ${Math.ceil(1160 / desktop)}px)`;
}
