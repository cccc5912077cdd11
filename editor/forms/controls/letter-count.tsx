import { useMessage } from '../../ui/language/use-message.ts';
import styles from '../field/field-inputs.module.css';

/** From this share of the limit on, people want to know how much is left. */
const NEAR = 0.85;

/** How many letters a text has, once it comes near its limit. */
export function LetterCount({
  length,
  limit,
}: {
  readonly length: number;
  readonly limit: number | undefined;
}) {
  const message = useMessage();
  if (limit === undefined || length < limit * NEAR) return null;
  return (
    <p className={styles.counter} data-over={length > limit}>
      {message('fields.letters', { length, limit })}
    </p>
  );
}
