import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import { toSlug } from '../pages/page-address.ts';
import { useForms } from '../service/form-api.ts';
import { createForm } from '../service/form-document-api.ts';
import { failureText } from '../service/request/failure-text.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { Button } from '../ui/controls/button.tsx';
import { FormField } from '../ui/controls/form-field.tsx';
import { LanguageSwitch } from '../ui/language/choice/language-provider.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toFormsHash } from '../ui/route/forms-route.ts';
import { toHash } from '../ui/route/route.ts';
import { newForm } from './document/new-question.ts';
import styles from './form-list.module.css';

/** The forms of a site, with a field that makes another one. */
export function FormList({ site }: { readonly site: SiteSummary }) {
  const message = useMessage();
  const { siteId, name } = site;
  const { data: forms, error, refetch } = useForms(siteId);
  return (
    <main className={styles.screen}>
      <div className={styles.column}>
        <header className={styles.head}>
          <a href={toHash(siteId)}>{message('composer.to-pages')}</a>
          <LanguageSwitch />
        </header>
        <h1 className={styles.title}>{message('composer.list', { site: name })}</h1>
        {!forms && !error && <p role="status">{message('loading')}</p>}
        {error && <QueryFailure error={error} onRetry={refetch} />}
        {forms && <NewForm siteId={siteId} forms={forms} />}
        {forms?.length === 0 && <p>{message('composer.none')}</p>}
        <ul className={styles.list}>
          {forms?.map((form) => (
            <li key={form.id}>
              <a className={styles.form} href={toFormsHash(siteId, form.id)}>
                <span className={styles.name}>{form.title || form.id}</span>
                <span className={styles.state}>{message(`composer.status.${form.status}`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

interface NewFormProps {
  readonly siteId: string;
  readonly forms: readonly ContentPageSummary[];
}

function NewForm({ siteId, forms }: NewFormProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const id = freeId(title, forms);
    if (isBusy) return;
    if (id === '') return setProblem(message('composer.new.empty'));
    setBusy(true);
    try {
      await createForm(siteId, JSON.stringify(newForm(id, title.trim())));
      await queries.invalidateQueries({ queryKey: ['forms', siteId] });
      location.assign(toFormsHash(siteId, id));
    } catch (error) {
      setProblem(failureText(error, language));
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
            className={input.className}
            aria-describedby={input['aria-describedby']}
            aria-invalid={input['aria-invalid']}
            value={title}
            maxLength={120}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" isDisabled={isBusy}>
        {message('composer.new')}
      </Button>
    </form>
  );
}

/** Of the title, and none that another form has; empty where the title has no letters. */
function freeId(title: string, forms: readonly ContentPageSummary[]): string {
  const base = toSlug(title);
  if (base === '') return '';
  const used = new Set(forms.map(({ id }) => id));
  let id = base;
  for (let count = 2; used.has(id); count += 1) id = `${base}-${count}`;
  return id;
}
