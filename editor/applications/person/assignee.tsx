import { uniq } from 'lodash-es';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { sessionApi } from '../../service/session/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { Language } from '../../ui/messages/messages.ts';
import { applicationFailure } from '../base/application-failure.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './assignee.module.css';

/** Longest name, as the service has it. */
const MAX_NAME = 100;

interface OfApplication {
  readonly application: ApplicationDetail;
}

/** Who looks after an application: anybody's name, since a team may have more people than keys. */
export function Assignee({ application }: OfApplication) {
  const message = useMessage();
  const { language } = useLanguage();
  const { changes } = useWorkspace();
  const known = application.assignee ?? '';
  const [text, setText] = useTyped(known);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isChanged = text.trim() !== known;
  const give = (name: string) => {
    // The button that was pressed goes.
    input.current?.focus();
    return changes.change(application, { assignee: name === '' ? null : name });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void give(text.trim());
  };
  const take = async () => {
    try {
      // Asked now: another person may have signed in since the page was loaded.
      const who = await sessionApi.check();
      if (who !== null) await give(personName(who.name, language));
    } catch (error) {
      showToast({ text: applicationFailure(error, language), tone: 'warning' });
    }
  };
  return (
    <form className={styles.row} onSubmit={save}>
      <label htmlFor={`${listId}-name`}>{message('applications.assignee')}</label>
      <input
        ref={input}
        id={`${listId}-name`}
        list={listId}
        value={text}
        maxLength={MAX_NAME}
        autoComplete="off"
        placeholder={message('applications.assignee.none')}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isChanged) return;
          // Else the person would close, and with it what was typed.
          event.preventDefault();
          setText(known);
        }}
      />
      <datalist id={listId}>
        {colleaguesIn(application, language).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isChanged && <Button type="submit">{message('applications.assignee.save')}</Button>}
      {known === '' && !isChanged && (
        <Button onClick={() => void take()}>{message('applications.assignee.take')}</Button>
      )}
    </form>
  );
}

/** What is known, until somebody types; what they type stays while others change it. */
function useTyped(known: string) {
  const [text, setText] = useState(known);
  const [seen, setSeen] = useState(known);
  if (seen !== known) {
    setSeen(known);
    if (text === seen) setText(known);
  }
  return [text, setText] as const;
}

/** Who has had to do with it. */
function colleaguesIn({ notes, changes }: ApplicationDetail, language: Language): string[] {
  const actors = [
    ...notes.map(({ author }) => author),
    // The person who applied corrects, and is nobody's colleague.
    ...changes.filter(({ action }) => action !== 'corrected').map(({ actor }) => actor),
  ];
  return uniq(actors.map((actor) => personName(actor, language)));
}
