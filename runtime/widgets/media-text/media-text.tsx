import type { MediaTextContent, MediaTextItem } from '#schemas/documents/documents.ts';
import { Html } from '../../html/html.tsx';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './media-text.module.css';

/** A picture beside text, list and button; on phones the picture comes first. */
export function MediaText({ id, content }: WidgetProps<MediaTextContent>) {
  const { image, imageSide, eyebrow, heading, html, items = [], cta } = content;
  return (
    <div className={`${styles.split} ${styles[imageSide]}`}>
      <div className={styles.media}>
        <Picture
          image={image}
          className={styles.image}
          sizes="(width < 768px) 100vw, min(50vw, 600px)"
        />
      </div>
      <div className={styles.copy}>
        {eyebrow !== undefined && <p className="rb-eyebrow">{eyebrow}</p>}
        <h2>{heading}</h2>
        {html !== undefined && (
          <div className={styles.text}>
            <Html html={html} />
          </div>
        )}
        {items.length > 0 && (
          <ul className={styles.items}>
            {items.map((item, index) => (
              <Item key={`${index} ${item.text}`} item={item} />
            ))}
          </ul>
        )}
        {cta && (
          <ActionLink
            link={cta}
            className={`rb-button ${styles.cta}`}
            event="CTA_Click"
            widgetId={id}
          />
        )}
      </div>
    </div>
  );
}

function Item({
  item: { icon = 'check', title, text },
}: {
  readonly item: Sanitised<MediaTextItem>;
}) {
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <div className={styles.itemText}>
        {title !== undefined && <h3>{title}</h3>}
        <p className={title === undefined ? undefined : styles.text}>{text}</p>
      </div>
    </li>
  );
}
