import type { PageSummary } from '../api/page-summary.ts';
import disclosure from '../controls/disclosure.module.css';
import { FormField } from '../controls/form-field.tsx';
import { firstFocus } from '../dialogs/first-focus.ts';
import { useMessage } from '../language/use-message.ts';
import styles from './new-page-dialog.module.css';
import { DESCRIPTION_LIMIT, type NameField, type NewPageForm } from './new-page-form.ts';
import { PageTypeField } from './page-type-field.tsx';
import { StartChoice } from './start-choice.tsx';
import type { PageNames } from './start-page.ts';

export interface NewPageFieldsProps {
  readonly form: NewPageForm;
  /** What was filled in, and proposals for the rest. */
  readonly names: PageNames;
  readonly pages: readonly PageSummary[];
  /** What is wrong with a field, as far as it is to be told yet. */
  readonly textOf: (field: NameField) => string | undefined;
  /** Whether something among the further options has to be looked at. */
  readonly isMoreOpen: boolean;
  readonly onChange: (part: Partial<NewPageForm>) => void;
}

/** What a new page is called and what it starts from; what few people need is folded away. */
export function NewPageFields(props: NewPageFieldsProps) {
  const { form, names, pages, textOf, onChange } = props;
  const message = useMessage();
  return (
    <>
      <FormField label={message('pages.field.title')} problem={textOf('title')}>
        {(input) => (
          <input
            {...input}
            ref={firstFocus}
            value={form.title}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
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
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </FormField>
      <StartChoice form={form} pages={pages} onChange={onChange} />
      <MoreFields {...props} />
    </>
  );
}

function MoreFields({ form, names, textOf, isMoreOpen, onChange }: NewPageFieldsProps) {
  const message = useMessage();
  return (
    <details className={styles.more} open={isMoreOpen || undefined}>
      <summary className={disclosure.summary}>{message('pages.more-options')}</summary>
      <div className={styles.form}>
        {form.start !== 'copy' && (
          <>
            <PageTypeField value={form.type} onChange={(type) => onChange({ type })} />
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
                    onChange({ description: event.target.value.replace(/\s+/g, ' ') })
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
              onChange={(event) => onChange({ id: event.target.value })}
            />
          )}
        </FormField>
      </div>
    </details>
  );
}
