import type { ControlProps } from '../field/control-props.ts';
import styles from '../field/field-inputs.module.css';
import { useField } from '../field/field-source-context.ts';
import { typingKeys } from '../field/typing-keys.ts';
import { isWrong } from '../field/wrong-value.ts';
import { LetterCount } from './letter-count.tsx';

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
