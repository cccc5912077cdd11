import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { serverNow } from '../service/request/server-clock.ts';
import { FormField } from '../ui/controls/form-field.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { instantOf, ownTimeZone, type TimeProblem, zoneText } from './local-time.ts';
import styles from './publish-dialog.module.css';
import type { PublishPlan } from './use-publishing.ts';

export interface WhenFieldsProps {
  readonly form: UseFormReturn<PublishPlan>;
  readonly problem: TimeProblem | undefined;
  readonly onChange: () => void;
}

/** Now, or at a time on the clocks of this browser. */
export function WhenFields({ form, problem, onChange }: WhenFieldsProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const group = useId();
  const zone = ownTimeZone();
  const plan = form.watch();
  const at = instantOf(plan.local, zone) ?? serverNow();
  const choice = (isLater: boolean) => (
    <label className={styles.radio}>
      <input
        type="radio"
        name={group}
        checked={plan.isLater === isLater}
        onChange={() => {
          onChange();
          form.setValue('isLater', isLater);
        }}
      />
      {message(isLater ? 'publishing.when.later' : 'publishing.when.now')}
    </label>
  );
  return (
    <fieldset className={styles.when}>
      <legend className={styles.title}>{message('publishing.when')}</legend>
      {choice(false)}
      {choice(true)}
      {plan.isLater && (
        <FormField
          label={message('publishing.time')}
          help={message('publishing.zone', { zone: zoneText(at, zone, language) })}
          problem={problem && message(`publishing.time.${problem}`)}
        >
          {(input) => (
            <input {...input} {...form.register('local', { onChange })} type="datetime-local" />
          )}
        </FormField>
      )}
    </fieldset>
  );
}
