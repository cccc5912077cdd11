import type { AboutUsContent, AboutUsStat } from '#schemas/documents/documents.ts';
import { Html } from '../../html/html.tsx';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './about-us.module.css';

/** Who we are: text beside a picture, and below both the figures that prove it. */
export function AboutUs({ id, content }: WidgetProps<AboutUsContent>) {
  const { image, imageSide = 'end', stats = [] } = content;
  return (
    <div className={styles.root}>
      <div className={image ? `${styles.split} ${styles[imageSide]}` : undefined}>
        <Copy id={id} content={content} />
        {image && (
          <Picture
            image={image}
            className={styles.image}
            sizes="(width < 1024px) 100vw, min(45vw, 520px)"
          />
        )}
      </div>
      {stats.length > 0 && <Stats stats={stats} />}
    </div>
  );
}

function Copy({ id, content }: WidgetProps<AboutUsContent>) {
  const { eyebrow, heading, html, cta } = content;
  return (
    <div className={styles.copy}>
      <div className={styles.title}>
        {eyebrow !== undefined && <p className="rb-eyebrow">{eyebrow}</p>}
        <h2>{heading}</h2>
      </div>
      {html !== undefined && (
        <div className={styles.text}>
          <Html html={html} />
        </div>
      )}
      {cta && <ActionLink link={cta} className="rb-button" event="CTA_Click" widgetId={id} />}
    </div>
  );
}

function Stats({ stats }: { readonly stats: readonly Sanitised<AboutUsStat>[] }) {
  return (
    <dl className={`${styles.stats} ${styles[`across${acrossOf(stats.length)}`]}`}>
      {stats.map(({ value, label }, index) => (
        <div key={`${index} ${label}`} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures beside each other on wide pages, so that no row is left with a single one. */
function acrossOf(count: number): number {
  if (count <= 4) return count;
  return count % 3 === 0 ? 3 : 4;
}
