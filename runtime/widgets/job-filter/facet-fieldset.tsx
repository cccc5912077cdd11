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
export function FacetFieldset({ field, id, choices: { shown, more } }: FacetFieldsetProps) {
  const message = useMessage();
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{message(`job-filter.${field}`)}</legend>
      <Choices field={field} choices={shown} />
      {more.length > 0 && (
        <details id={id}>
          <summary className={styles.more}>
            {message('job-filter.all', { count: shown.length + more.length })}
          </summary>
          <Choices field={field} choices={more} />
        </details>
      )}
    </fieldset>
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
