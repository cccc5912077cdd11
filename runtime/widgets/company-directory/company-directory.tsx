import type { CompanyDirectoryContent, DirectoryCompany } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { companyInitials } from '../../jobs/company-initials.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SortBar } from '../../parts/sort-bar.tsx';
import { Picture, type PictureProps } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './company-directory.module.css';

/** Companies shown at first, and more of them with each click (spec section 9). */
const PAGE_SIZE = 6;

/** The first is the order of the served cards. */
const ORDERS = ['ascending', 'descending'] as const;

/** Cards that surely stand on the first screen where the directory opens its page. */
const FIRST_CARDS = 2;

/**
 * Companies from A to Z in two columns. The served HTML holds them all: where a script runs, the stylesheet hides
 * those after the first `pageSize` and `enhance.ts` sorts and reveals; where none does, all show.
 */
export function CompanyDirectory({ id, content }: WidgetProps<CompanyDirectoryContent>) {
  const { eyebrow, heading, subheading, headingLevel, companies, pageSize = PAGE_SIZE } = content;
  const { lang } = usePage().page;
  return (
    <div>
      <BlockHeading
        eyebrow={eyebrow}
        heading={heading}
        subheading={subheading}
        level={headingLevel}
      />
      <Bar shown={Math.min(pageSize, companies.length)} total={companies.length} />
      <ul className={styles.grid} data-page-size={pageSize}>
        {sortByName(companies, lang).map((company, index) => (
          <li key={company.id} data-later={index >= pageSize ? '' : undefined}>
            <CompanyCard
              company={company}
              load={headingLevel === 1 && index < FIRST_CARDS ? 'eager' : 'lazy'}
              widgetId={id}
            />
          </li>
        ))}
      </ul>
      {companies.length > pageSize && <MoreButton />}
    </div>
  );
}

function sortByName(
  companies: readonly Sanitised<DirectoryCompany>[],
  lang: string,
): Sanitised<DirectoryCompany>[] {
  const { compare } = new Intl.Collator(lang);
  return companies.toSorted((a, b) => compare(a.name, b.name));
}

interface BarProps {
  readonly shown: number;
  readonly total: number;
}

/** How many companies show with scripts and without; the stylesheet chooses. */
function Bar({ shown, total }: BarProps) {
  const message = usePageMessage();
  const { messages } = usePage();
  const count = (
    <p className={styles.count} role="status" data-count={message('company-directory.count')}>
      <span className={styles.shown}>{message('company-directory.count', { count: shown })}</span>
      <span className={styles.all}>{message('company-directory.count', { count: total })}</span>
    </p>
  );
  return (
    <SortBar
      count={count}
      total={total}
      label={message('company-directory.sort')}
      orders={ORDERS.map((value) => ({ value, ...messages[`company-directory.${value}`] }))}
    />
  );
}

function MoreButton() {
  const { messages } = usePage();
  const { text, lang } = messages['company-directory.more'];
  return (
    <div className="rb-scripted">
      <button
        type="button"
        className={`rb-button rb-button-secondary ${styles.more}`}
        lang={lang}
        data-loading={messages['company-directory.loading'].text}
      >
        {text}
      </button>
    </div>
  );
}

interface CompanyCardProps extends Pick<PictureProps, 'load'> {
  readonly company: Sanitised<DirectoryCompany>;
  readonly widgetId: string;
}

/** One link to the company's page: its logo on its ground, and its name on the card's own. */
function CompanyCard({ company, load, widgetId }: CompanyCardProps) {
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
