import { useMessage, usePage } from '../../page/page-context.ts';
import styles from './near-me.module.css';

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
  'connection',
] as const;

/** Looks for the visitor's place on a tap; only a script can. */
export function NearMe() {
  const message = useMessage();
  return (
    <button type="button" className={`rb-scripted ${styles.near}`} data-near-me="">
      {message('location.near')}
    </button>
  );
}

/** What became of it. The texts wait hidden, each in its own language. */
export function PlaceStatus({ id }: { readonly id: string }) {
  const { messages } = usePage();
  return (
    <>
      <p className={styles.status} id={id} role="status" data-place-status="" />
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
