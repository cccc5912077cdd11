import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { freeId, moved } from './list-changes.ts';
import styles from './settings.module.css';
import type { SettingsFieldsProps } from './settings-fields-props.ts';
import { useProblemText } from './use-problem-text.ts';

/** Most steps of a site. */
const MAX_STEPS = 20;

/** The steps in their order; new applications have the first. */
export function StepFields({ settings, problems, onChange }: SettingsFieldsProps) {
  const message = useMessage();
  const problemText = useProblemText(problems);
  const addId = useId();
  const { steps, contactedStep } = settings;
  const set = (next: readonly ApplicationStep[]) => {
    const isThere = next.some(({ id }) => id === contactedStep);
    onChange({ steps: [...next], ...(!isThere && { contactedStep: null }) });
  };
  const change = (id: string, part: Partial<ApplicationStep>) =>
    set(steps.map((step) => (step.id === id ? { ...step, ...part } : step)));
  return (
    <>
      <p className={styles.help}>{message('applications.settings.steps.help')}</p>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.row}>
            <FormField
              label={message('applications.settings.step', { number: index + 1 })}
              problem={problemText(`step ${step.id}`)}
            >
              {(input) => (
                <input
                  {...input}
                  value={step.name}
                  maxLength={60}
                  onChange={({ target }) => change(step.id, { name: target.value })}
                />
              )}
            </FormField>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={step.asksReason ?? false}
                onChange={({ target }) => change(step.id, { asksReason: target.checked })}
              />
              {message('applications.settings.step.asks-reason')}
            </label>
            <IconButton
              label={message('applications.settings.up', { name: step.name })}
              icon={ArrowUp}
              align="end"
              isDisabled={index === 0}
              onClick={() => set(moved(steps, index, -1))}
            />
            <IconButton
              label={message('applications.settings.down', { name: step.name })}
              icon={ArrowDown}
              align="end"
              isDisabled={index === steps.length - 1}
              onClick={() => set(moved(steps, index, 1))}
            />
            <IconButton
              label={message('applications.settings.remove', { name: step.name })}
              icon={Trash2}
              align="end"
              isDisabled={steps.length === 1}
              onClick={() => {
                set(steps.filter(({ id }) => id !== step.id));
                document.getElementById(addId)?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        id={addId}
        isDisabled={steps.length >= MAX_STEPS}
        onClick={() => set([...steps, { id: freeId('etapa', steps), name: '' }])}
      >
        <Plus size={14} aria-hidden="true" />
        {message('applications.settings.step.add')}
      </Button>
    </>
  );
}
