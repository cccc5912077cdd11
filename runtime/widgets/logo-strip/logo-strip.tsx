import type { LogoStripContent, StripLogo } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './logo-strip.module.css';

/** Partner logos that pass by once in 30 s (spec section 9) and stand still for whoever asks for it. */
export function LogoStrip({ content }: WidgetProps<LogoStripContent>) {
  const { heading, logos } = content;
  const message = usePageMessage();
  return (
    <section className={styles.strip} aria-label={heading ?? message('logo-strip.label')}>
      <BlockHeading heading={heading} align="center" />
      <label className={styles.pause}>
        <input className="rb-visually-hidden" type="checkbox" />
        <span className="rb-visually-hidden">{message('logo-strip.pause')}</span>
      </label>
      <div className={styles.window}>
        <Track logos={logos} />
        <Track logos={logos} copy />
      </div>
    </section>
  );
}

interface TrackProps {
  readonly logos: readonly Sanitised<StripLogo>[];
  /** The second track follows the first so that the loop has no seam; it is there for the eye alone. */
  readonly copy?: boolean;
}

function Track({ logos, copy = false }: TrackProps) {
  return (
    <ul className={styles.track} aria-hidden={copy || undefined} inert={copy}>
      {logos.map((logo, index) => (
        <li key={index} className={styles.item}>
          <Logo logo={logo} />
        </li>
      ))}
    </ul>
  );
}

function Logo({ logo: { name, image, href } }: { readonly logo: Sanitised<StripLogo> }) {
  const picture = (
    <Picture
      image={{ ...image, alt: name, decorative: false }}
      className={styles.logo}
      sizes="200px"
    />
  );
  if (href === undefined) return <span className={styles.plate}>{picture}</span>;
  return (
    <ActionLink link={{ href, label: name }} className={`${styles.plate} ${styles.link}`}>
      {picture}
    </ActionLink>
  );
}
