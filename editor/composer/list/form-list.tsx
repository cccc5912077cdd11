import { Copy, Trash2, Undo2 } from 'lucide-react';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import { useFormBin, useForms } from '../../service/form-api.ts';
import { type FormName, nameForms } from '../../service/form-names.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { LanguageSwitch } from '../../ui/language/choice/language-provider.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { toFormsHash } from '../../ui/route/forms-route.ts';
import { toHash } from '../../ui/route/route.ts';
import styles from './form-list.module.css';
import { NewForm } from './new-form.tsx';
import { type FormListActions, useFormListActions } from './use-form-list-actions.ts';

/** The forms of a site, what can be done with each, and those in the bin; a field makes another one. */
export function FormList({ site }: { readonly site: SiteSummary }) {
  const message = useMessage();
  const { siteId, name } = site;
  const { data: forms, error, refetch } = useForms(siteId);
  const { data: bin = [] } = useFormBin(siteId);
  const { language } = useLanguage();
  const all = [...(forms ?? []), ...bin];
  const names = nameForms(all, language);
  const taken = new Set(all.map(({ id }) => id));
  const actions = useFormListActions(siteId, taken);
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
        {forms && <NewForm siteId={siteId} taken={taken} />}
        {forms?.length === 0 && <p>{message('composer.none')}</p>}
        <ul className={styles.list}>
          {forms?.map((form) => (
            <FormRow
              key={form.id}
              siteId={siteId}
              form={form}
              name={names.get(form.id)}
              actions={actions}
            />
          ))}
        </ul>
        {bin.length > 0 && <FormBin forms={bin} names={names} actions={actions} />}
      </div>
    </main>
  );
}

interface FormRowProps {
  readonly siteId: string;
  readonly form: ContentPageSummary;
  readonly name: FormName | undefined;
  readonly actions: FormListActions;
}

function FormRow({ siteId, form, name, actions }: FormRowProps) {
  const message = useMessage();
  const title = name?.whole ?? form.id;
  return (
    <li className={styles.row}>
      <a className={styles.form} href={toFormsHash(siteId, form.id)}>
        <FormTitle name={name} />
        <span className={styles.state}>{message(`composer.status.${form.status}`)}</span>
      </a>
      <IconButton
        label={message('composer.list.duplicate', { title })}
        icon={Copy}
        align="end"
        onClick={() => actions.duplicate(form)}
      />
      <IconButton
        label={message('composer.list.remove', { title })}
        icon={Trash2}
        align="end"
        onClick={() => actions.remove(form)}
      />
    </li>
  );
}

function FormTitle({ name }: Pick<FormRowProps, 'name'>) {
  return (
    <span className={styles.name}>
      {name?.title}
      {name?.apart && <span className={styles.apart}>{name.apart}</span>}
    </span>
  );
}

interface FormBinProps extends Pick<FormRowProps, 'actions'> {
  readonly forms: readonly ContentPageSummary[];
  readonly names: ReadonlyMap<string, FormName>;
}

/** Forms that were deleted, with a way back for each. */
function FormBin({ forms, names, actions }: FormBinProps) {
  const message = useMessage();
  return (
    <section aria-labelledby="form-bin">
      <h2 id="form-bin" className={styles.binTitle}>
        {message('pages.bin')}
      </h2>
      <ul className={styles.list}>
        {forms.map((form) => {
          const name = names.get(form.id);
          const title = name?.whole ?? form.id;
          return (
            <li key={form.id} className={styles.row}>
              <FormTitle name={name} />
              <IconButton
                label={message('pages.bin.restore-one', { title })}
                icon={Undo2}
                align="end"
                onClick={() => actions.restore(form)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
