import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import type { NoteRequest } from '#schemas/api/recruiting/changes.ts';
import { addApplicationNote, newNoteId } from '../../service/recruiting/application-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { formatSiteMoment } from '../../ui/language/format-moment.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { tabStorage } from '../../ui/storage/storage.ts';
import { applicationFailure, isGone } from '../base/application-failure.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './person.module.css';

/** Longest note, as the service has it. */
const MAX_NOTE = 4000;

interface OfApplication {
  readonly application: ApplicationDetail;
}

/** What recruiters wrote about an application, and a field for more; what is typed stays until it is kept. */
export function Notes({ application }: OfApplication) {
  const message = useMessage();
  const { language } = useLanguage();
  const { text, write, add, isEmpty, isBusy, failure } = useNewNote(application);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.notes')}</h3>
      <ul className={styles.notes}>
        {application.notes.map((note) => (
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
              onChange={({ target }) => write(target.value)}
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

/** The note that is being written, and what sends it. */
function useNewNote({ id, name }: ApplicationDetail) {
  const message = useMessage();
  const { language } = useLanguage();
  const { siteId, changes } = useWorkspace();
  const [text, written, write] = useHalfWritten(`${siteId}-${id}`);
  const tried = useRef<Required<NoteRequest>>(null);
  const isShown = useIsShown();
  const [isEmpty, setEmpty] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const tell = (error: unknown) => {
    const why = applicationFailure(error, language);
    // Whoever signs in again finds the note as it is, and no word that they have to.
    setFailure(toContentError(error).failure === 'refused' ? undefined : why);
    if (isShown.current) return;
    const about = { name: name ?? message('applications.unnamed'), failure: why };
    const stays = isGone(error) ? why : message('applications.notes.stays', about);
    showToast({ text: stays, tone: 'warning' });
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = text.trim();
    setEmpty(sent === '');
    setFailure(undefined);
    if (sent === '') return;
    setBusy(true);
    // The same again may be there already: only its answer was lost.
    if (tried.current?.text !== sent) tried.current = { text: sent, noteId: newNoteId() };
    try {
      await addApplicationNote(siteId, id, tried.current);
      tried.current = null;
      // What was typed meanwhile is for the next note.
      write(written.current.replace(sent, '').trimStart());
      changes.update(id, {});
    } catch (error) {
      tell(error);
    }
    setBusy(false);
  };
  return { text, write, add, isEmpty, isBusy, failure };
}

/** A text that is there again when the person is, also after the page was loaded anew; and as it is right now. */
function useHalfWritten(name: string) {
  const key = `rumbo-editor-note-${name}` as const;
  const [text, setText] = useState(() => tabStorage.read(key) ?? '');
  const written = useRef(text);
  const write = (next: string) => {
    written.current = next;
    tabStorage.write(key, next);
    setText(next);
  };
  return [text, written, write] as const;
}

/** Whether what failed can still be read where it was done. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
