import styles from './raw-json.module.css';

/** More would only make the pane slow. */
const MAX_LETTERS = 20_000;

/** A value as JSON, to be read; the focus can go into it to scroll. */
export function RawJson({
  value,
  labelledBy,
}: {
  readonly value: unknown;
  readonly labelledBy: string;
}) {
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section className={styles.json} tabIndex={0} aria-labelledby={labelledBy}>
      {text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text}
    </section>
  );
}
