import { Building2, CircleHelp, Copy, FileText, type LucideIcon, Square } from 'lucide-react';
import { useId } from 'react';
import type { PageSummary } from '../api/page-summary.ts';
import { FormField } from '../controls/form-field.tsx';
import { useMessage } from '../language/use-message.ts';
import type { NewPageForm } from './new-page-form.ts';
import { sortPages } from './sort-pages.ts';
import styles from './start-choice.module.css';

const STARTS = [
  ['blank', Square],
  ['company', Building2],
  ['text', FileText],
  ['faq', CircleHelp],
  ['copy', Copy],
] as const satisfies readonly (readonly [NewPageForm['start'], LucideIcon])[];

export interface StartChoiceProps {
  readonly form: NewPageForm;
  readonly pages: readonly PageSummary[];
  readonly onChange: (part: Partial<NewPageForm>) => void;
}

/** What a page starts from: nothing, a layout with texts that say what to write, or another page. */
export function StartChoice({ form, pages, onChange }: StartChoiceProps) {
  const message = useMessage();
  const group = useId();
  const sorted = sortPages(pages);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{message('pages.field.start')}</legend>
      {STARTS.filter(([start]) => start !== 'copy' || pages.length > 0).map(([start, Icon]) => (
        <label key={start} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={form.start === start}
            onChange={() => onChange({ start, copiedId: form.copiedId ?? sorted[0]?.id ?? null })}
          />
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
          <span className={styles.name}>{message(`pages.start.${start}`)}</span>
          <span className={styles.help}>{message(`pages.start.${start}.help`)}</span>
        </label>
      ))}
      {form.start === 'copy' && (
        <div className={styles.copied}>
          <FormField label={message('pages.field.copied')}>
            {(input) => (
              <select
                {...input}
                value={form.copiedId ?? ''}
                onChange={(event) => onChange({ copiedId: event.target.value })}
              >
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
