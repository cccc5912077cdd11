import { useId } from 'react';
import { FormField } from '../ui/controls/form-field.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { instantOf, ownTimeZone, type TimeProblem, zoneText } from './local-time.ts';
import styles from './publish-dialog.module.css';
import type { PublishPlan } from './publish-plan.ts';

export interface WhenFieldsProps {
  readonly plan: PublishPlan;
  readonly problem: TimeProblem | undefined;
  readonly onChange: (part: Partial<PublishPlan>) => void;
}

/** Now, or at a time on the clocks of this browser. */
export function WhenFields({ plan, problem, onChange }: WhenFieldsProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const group = useId();
  const zone = ownTimeZone();
  const at = instantOf(plan.local, zone) ?? Date.now();
  const choice = (isLater: boolean) => (
    <label className={styles.radio}>
      <input
        type="radio"
        name={group}
        checked={plan.isLater === isLater}
        onChange={() => onChange({ isLater })}
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
            <input
              {...input}
              type="datetime-local"
              value={plan.local}
              onChange={(event) => onChange({ local: event.target.value })}
            />
          )}
        </FormField>
      )}
    </fieldset>
  );
}
