import type { ControlProps } from '../inspector/control-props.ts';
import { useField } from '../inspector/field-source-context.ts';
import styles from './field-inputs.module.css';
import { LetterCount } from './letter-count.tsx';
import { typingKeys } from './typing-keys.ts';
import { isWrong } from './wrong-value.ts';

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
