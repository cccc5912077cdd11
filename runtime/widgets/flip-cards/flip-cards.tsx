import type { FlipCard, FlipCardsContent } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './flip-cards.module.css';

/**
 * Cards with a picture and title in front and text behind (spec sections 2 and 9). Where no script
 * runs, the text simply follows the title.
 */
export function FlipCards({ id, content }: WidgetProps<FlipCardsContent>) {
  const { eyebrow, heading, subheading, cards } = content;
  return (
    <div className={styles.root}>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <ul className={styles.grid}>
        {cards.map((card) => (
          <Card key={card.id} card={card} id={`${id}-${card.id}`} />
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  readonly card: Sanitised<FlipCard>;
  readonly id: string;
}

/** A disclosure to assistive technology: the title always stands, the button shows and hides the text. */
function Card({ card: { title, image, text }, id }: CardProps) {
  const message = usePageMessage();
  return (
    <li className={styles.card} data-flip-card>
      <button type="button" className={styles.toggle} aria-expanded={false} aria-controls={id}>
        <span className="rb-visually-hidden">{message('flip-cards.flip', { title })}</span>
      </button>
      <div className={styles.turn}>
        <div className={styles.front}>
          {image && (
            <Picture image={image} className={styles.image} sizes="(width < 768px) 100vw, 390px" />
          )}
          <h3 className={image ? styles.title : `${styles.title} ${styles.alone}`}>{title}</h3>
        </div>
        <div className={styles.back}>
          <p className={styles.reminder} aria-hidden="true">
            {title}
          </p>
          <section id={id} className={styles.text} aria-label={title} data-flip-text>
            <p>{text}</p>
          </section>
        </div>
      </div>
    </li>
  );
}
