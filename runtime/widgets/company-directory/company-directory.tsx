import type { CompanyDirectoryContent, DirectoryCompany } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../page/block-heading.tsx';
import { useMessage, usePage } from '../../page/page-context.ts';
import { SortBar } from '../../page/sort-bar.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { CompanyCard } from './company-card.tsx';
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
  const message = useMessage();
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

/** Firefox keeps a button disabled over a reload otherwise. React's types know the attribute of fields only. */
const NOT_RESTORED = { autoComplete: 'off' };

function MoreButton() {
  const { messages } = usePage();
  const { text, lang } = messages['company-directory.more'];
  return (
    <div className="rb-scripted">
      <button
        type="button"
        className={`rb-button rb-button-secondary ${styles.more}`}
        lang={lang}
        {...NOT_RESTORED}
        data-loading={messages['company-directory.loading'].text}
      >
        {text}
      </button>
    </div>
  );
}
