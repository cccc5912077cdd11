import type { FaqContent, FaqItem } from '#schemas/documents/documents.ts';
import { Html } from '../../html/html.tsx';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './faq.module.css';

/** One answer open at a time, the first one at the start (spec section 2): the browser's own accordion. */
export function Faq({ id, content }: WidgetProps<FaqContent>) {
  const { eyebrow, heading, subheading, items } = content;
  const hasHeading = [eyebrow, heading, subheading].some((text) => text !== undefined);
  return (
    <div className={hasHeading ? styles.split : undefined}>
      <BlockHeading eyebrow={eyebrow} heading={heading} subheading={subheading} />
      <div className={styles.items}>
        {items.map((item, index) => (
          <Item
            key={`${index} ${item.question}`}
            item={item}
            group={`faq-${id}`}
            open={index === 0}
          />
        ))}
      </div>
    </div>
  );
}

interface ItemProps {
  readonly item: Sanitised<FaqItem>;
  readonly group: string;
  readonly open: boolean;
}

function Item({ item: { question, answer }, group, open }: ItemProps) {
  return (
    <details className={styles.item} name={group} open={open}>
      <summary className={styles.question}>
        <h3>{question}</h3>
      </summary>
      <div className={styles.answer}>
        <Html html={answer} />
      </div>
    </details>
  );
}
