import type { FacetField } from '#schemas/api/jobs.ts';
import { countText } from '../../jobs/count-text.ts';
import { useMessage } from '../../page/page-context.ts';
import type { FacetChoice, FacetChoices } from './facet-choices.ts';
import styles from './job-filter.module.css';

export interface FacetFieldsetProps {
  readonly field: FacetField;
  readonly id: string;
  readonly choices: FacetChoices;
}

/** The values of one filter; nothing where there are none. */
export function FacetFieldset({ field, id, choices }: FacetFieldsetProps) {
  const message = useMessage();
  const { shown, more, isCut } = choices;
  const count = countText(shown.length + more.length);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{message(`job-filter.${field}`)}</legend>
      <Choices field={field} choices={shown} />
      {more.length > 0 && (
        <details id={id}>
          <summary className={styles.more}>
            {message(isCut ? 'job-filter.most' : 'job-filter.all', { count })}
          </summary>
          <FindValue field={field} />
          <Choices field={field} choices={more} />
        </details>
      )}
    </fieldset>
  );
}

/** Leaves the values of the filter that hold a text. It has no name: nobody sends it. */
function FindValue({ field }: Pick<FacetFieldsetProps, 'field'>) {
  const message = useMessage();
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

interface ChoicesProps {
  readonly field: FacetField;
  readonly choices: readonly FacetChoice[];
}

function Choices({ field, choices }: ChoicesProps) {
  return choices.map(({ value, count, chosen }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" name={field} value={value} defaultChecked={chosen} />
      <span>{value}</span>
      <span className={styles.count}>{countText(count)}</span>
    </label>
  ));
}
