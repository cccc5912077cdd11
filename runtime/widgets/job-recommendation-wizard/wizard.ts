import { clearAnswers, fillAnswers, readAnswers } from './wizard-answers.ts';
import { createMemory } from './wizard-memory.ts';
import { createPlaceStep } from './wizard-place.ts';
import { createResults, type WizardResults } from './wizard-shown-jobs.ts';

/**
 * Makes one question at a time of a form, and shows the jobs that fit where the last one stood. Where a visitor is
 * and what was answered stay through a reload and the way back from a job.
 */
export function createWizard(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-wizard-form]');
  const shown = root.querySelector<HTMLElement>('[data-wizard-results]');
  const title = shown?.querySelector<HTMLElement>('[data-wizard-title]');
  if (!form || !shown || !title) return;
  createPlaceStep(root, form);
  startSteps({ root, form, title, results: createResults({ root, form, shown, title }) });
}

interface WizardParts {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  /** Of the results. */
  readonly title: HTMLElement;
  readonly results: WizardResults;
}

function startSteps({ root, form, title, results }: WizardParts): void {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  const memory = createMemory(root.dataset['site'] ?? '', root.dataset['wizard'] ?? '');
  const before = memory.load();
  let current = 0;

  const save = () => memory.save({ step: current, answers: readAnswers(form) });

  function show(index: number): void {
    current = index;
    for (const step of steps) step.toggleAttribute('data-current', step === steps[index]);
    form.hidden = index === steps.length;
    labelButtons(form, { isFirst: index === 0, isLast: index === steps.length - 1 });
    if (form.hidden) results.open();
    else results.close();
    save();
  }

  /** What comes next is read out, and the keyboard goes on from there. */
  function go(index: number): void {
    show(index);
    (steps[index]?.querySelector('legend') ?? title).focus();
  }

  // The second tap of two is not for the question that the first one led to.
  root.addEventListener('click', onceOnly, true);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go(current + 1);
  });
  form.addEventListener('input', save);
  form.addEventListener('change', save);
  onClick(root, 'back', () => go(current - 1));
  onClick(root, 'skip', () => {
    const step = steps[current];
    if (step) clearAnswers(step);
    go(current + 1);
  });
  onClick(root, 'change', () => go(0));
  if (before) fillAnswers(form, before.answers);
  show(Math.min(before?.step ?? 0, steps.length));
  root.dataset['awake'] = '';
}

interface StepPlace {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function labelButtons(form: HTMLFormElement, { isFirst, isLast }: StepPlace): void {
  const back = form.querySelector<HTMLElement>('[data-wizard-back]');
  const label = form.querySelector<HTMLElement>('[data-wizard-next]');
  if (back) back.hidden = isFirst;
  if (label) label.textContent = label.dataset[isLast ? 'last' : 'next'] ?? '';
}

function onceOnly(event: MouseEvent): void {
  const isButton = event.target instanceof Element && event.target.closest('button') !== null;
  if (!isButton || event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

function onClick(root: HTMLElement, name: string, run: () => void): void {
  root.querySelector(`[data-wizard-${name}]`)?.addEventListener('click', run);
}
