import type { SearchHeroContent, SearchHeroFact } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { MAX_VALUE_LENGTH } from '../../data/canonical-query.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { headingTag } from '../../parts/heading-tag.ts';
import { HeroStage } from '../../parts/hero-stage.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ZoneOffer } from '../../parts/zone-offer.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './search-hero.module.css';

/** Radius in km of a search that starts on the home page (spec section 9, "Home search radius"). */
const HOME_SEARCH_RADIUS = 10;

/** Search results count their pages from 1 (spec section 9, "Search page parameter"). */
const FIRST_PAGE = 1;

/** First screen of the home page: headline and the keyword box that leads to the job search. */
export function SearchHero({ id, content }: WidgetProps<SearchHeroContent>) {
  const { eyebrow, title, headingLevel = 1, text, textLang, image, ctaLabel, facts = [] } = content;
  const Title = headingTag(headingLevel);
  return (
    <div className={styles.root}>
      <HeroStage className={styles.stage}>
        <Picture image={image} className={styles.image} load="priority" />
        <div className={styles.copy}>
          {eyebrow !== undefined && <p className="rb-eyebrow">{eyebrow}</p>}
          <Title>{title}</Title>
          {text !== undefined && (
            <p className={styles.text} lang={textLang}>
              {text}
            </p>
          )}
          <SearchForm id={id} ctaLabel={ctaLabel} />
        </div>
      </HeroStage>
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}

type SearchFormProps = Pick<WidgetProps<SearchHeroContent>, 'id'> &
  Pick<SearchHeroContent, 'ctaLabel'>;

/** The fields stand in the order of the address they lead to: keyword, radius, page (spec section 2). */
function SearchForm({ id, ctaLabel }: SearchFormProps) {
  const { site } = usePage();
  const sitePath = useSitePath();
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action={sitePath(site.urls.jobListing)}
        method="get"
        data-agency={site.agencyId}
        data-site={site.id}
      >
        <KeywordField listId={`${id}-sugerencias`} />
        <input type="hidden" name="radius" value={HOME_SEARCH_RADIUS} />
        <input type="hidden" name="page" value={FIRST_PAGE} />
        <button className={`rb-button rb-button-accent ${styles.submit}`} type="submit">
          {ctaLabel}
        </button>
        <ZoneOffer />
      </form>
    </search>
  );
}

/** A plain field; its script makes it a combobox. */
function KeywordField({ listId }: { readonly listId: string }) {
  const message = usePageMessage();
  return (
    <div className={styles.combobox}>
      <label className={styles.field}>
        <span className="rb-visually-hidden">{message('search-hero.label')}</span>
        <Icon name="search" size={22} />
        <input
          className={styles.input}
          type="search"
          name="keyword"
          placeholder={message('search-hero.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_VALUE_LENGTH}
        />
      </label>
      <div
        id={listId}
        className={styles.suggestions}
        role="listbox"
        aria-label={message('combobox.label')}
        hidden
      />
      <p
        className={styles.status}
        role="status"
        data-loading={message('combobox.loading')}
        data-empty={message('combobox.empty')}
      />
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Sanitised<SearchHeroFact>[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, label }) => (
        <div key={`${value} ${label}`} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
