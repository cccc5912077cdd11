import type { FacetField, FacetValue, TextFacet } from '#schemas/api/jobs.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { countText } from '../../jobs/count-text.ts';
import { facetText } from '../../jobs/term-text.ts';
import { facetTextParam, isTextFacet } from '../../search/facet-texts.ts';
import { MAX_TEXT_LENGTH } from '../../search/job-search.ts';
import styles from './job-filter.module.css';

/** Values of a filter that are shown at once; the others wait behind "Ver todas". */
const SHOWN_VALUES = 8;

/** Values of a filter that a page carries, and a search answers; a feed may have any number. */
const MOST_VALUES = 200;

interface FacetFieldsetProps {
  readonly field: FacetField;
  readonly widgetId: string;
  readonly choices: FacetChoices;
}

/** The values of one filter; nothing where there are none. */
export function FacetFieldset({ field, widgetId, choices }: FacetFieldsetProps) {
  const message = usePageMessage();
  const { shown, more, text, isCut } = choices;
  const id = `${widgetId}-${field}`;
  if (shown.length === 0 && text === '') return null;
  const isOpen = text !== '';
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{message(`job-filter.${field}`)}</legend>
      <Choices field={field} choices={shown} />
      {(more.length > 0 || isOpen) && (
        <details id={id} open={isOpen}>
          <summary className={styles.more}>
            <MoreText choices={choices} />
          </summary>
          {isTextFacet(field) && (isCut || isOpen) ? (
            <FindEverywhere
              field={field}
              widgetId={widgetId}
              text={text}
              isEmpty={isOpen && more.length === 0}
            />
          ) : (
            <FindShown field={field} />
          )}
          <Choices field={field} choices={more} />
        </details>
      )}
    </fieldset>
  );
}
/** Says what waits behind it. */
function MoreText({ choices: { shown, more, text, isCut } }: Pick<FacetFieldsetProps, 'choices'>) {
  const message = usePageMessage();
  if (text !== '') return message('job-filter.with-text', { count: countText(more.length), text });
  const count = countText(shown.length + more.length);
  return message(isCut ? 'job-filter.most' : 'job-filter.all', { count });
}

/** Leaves the values of a filter that hold a text. It has no name: nobody sends it. */
function FindShown({ field }: { readonly field: FacetField }) {
  const message = usePageMessage();
  const label = message('job-filter.find', { field: message(`job-filter.${field}`) });
  return (
    <div className="rb-scripted">
      <input
        type="search"
        className={styles.find}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        data-facet-find=""
      />
      <p role="status" className={styles.none} data-none={message('job-filter.find-none')} />
    </div>
  );
}

interface FindEverywhereProps {
  readonly field: TextFacet;
  readonly widgetId: string;
  /** What is looked for. */
  readonly text: string;
  readonly isEmpty: boolean;
}

/** The same where a page does not carry all values: the server is asked for those that hold the text. */
function FindEverywhere({ field, widgetId, text, isEmpty }: FindEverywhereProps) {
  const message = usePageMessage();
  const label = message('job-filter.find', { field: message(`job-filter.${field}`) });
  const none = message('job-filter.find-none');
  return (
    <>
      <div className={styles.finder}>
        <input
          type="search"
          name={facetTextParam(field)}
          defaultValue={text}
          maxLength={MAX_TEXT_LENGTH}
          className={styles.find}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          data-facet-find={widgetId}
        />
        <button
          type="submit"
          formAction={`#${widgetId}-${field}`}
          className={`rb-button rb-button-secondary ${styles.look}`}
          aria-label={label}
        >
          {message('job-search.submit')}
        </button>
      </div>
      <p
        role="status"
        className={styles.none}
        data-none={none}
        data-failed={message('job-filter.find-cut', { count: countText(MOST_VALUES) })}
      >
        {isEmpty && none}
      </p>
    </>
  );
}

interface ChoicesProps {
  readonly field: FacetField;
  readonly choices: readonly FacetChoice[];
}

function Choices({ field, choices }: ChoicesProps) {
  const message = usePageMessage();
  return choices.map(({ value, count, chosen }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" name={field} value={value} defaultChecked={chosen} />
      <span>{facetText(field, value, message)}</span>
      <span className={styles.count}>{countText(count)}</span>
    </label>
  ));
}

interface FacetChoice extends FacetValue {
  readonly chosen: boolean;
}

export interface FacetChoices {
  readonly shown: readonly FacetChoice[];
  readonly more: readonly FacetChoice[];
  /** Whether there may be more values than a page carries; then those with most jobs are here. */
  readonly isCut: boolean;
  /** What they were looked for by; empty where all are meant. */
  readonly text: string;
}

/** A chosen value is always shown, also one that no job has any more; what was looked for stands where it was typed. */
export function facetChoices(
  values: readonly FacetValue[],
  chosen: readonly string[],
  text = '',
): FacetChoices {
  const known = new Set(values.map(({ value }) => value));
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const choices = [...values, ...missing].map((choice) => ({
    ...choice,
    chosen: chosen.includes(choice.value),
  }));
  const first = text === '' ? SHOWN_VALUES : 0;
  const isShown = (choice: FacetChoice, index: number) => index < first || choice.chosen;
  return {
    shown: choices.filter(isShown),
    more: choices.filter((choice, index) => !isShown(choice, index) && index < MOST_VALUES),
    isCut: values.length >= MOST_VALUES,
    text,
  };
}
