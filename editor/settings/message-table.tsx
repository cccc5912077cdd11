import { RotateCcw, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { defaultMessages } from '#runtime/index.ts';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import { formatProblem } from '#schemas/problems/format-problem.ts';
import { typingKeys, useField } from '../forms/field/field-source-context.ts';
import { Button } from '../ui/controls/button.tsx';
import { withoutAccentsOrCase } from '../ui/language/plain-text.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './message-table.module.css';

/** The words that visitors read beside the pages' own, each with the site's wording over the default. */
export function MessageTable() {
  const message = useMessage();
  const [text, setText] = useState('');
  const found = Object.entries(defaultMessages)
    .filter(([key, own]) => isMessageFound(text, [key, own.text]))
    // Those in another language are told when something fails: few people look for them.
    .sort(([, a], [, b]) => Number(a.lang !== undefined) - Number(b.lang !== undefined));
  return (
    <>
      <p className={styles.intro}>{message('settings.messages.text')}</p>
      <label className={styles.search}>
        <Search size={14} aria-hidden="true" />
        <input
          type="search"
          className={styles.searchField}
          value={text}
          placeholder={message('settings.messages.search')}
          aria-label={message('settings.messages.search')}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <ul className={styles.rows}>
        {found.map(([key, own]) => (
          <MessageRow key={key} name={key} standard={own} />
        ))}
      </ul>
      {found.length === 0 && <p role="status">{message('settings.messages.none')}</p>}
    </>
  );
}

interface MessageRowProps {
  readonly name: string;
  readonly standard: (typeof defaultMessages)[keyof typeof defaultMessages];
}

function MessageRow({ name, standard: { text: standard, lang } }: MessageRowProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const id = useId();
  const field = useField(`/messages/${escapePointer(name)}`);
  const value = typeof field.value === 'string' ? field.value : '';
  return (
    <li className={styles.row}>
      <label htmlFor={id} className={styles.standard}>
        <span lang={lang}>{standard}</span>
        {lang && <span className={styles.language}>{lang.toUpperCase()}</span>}
      </label>
      <input
        id={id}
        className={styles.field}
        value={value}
        maxLength={300}
        placeholder={standard}
        aria-describedby={field.problems.length > 0 ? `${id}-problem` : undefined}
        onChange={({ target }) => field.type(target.value === '' ? undefined : target.value)}
        {...typingKeys(field)}
      />
      {value !== '' && (
        <Button
          variant="quiet"
          label={message('settings.messages.reset', { text: standard })}
          onClick={() => field.write(undefined)}
        >
          <RotateCcw size={14} aria-hidden="true" />
        </Button>
      )}
      {field.problems.length > 0 && (
        <p id={`${id}-problem`} className={styles.problem}>
          {field.problems.map((problem) => formatProblem(problem, language).message).join(' ')}
        </p>
      )}
    </li>
  );
}

/** Whether any of the texts holds what somebody looks for; case and accents do not count. */
function isMessageFound(wanted: string, texts: readonly string[]): boolean {
  const word = withoutAccentsOrCase(wanted.trim());
  return texts.some((text) => withoutAccentsOrCase(text).includes(word));
}
