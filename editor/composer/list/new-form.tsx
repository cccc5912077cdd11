import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { createForm } from '../../service/form-document-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { toFormsHash } from '../../ui/route/forms-route.ts';
import { newForm } from '../document/new-question.ts';
import styles from './form-list.module.css';
import { freeFormId } from './free-form-id.ts';

interface NewFormProps {
  readonly siteId: string;
  /** Ids of the site's forms, those in the bin among them. */
  readonly taken: ReadonlySet<string>;
}

/** A field that makes another form of a site. */
export function NewForm({ siteId, taken }: NewFormProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const id = freeFormId(title, taken);
    if (isBusy) return;
    if (id === '') {
      setProblem(message('composer.new.empty'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      await createForm(siteId, JSON.stringify(newForm(id, title.trim())));
      await queries.invalidateQueries({ queryKey: ['forms', siteId] });
      location.assign(toFormsHash(siteId, id));
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
      setBusy(false);
    }
  };
  return (
    <form className={styles.new} onSubmit={(event) => void make(event)}>
      <FormField
        label={message('composer.new.title')}
        help={message('composer.new.help')}
        problem={problem}
      >
        {(input) => (
          <input
            id={input.id}
            ref={field}
            className={input.className}
            aria-describedby={input['aria-describedby']}
            aria-invalid={input['aria-invalid']}
            value={title}
            maxLength={120}
            onChange={({ target }) => {
              setTitle(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" isDisabled={isBusy}>
        {message('composer.new')}
      </Button>
    </form>
  );
}
