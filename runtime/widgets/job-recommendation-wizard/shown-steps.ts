import type { JobRecommendationWizardContent, WizardStep } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';

/** Questions that can be answered: a place is a field, the others have options. */
export function shownSteps({
  steps,
}: Sanitised<JobRecommendationWizardContent>): readonly Sanitised<WizardStep>[] {
  return steps.filter(({ asks, options = [] }) => asks === 'place' || options.length > 0);
}
