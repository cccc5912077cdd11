import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './base.module.css';
import { useWorkspace } from './workspace-context.ts';

/** The step of an application, to be changed. */
export function StepChoice({ application }: { readonly application: ApplicationSummary }) {
  const message = useMessage();
  const { settings, move } = useWorkspace();
  const { step } = application;
  const name = application.name ?? message('applications.unnamed');
  const isKnown = settings.steps.some(({ id }) => id === step);
  return (
    <select
      className={styles.step}
      data-first={step === settings.steps[0]?.id || undefined}
      aria-label={message('applications.step-of', { name })}
      value={step}
      onChange={({ target }) => {
        const next = settings.steps.find(({ id }) => id === target.value);
        if (next) move(application, next);
      }}
    >
      {!isKnown && <option value={step}>{step}</option>}
      {settings.steps.map(({ id, name: stepName }) => (
        <option key={id} value={id}>
          {stepName}
        </option>
      ))}
    </select>
  );
}
