import type { HeaderContent } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { firstSegment } from '../../context/site-path.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './header.module.css';

/** Site header. Without script its menu still opens and its search box is a plain form. */
export function Header({ id, content }: WidgetProps<HeaderContent>) {
  const { logo, links, cta, savedJobsUrl, jobListingUrl, searchField } = content;
  const { site } = usePage();
  const message = usePageMessage();
  return (
    <header className={styles.header} data-agency={site.agencyId}>
      <HomeLink logo={logo} />
      {links.length > 0 && (
        <nav className={styles.nav} aria-label={message('header.nav')}>
          <NavLinks links={links} />
        </nav>
      )}
      {searchField !== undefined && (
        <SearchForm action={jobListingUrl ?? site.urls.jobListing} field={searchField} />
      )}
      {savedJobsUrl !== undefined && <SavedJobs href={savedJobsUrl} />}
      {cta && <Cta cta={cta} widgetId={id} />}
      {(links.length > 0 || cta) && <Menu links={links} cta={cta} widgetId={id} />}
    </header>
  );
}

function HomeLink({ logo }: Pick<HeaderContent, 'logo'>) {
  const { site } = usePage();
  const name = usePageMessage()('header.home', { site: site.name });
  return (
    <ActionLink link={{ href: site.urls.home, label: name }} className={styles.home}>
      <Picture
        image={{ ...logo, alt: name, decorative: false }}
        className={styles.logo}
        sizes="240px"
        load="eager"
      />
    </ActionLink>
  );
}

type NavLinksProps = Pick<Sanitised<HeaderContent>, 'links'>;

/** The current page is the one that shares its first path segment (spec section 2). */
function NavLinks({ links }: NavLinksProps) {
  const current = firstSegment(usePage().page.path);
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <ActionLink
            link={link}
            className={styles.link}
            current={link.href.startsWith('/') && firstSegment(link.href) === current}
          />
        </li>
      ))}
    </ul>
  );
}

function SearchForm({ action, field }: { readonly action: string; readonly field: string }) {
  const sitePath = useSitePath();
  const message = usePageMessage();
  const label = message('header.search-label');
  return (
    <search className={styles.search}>
      <form className={styles.form} action={sitePath(action)} method="get">
        <input
          className={styles.input}
          type="search"
          name={field}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button className={styles.submit} type="submit">
          <Icon name="search" size={20} />
          <span className="rb-visually-hidden">{message('header.search')}</span>
        </button>
      </form>
    </search>
  );
}

/** Link to the saved jobs. Their number is known to the browser alone, so a script fills it in. */
function SavedJobs({ href }: { readonly href: string }) {
  const message = usePageMessage();
  const label = message('header.saved');
  const current = firstSegment(usePage().page.path) === firstSegment(href);
  return (
    <ActionLink link={{ href, label }} className={styles.saved} current={current}>
      <Icon name="heart" size={22} />
      <span className={styles.savedLabel}>{label}</span>
      <span
        className={styles.count}
        data-count-label={message('header.saved-count')}
        data-failed={message('header.saving-failed')}
        data-close={message('header.saving-failed-close')}
        hidden
      />
    </ActionLink>
  );
}

interface CtaProps {
  readonly cta: NonNullable<Sanitised<HeaderContent>['cta']>;
  readonly widgetId: string;
}

function Cta({ cta, widgetId }: CtaProps) {
  return (
    <ActionLink
      link={cta}
      className={`rb-button ${styles.cta}`}
      event="CTA_Click"
      widgetId={widgetId}
    />
  );
}

interface MenuProps extends NavLinksProps {
  readonly cta: Sanitised<HeaderContent>['cta'];
  readonly widgetId: string;
}

function Menu({ links, cta, widgetId }: MenuProps) {
  const message = usePageMessage();
  return (
    <details className={styles.menu}>
      <summary className={styles.summary}>
        <Icon name="menu" />
        <Icon name="x" />
        <span className={styles.summaryLabel}>{message('header.menu')}</span>
      </summary>
      <div className={styles.panel}>
        {links.length > 0 && (
          <nav aria-label={message('header.menu')}>
            <NavLinks links={links} />
          </nav>
        )}
        {cta && <Cta cta={cta} widgetId={widgetId} />}
      </div>
    </details>
  );
}
