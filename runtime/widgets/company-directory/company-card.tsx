import type { DirectoryCompany } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { Icon } from '../../icon/icon.tsx';
import { companyInitials } from '../../jobs/company-initials.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { Picture, type PictureProps } from '../../picture/picture.tsx';
import styles from './company-directory.module.css';

export interface CompanyCardProps extends Pick<PictureProps, 'load'> {
  readonly company: Sanitised<DirectoryCompany>;
  readonly widgetId: string;
}

/** One link to the company's page: its logo on its ground, and its name on the card's own. */
export function CompanyCard({ company, load, widgetId }: CompanyCardProps) {
  const { name, image, bgColor, redirectionUrl } = company;
  return (
    <ActionLink
      link={{ href: redirectionUrl, label: name }}
      className={styles.card}
      event="CTA_Click"
      widgetId={widgetId}
    >
      <span className={styles.tile}>
        {bgColor !== undefined && <Ground color={bgColor} />}
        {image ? (
          <Picture
            image={{ ...image, decorative: true }}
            className={styles.logo}
            sizes="(width < 768px) 70vw, 360px"
            isMark
            load={load}
          />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {companyInitials(name) || <Icon name="building" size={32} />}
          </span>
        )}
      </span>
      <span className={styles.name}>
        <span>{name}</span>
        <Icon name="arrow-right" size={20} />
      </span>
    </ActionLink>
  );
}

/**
 * A colour of the document without a style attribute: `color` is an attribute of SVG, and the stylesheet paints with
 * `currentColor`. The tones of the theme are classes.
 */
function Ground({ color }: { readonly color: string }) {
  const isTone = !color.startsWith('#');
  return (
    <svg
      className={isTone ? `${styles.ground} ${styles[color]}` : styles.ground}
      color={isTone ? undefined : color}
      aria-hidden="true"
    />
  );
}
