import { clamp } from 'lodash-es';
import type { ControlProps } from '../field/control-props.ts';
import styles from '../field/field-inputs.module.css';
import { useField } from '../field/field-source-context.ts';
import { typingKeys } from '../field/typing-keys.ts';
import { isWrong } from '../field/wrong-value.ts';
import { LetterCount } from './letter-count.tsx';

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
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_PER_ROW)), 0);
  return clamp(rows, 2, MAX_ROWS);
}
