import { clamp, sumBy } from 'lodash-es';
import { useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import styles from '../field/field-inputs.module.css';
import { typingKeys, useField } from '../field/field-source-context.ts';
import { isWrong } from '../field/wrong-value.ts';

/** From this share of the limit on, people want to know how much is left. */
const NEAR = 0.85;

/** One line of text. What reads as a number is kept as one where the schema allows both. */
export function TextControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const field = useField(pointer);
  const text = toText(field.value);
  const change = (typed: string) => {
    if (typed === '' && !schema.isRequired) field.type(undefined);
    else field.type(schema.isNumberToo && isPlainNumber(typed) ? Number(typed) : typed);
  };
  return (
    <>
      <input
        id={inputId}
        name={schema.name}
        className={styles.input}
        value={text}
        autoComplete="off"
        aria-invalid={isWrong(field.problems)}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.value)}
        {...typingKeys(field)}
      />
      <LetterCount length={text.length} limit={schema.maxLength} />
    </>
  );
}

/** Where writing the number gives the same text again: `1.50` and `007` are texts. */
function isPlainNumber(typed: string): boolean {
  return typed !== '' && String(Number(typed)) === typed && Number.isFinite(Number(typed));
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** How many letters a text has, once it comes near its limit. */
function LetterCount({
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

/** Text that may go over several lines; the field grows with it. */
export function LongTextControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const field = useField(pointer);
  const text = typeof field.value === 'string' ? field.value : '';
  const change = (typed: string) => {
    const kept = allowsLines(schema.pattern) ? typed : typed.replace(/\s*\n\s*/g, ' ');
    field.type(kept === '' && !schema.isRequired ? undefined : kept);
  };
  return (
    <>
      <textarea
        id={inputId}
        name={schema.name}
        className={`${styles.input} ${styles.long}`}
        rows={rowsOf(text)}
        value={text}
        aria-invalid={isWrong(field.problems)}
        aria-describedby={describedBy}
        onChange={(event) => change(event.target.value)}
        {...typingKeys(field)}
      />
      <LetterCount length={text.length} limit={schema.maxLength} />
    </>
  );
}

function allowsLines(pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test('a\nb');
}

const LETTERS_PER_ROW = 42;

const MAX_ROWS = 14;

/** For browsers whose fields do not grow by themselves. */
function rowsOf(text: string): number {
  const rowsIn = (line: string) => Math.max(1, Math.ceil(line.length / LETTERS_PER_ROW));
  const rows = sumBy(text.split('\n'), rowsIn);
  return clamp(rows, 2, MAX_ROWS);
}
