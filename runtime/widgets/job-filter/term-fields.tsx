import { UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetValue } from '#schemas/api/jobs.ts';
import { usePageMessage } from '../../context/page-context.ts';
import { countText } from '../../jobs/count-text.ts';
import { facetText, optionText } from '../../jobs/term-text.ts';
import styles from './job-filter.module.css';

export interface TermFieldProps {
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
}

interface TermSelectProps extends TermFieldProps {
  readonly field: 'pay' | 'posted';
}

/**
 * The values of which each holds those behind it, one at a time; jobs that do not say their pay can be asked for
 * besides. Nothing where there is nothing to choose.
 */
export function TermSelect({ field, values, chosen }: TermSelectProps) {
  const message = usePageMessage();
  const known = values.filter(({ value }) => value !== UNKNOWN_TERM);
  const unknown = values.find(({ value }) => value === UNKNOWN_TERM)?.count ?? 0;
  const [selected = ''] = chosen.filter((value) => value !== UNKNOWN_TERM);
  const isMissing = selected !== '' && known.every(({ value }) => value !== selected);
  const options = isMissing ? [...known, { value: selected, count: 0 }] : known;
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{message(`job-filter.${field}`)}</legend>
      <select
        name={field}
        defaultValue={selected}
        className={styles.select}
        aria-label={message(`job-filter.${field}`)}
      >
        <option value="">{message('job-filter.any')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {optionText(field, option, message)}
          </option>
        ))}
      </select>
      {selected !== '' && (unknown > 0 || chosen.includes(UNKNOWN_TERM)) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name={field}
            value={UNKNOWN_TERM}
            defaultChecked={chosen.includes(UNKNOWN_TERM)}
          />
          <span>{facetText(field, UNKNOWN_TERM, message)}</span>
          <span className={styles.count}>{countText(unknown)}</span>
        </label>
      )}
    </fieldset>
  );
}
