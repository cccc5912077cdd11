import type { Card, CardColumns, CardsContent } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { Icon } from '../../icon/icon.tsx';
import { ActionLink } from '../../page/action-link.tsx';
import { BlockHeading } from '../../page/block-heading.tsx';
import { Picture } from '../../picture/picture.tsx';
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
    <li className={styles.card}>
      {image && <Picture image={image} className={styles.image} sizes={sizes} />}
      <div className={hasIcon ? `${styles.body} ${styles.withIcon}` : styles.body}>
        {hasIcon && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        <h3>{title}</h3>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {link && (
          <ActionLink link={link} className={styles.link} event="CTA_Click" widgetId={widgetId}>
            {link.label}
            <Icon name="arrow-right" size={18} />
          </ActionLink>
        )}
      </div>
    </li>
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
