import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { StepMenu } from './step-menu.tsx';
import { useWorkspace } from './workspace-context.ts';

/** The step of an application, to be changed. */
export function StepChoice({ application }: { readonly application: ApplicationSummary }) {
  const message = useMessage();
  const { move, stepName } = useWorkspace();
  const { step } = application;
  const label = message('applications.step-of', {
    name: application.name ?? message('applications.unnamed'),
  });
  return (
    <StepMenu
      label={label}
      name={`${label}: ${stepName(step)}`}
      current={step}
      onChoose={(next) => move(application, next)}
    >
      {stepName(step)}
    </StepMenu>
  );
}
