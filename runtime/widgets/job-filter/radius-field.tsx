import { PLACE_RADIUS_KM } from '../../jobs/search-request.ts';
import { useMessage } from '../../page/page-context.ts';
import styles from './job-filter.module.css';

/** Distances in km that are offered where the widget names none (decisions.md, "Search and location"). */
const RADIUS_OPTIONS: readonly number[] = [5, 10, 25, 50, 100];

export interface RadiusFieldProps {
  /** km, as the address says it. */
  readonly radius: number | undefined;
  readonly options: readonly number[] | undefined;
}

/** How far around the place; the distance that is searched is always among the options. */
export function RadiusField({
  radius = PLACE_RADIUS_KM,
  options = RADIUS_OPTIONS,
}: RadiusFieldProps) {
  const message = useMessage();
  const all = [...new Set([...options, radius])].sort((a, b) => a - b);
  return (
    <label className={styles.radius}>
      <span className={styles.legend}>{message('job-filter.radius')}</span>
      <select name="radius" defaultValue={radius} className={styles.select}>
        {all.map((option) => (
          <option key={option} value={option}>
            {message('job-filter.radius-option', { radius: option })}
          </option>
        ))}
      </select>
    </label>
  );
}
