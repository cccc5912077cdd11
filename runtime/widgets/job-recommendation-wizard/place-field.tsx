import { usePage, usePageMessage } from '../../context/page-context.ts';
import field from '../../jobs/search-field.module.css';
import { Icon } from '../../parts/icon.tsx';
import { MAX_TEXT_LENGTH } from '../../search/job-search.ts';
import styles from './place-field.module.css';

/** How far from a place jobs may be, in km: the radius options of the search without the shortest. */
const RADII_KM = [10, 25, 50, 100];

const USUAL_RADIUS_KM = 25;

/** What is told of looking for a place; the failures are those of spec section 8, "Location detection fails". */
const LOCATION_TEXTS = [
  'locating',
  'located',
  'outside',
  'failed',
  'no-navigator',
  'no-geolocation',
  'no-data',
  'hint-again',
  'hint-denied',
  'hint-write',
] as const;

/** A town, typed or found by the device, and how far from it. */
export function PlaceField({ id }: { readonly id: string }) {
  const message = usePageMessage();
  return (
    <div className={styles.place}>
      <TownField id={id} />
      <Locate id={id} />
      <label className={styles.radius}>
        <span>{message('job-recommendation-wizard.radius')}</span>
        <select name="radius" defaultValue={USUAL_RADIUS_KM}>
          {RADII_KM.map((radius) => (
            <option key={radius} value={radius}>
              {message('job-filter.radius-option', { radius })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function TownField({ id }: { readonly id: string }) {
  const message = usePageMessage();
  return (
    <div className={field.field} data-search-field="">
      <label className={field.box}>
        <span className="rb-visually-hidden">{message('job-recommendation-wizard.place')}</span>
        <Icon name="map-pin" size={20} />
        <input
          className={field.input}
          type="search"
          name="location"
          placeholder={message('job-recommendation-wizard.place')}
          enterKeyHint="next"
          maxLength={MAX_TEXT_LENGTH}
          aria-describedby={`${id}-located`}
        />
      </label>
      <div className={field.suggestions}>
        <div
          className={field.options}
          id={`${id}-towns`}
          role="listbox"
          aria-label={message('job-search.places')}
          hidden
        />
        <p
          className={field.status}
          role="status"
          data-wizard-towns=""
          data-loading={message('combobox.loading')}
          data-empty={message('combobox.empty')}
        />
      </div>
    </div>
  );
}

/** Asks the device on a tap alone; the texts of what may go wrong wait hidden, each in its own language. */
function Locate({ id }: { readonly id: string }) {
  const message = usePageMessage();
  const { messages } = usePage();
  return (
    <>
      <button type="button" className={`rb-scripted ${styles.locate}`} data-wizard-locate="">
        <Icon name="compass" size={20} />
        {message('job-recommendation-wizard.locate')}
      </button>
      <button
        type="button"
        className={`rb-scripted ${styles.locate}`}
        data-zone-use={message('zone.use')}
        hidden
      />
      <p className={styles.located} id={`${id}-located`} role="status" data-place-status="" />
      <div hidden>
        {LOCATION_TEXTS.map((name) => (
          <span key={name} lang={messages[`location.${name}`].lang} data-told={name}>
            {messages[`location.${name}`].text}
          </span>
        ))}
      </div>
    </>
  );
}
