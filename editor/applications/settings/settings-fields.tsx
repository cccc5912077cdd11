import type { ReactNode } from 'react';
import { FormField } from '../../ui/controls/form-field.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { DAYS, HOURS } from './judge-settings.ts';
import { RetentionPreview } from './retention-preview.tsx';
import styles from './settings.module.css';
import type { SettingsFieldsProps } from './settings-fields-props.ts';
import { StepFields } from './step-fields.tsx';
import { TemplateFields } from './template-fields.tsx';
import { useProblemText } from './use-problem-text.ts';

export function SettingsFields(props: SettingsFieldsProps) {
  const message = useMessage();
  const { settings, onChange } = props;
  return (
    <div className={styles.form}>
      <Group title={message('applications.settings.steps')}>
        <StepFields {...props} />
        <FormField
          label={message('applications.settings.contactedStep')}
          help={message('applications.settings.contactedStep.help')}
        >
          {(input) => (
            <select
              {...input}
              value={settings.contactedStep ?? ''}
              onChange={({ target }) => onChange({ contactedStep: target.value || null })}
            >
              <option value="">{message('applications.settings.contactedStep.none')}</option>
              {settings.steps.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </Group>
      <Group title={message('applications.settings.templates')}>
        <TemplateFields {...props} />
      </Group>
      <Group title={message('applications.settings.times')}>
        <Times {...props} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

/** Whether unfinished ones are shown, from when they count as left, and how long all are kept. */
function Times({ siteId, settings, problems, onChange }: SettingsFieldsProps) {
  const message = useMessage();
  const problemText = useProblemText(problems);
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.showsUnfinished}
          onChange={({ target }) => onChange({ showsUnfinished: target.checked })}
        />
        {message('applications.settings.showsUnfinished')}
      </label>
      <FormField
        label={message('applications.settings.dropOffHours')}
        help={message('applications.settings.dropOffHours.help')}
        problem={problemText('dropOffHours')}
      >
        {(input) => (
          <NumberInput
            input={input}
            value={settings.dropOffHours}
            bounds={HOURS}
            onChange={(dropOffHours) => onChange({ dropOffHours })}
          />
        )}
      </FormField>
      <FormField
        label={message('applications.settings.retentionDays')}
        help={message('applications.settings.retentionDays.help')}
        problem={problemText('retentionDays')}
      >
        {(input) => (
          <NumberInput
            input={input}
            value={settings.retentionDays}
            bounds={DAYS}
            onChange={(retentionDays) => onChange({ retentionDays })}
          />
        )}
      </FormField>
      {!problems.has('retentionDays') && (
        <RetentionPreview siteId={siteId} days={settings.retentionDays} />
      )}
    </>
  );
}

interface NumberInputProps {
  readonly input: object;
  readonly value: number;
  readonly bounds: { readonly min: number; readonly max: number };
  readonly onChange: (value: number) => void;
}

function NumberInput({ input, value, bounds, onChange }: NumberInputProps) {
  return (
    <input
      {...input}
      type="number"
      inputMode="numeric"
      {...bounds}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
