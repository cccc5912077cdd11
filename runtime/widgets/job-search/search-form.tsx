import type { ReactNode } from 'react';
import type { IconName } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { CarriedFields } from '../../jobs/carried-fields.tsx';
import field from '../../jobs/search-field.module.css';
import { useSearch } from '../../jobs/use-search.ts';
import type { PageMessageKey } from '../../messages/messages.ts';
import { Icon } from '../../parts/icon.tsx';
import { ZoneOffer } from '../../parts/zone-offer.tsx';
import { changeSearch, MAX_TEXT_LENGTH } from '../../search/job-search.ts';
import { locationLabel, parseLocation } from '../../search/location-option.ts';
import styles from './job-search.module.css';
import nearMeStyles from './near-me.module.css';

/** What may be said of the search for a place, in the order of the messages. */
const TOLD = [
  'locating',
  'located',
  'failed',
  'no-navigator',
  'no-geolocation',
  'no-data',
  'outside',
  'hint-again',
  'hint-denied',
  'hint-write',
  'hint-search',
  'connection',
] as const;

/** Behind the widget's id: what became of the search for a place. */
const PLACE_STATUS = 'place-status';

/** Keyword and place. The other filters of the address travel along, so that a new keyword keeps them. */
export function SearchForm({ id }: { readonly id: string }) {
  const search = useSearch();
  const message = usePageMessage();
  const { keyword, location } = search;
  const place = parseLocation(location) && location;
  return (
    <search className={styles.search} aria-label={message('job-search.label')}>
      <form className={styles.form} method="get" autoComplete="off" data-search-form="">
        <SearchField
          {...{ id, name: 'keyword', value: keyword, icon: 'search' }}
          label="job-search.keyword"
          placeholder="job-search.keyword-placeholder"
          options="job-search.suggestions"
        />
        <SearchField
          {...{ id, name: 'location', value: locationLabel(location), icon: 'map-pin', place }}
          label="job-search.place"
          placeholder="job-search.place"
          options="job-search.places"
        >
          <NearMe />
        </SearchField>
        <PlaceStatus id={`${id}-${PLACE_STATUS}`} />
        <ZoneOffer />
        <div hidden data-part="carried">
          <CarriedFields search={changeSearch(search, { keyword: '', location: '' })} />
        </div>
        <button type="submit" className={`rb-button ${styles.submit}`}>
          {message('job-search.submit')}
        </button>
      </form>
    </search>
  );
}

interface SearchFieldProps {
  readonly id: string;
  readonly name: 'keyword' | 'location';
  readonly value: string;
  readonly icon: IconName;
  readonly label: PageMessageKey;
  readonly placeholder: PageMessageKey;
  /** Name of the list of suggestions. */
  readonly options: PageMessageKey;
  /** The place with its coordinates, which a script sends in the place of its name. */
  readonly place?: string | undefined;
  /** A button in the field's box. */
  readonly children?: ReactNode;
}

function SearchField(props: SearchFieldProps) {
  const { id, name, value, icon, place, children } = props;
  const message = usePageMessage();
  const { country } = usePage().site;
  const isPlace = name === 'location';
  return (
    <div
      className={field.field}
      data-search-field=""
      data-field={name}
      data-countries={isPlace ? country : undefined}
      data-waiting={isPlace ? message('location.address') : undefined}
    >
      <label className={field.box}>
        <span className="rb-visually-hidden">{message(props.label)}</span>
        <Icon name={icon} size={20} />
        <input
          className={field.input}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={message(props.placeholder)}
          enterKeyHint="search"
          maxLength={MAX_TEXT_LENGTH}
          data-place={place}
          aria-describedby={isPlace ? `${id}-${PLACE_STATUS}` : undefined}
        />
      </label>
      {children}
      <div className={field.suggestions}>
        <div
          className={field.options}
          id={`${id}-${name}-options`}
          role="listbox"
          aria-label={message(props.options)}
          hidden
        />
        <p
          className={field.status}
          role="status"
          data-loading={message('combobox.loading')}
          data-empty={message('combobox.empty')}
        />
      </div>
    </div>
  );
}

/** Looks for the visitor's place on a tap; only a script can. */
function NearMe() {
  const message = usePageMessage();
  return (
    <button type="button" className={`rb-scripted ${nearMeStyles.near}`} data-near-me="">
      {message('location.near')}
    </button>
  );
}

/** What became of it. The texts wait hidden, each in its own language. */
function PlaceStatus({ id }: { readonly id: string }) {
  const { messages } = usePage();
  return (
    <>
      <p className={nearMeStyles.status} id={id} role="status" data-place-status="" />
      <span hidden>
        {TOLD.map((name) => (
          <span key={name} lang={messages[`location.${name}`].lang} data-told={name}>
            {messages[`location.${name}`].text}
          </span>
        ))}
      </span>
    </>
  );
}
