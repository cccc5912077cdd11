import { type FormStep, readFormStep } from '#schemas/forms/form-steps.ts';

const STEP = 'step';

/** What a step without script came to; a script goes on from it. */
const SETTLED = ['check', 'failed', 'refused', 'edit'];

/** The step that the address names. */
export function addressedStep(): FormStep | undefined {
  return readFormStep(new URLSearchParams(location.search).get(STEP) ?? undefined);
}

/** Writes the step into the address, so that back, refresh and a copied link find it. */
export function writeStep(step: FormStep, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  for (const name of SETTLED) url.searchParams.delete(name);
  if (step === 0) url.searchParams.delete(STEP);
  else url.searchParams.set(STEP, String(step));
  if (how === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
}
