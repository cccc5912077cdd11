import { type FormEvent, useState } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { addApplicationNote } from '../../service/recruiting/application-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { formatSiteMoment } from '../../ui/language/format-moment.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { tabStorage } from '../../ui/storage/storage.ts';
import { applicationFailure } from '../base/application-failure.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './person.module.css';

/** Longest note, as the service has it. */
const MAX_NOTE = 4000;

/** What recruiters wrote about an application, and a field for more; what is typed stays until it is kept. */
export function Notes({ application: { id, notes } }: { readonly application: ApplicationDetail }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, changes } = useWorkspace();
  const [text, setText] = useHalfWritten(`${siteId}-${id}`);
  const [isEmpty, setEmpty] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setEmpty(text.trim() === '');
    setFailure(undefined);
    if (text.trim() === '') return;
    setBusy(true);
    try {
      await addApplicationNote(siteId, id, text.trim());
      setText('');
      changes.update(id, {});
    } catch (error) {
      setFailure(applicationFailure(error, language));
    }
    setBusy(false);
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.notes')}</h3>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.noteId}>
            <p className={styles.words}>{note.text}</p>
            <span className={styles.soft}>
              {personName(note.author, language)} · {formatSiteMoment(note.createdAt, language)}
            </span>
          </li>
        ))}
      </ul>
      <form className={styles.noteForm} onSubmit={(event) => void add(event)}>
        <FormField
          label={message('applications.notes.new')}
          help={message('applications.notes.help')}
          problem={isEmpty ? message('applications.notes.empty') : undefined}
        >
          {(input) => (
            <textarea
              {...input}
              rows={2}
              maxLength={MAX_NOTE}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </FormField>
        {failure !== undefined && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <Button type="submit" isDisabled={isBusy}>
          {message('applications.notes.add')}
        </Button>
      </form>
    </section>
  );
}

/** A text that is there again when the person is, also after the page was loaded anew. */
function useHalfWritten(name: string) {
  const key = `rumbo-editor-note-${name}` as const;
  const [text, setText] = useState(() => tabStorage.read(key) ?? '');
  const write = (next: string) => {
    tabStorage.write(key, next);
    setText(next);
  };
  return [text, write] as const;
}
