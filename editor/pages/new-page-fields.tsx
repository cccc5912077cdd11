import { Building2, CircleHelp, Copy, FileText, type LucideIcon, Square } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { PageType } from '#schemas/documents/documents.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { sortPages } from '../service/sort-pages.ts';
import disclosure from '../ui/controls/disclosure.module.css';
import { FormField } from '../ui/controls/form-field.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './new-page-dialog.module.css';
import { DESCRIPTION_LIMIT, type NameField, type NewPageForm } from './new-page-form.ts';
import startChoiceStyles from './start-choice.module.css';
import type { PageNames } from './start-page.ts';
import { TitleInput } from './title-input.tsx';

const STARTS = [
  ['blank', Square],
  ['company', Building2],
  ['text', FileText],
  ['faq', CircleHelp],
  ['copy', Copy],
] as const satisfies readonly (readonly [NewPageForm['start'], LucideIcon])[];

/** Pages of the system come with a site; nobody makes more of them. */
const TYPES = ['CONTENT', 'JOB_LISTING', 'JOB_DETAIL', 'APPLY'] as const satisfies PageType[];

export interface NewPageFieldsProps {
  readonly form: UseFormReturn<NewPageForm>;
  /** What was filled in, and proposals for the rest. */
  readonly names: PageNames;
  readonly pages: readonly ListedPage[];
  /** What is wrong with a field, as far as it is to be told yet. */
  readonly textOf: (field: NameField) => string | undefined;
  /** Whether something among the further options has to be looked at. */
  readonly isMoreOpen: boolean;
}

/** What a new page is called and what it starts from; what few people need is folded away. */
export function NewPageFields(props: NewPageFieldsProps) {
  const { form, names, pages, textOf } = props;
  const message = useMessage();
  return (
    <>
      <FormField label={message('pages.field.title')} problem={textOf('title')}>
        {(input) => <TitleInput {...input} field={form.register('title')} />}
      </FormField>
      <FormField
        label={message('pages.field.url')}
        help={message('pages.field.url.help')}
        problem={textOf('url')}
      >
        {(input) => (
          <input
            {...input}
            value={names.url}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => form.setValue('url', event.target.value)}
          />
        )}
      </FormField>
      <StartChoice form={form} pages={pages} />
      <MoreFields {...props} />
    </>
  );
}

function MoreFields({ form, names, textOf, isMoreOpen }: NewPageFieldsProps) {
  const message = useMessage();
  return (
    <details className={styles.more} open={isMoreOpen || undefined}>
      <summary className={disclosure.summary}>{message('pages.more-options')}</summary>
      <div className={styles.form}>
        {form.watch('start') !== 'copy' && (
          <>
            <PageTypeField form={form} />
            <FormField
              label={message('pages.field.description')}
              help={message('pages.field.description.help')}
              problem={textOf('description')}
            >
              {(input) => (
                <textarea
                  {...input}
                  rows={2}
                  value={names.description}
                  maxLength={DESCRIPTION_LIMIT}
                  onChange={(event) =>
                    form.setValue('description', event.target.value.replace(/\s+/g, ' '))
                  }
                />
              )}
            </FormField>
          </>
        )}
        <FormField
          label={message('pages.field.id')}
          help={message('pages.field.id.help')}
          problem={textOf('id')}
        >
          {(input) => (
            <input
              {...input}
              value={names.id}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => form.setValue('id', event.target.value)}
            />
          )}
        </FormField>
      </div>
    </details>
  );
}

/** What a page is for, in plain words. */
function PageTypeField({ form }: Pick<NewPageFieldsProps, 'form'>) {
  const message = useMessage();
  const chosen = form.watch('type');
  const known = TYPES.find((type) => type === chosen) ?? 'CONTENT';
  return (
    <FormField label={message('pages.field.type')} help={message(`pages.type.${known}.help`)}>
      {(input) => (
        <select {...input} {...form.register('type')}>
          {TYPES.map((type) => (
            <option key={type} value={type}>
              {message(`pages.type.${type}`)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** What a page starts from: nothing, a layout with texts that say what to write, or another page. */
function StartChoice({ form, pages }: Pick<NewPageFieldsProps, 'form' | 'pages'>) {
  const message = useMessage();
  const sorted = sortPages(pages);
  const startField = form.register('start', {
    onChange: () => {
      if (form.getValues('copiedId') === null) form.setValue('copiedId', sorted[0]?.id ?? null);
    },
  });
  return (
    <fieldset className={startChoiceStyles.choice}>
      <legend className={startChoiceStyles.legend}>{message('pages.field.start')}</legend>
      {STARTS.filter(([start]) => start !== 'copy' || pages.length > 0).map(([start, Icon]) => (
        <label key={start} className={startChoiceStyles.card}>
          <input {...startField} type="radio" className={startChoiceStyles.radio} value={start} />
          <Icon
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className={startChoiceStyles.icon}
          />
          <span className={startChoiceStyles.name}>{message(`pages.start.${start}`)}</span>
          <span className={startChoiceStyles.help}>{message(`pages.start.${start}.help`)}</span>
        </label>
      ))}
      {form.watch('start') === 'copy' && (
        <div className={startChoiceStyles.copied}>
          <FormField label={message('pages.field.copied')}>
            {(input) => (
              <select {...input} {...form.register('copiedId')}>
                {sorted.map(({ id, title, url }) => (
                  <option key={id} value={id}>
                    {`${title || id} · ${url}`}
                  </option>
                ))}
              </select>
            )}
          </FormField>
        </div>
      )}
    </fieldset>
  );
}
