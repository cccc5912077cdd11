import type { Preferences } from '#schemas/api/personalisation.ts';

/** What the controls of the form hold, so that a reload finds it again. */
export interface WizardAnswers {
  /** As it stands in the field of the place. */
  readonly text: string;
  /** `city, state, country--lat--lng` of the text; empty while it is only typed. */
  readonly place: string;
  /** km */
  readonly radius: string;
  /** Names of the chosen options. */
  readonly chosen: readonly string[];
}

/** Which wish each question is about. */
const WISHES = { vehicle: 'vehicles', licence: 'licences', schedule: 'schedules' } as const;

export function placeInput(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input[name="location"]');
}

export function readAnswers(form: HTMLFormElement): WizardAnswers {
  const input = placeInput(form);
  const text = input?.value.trim() ?? '';
  const { place = '' } = input?.dataset ?? {};
  return {
    text,
    place: place.startsWith(`${text}--`) ? place : '',
    radius: radiusSelect(form)?.value ?? '',
    chosen: optionsOf(form)
      .filter(({ checked }) => checked)
      .map(nameOf),
  };
}

/** Options that the form no longer has are left out. */
export function fillAnswers(form: HTMLFormElement, answers: WizardAnswers): void {
  const [input, select] = [placeInput(form), radiusSelect(form)];
  if (input) {
    input.value = answers.text;
    input.dataset['place'] = answers.place;
  }
  const known = [...(select?.options ?? [])].some(({ value }) => value === answers.radius);
  if (select && known) select.value = answers.radius;
  for (const option of optionsOf(form)) option.checked = answers.chosen.includes(nameOf(option));
}

/** Leaves one question without an answer. */
export function clearAnswers(step: HTMLElement): void {
  for (const input of step.querySelectorAll('input')) {
    input.checked = false;
    if (input.type === 'search') input.value = '';
  }
}

/** The words of the jobs that the chosen options stand for; a question without any is missing. */
export function readPreferences(form: HTMLFormElement): Preferences {
  const wishes = Object.entries(WISHES).flatMap(([step, wish]) => {
    const values = optionsOf(form)
      .filter((option) => option.checked && stepOf(option) === step)
      .flatMap(({ dataset }): string[] => JSON.parse(dataset['values'] ?? '[]'));
    return values.length === 0 ? [] : [[wish, [...new Set(values)]] as const];
  });
  const { text, radius } = readAnswers(form);
  const isNear = text !== '' && radius !== '';
  return { ...Object.fromEntries(wishes), ...(isNear && { radius: Number(radius) }) };
}

/** What was answered, in the words of the page. */
export function answerLabels(form: HTMLFormElement): string[] {
  const labels = optionsOf(form).map(({ checked, dataset }) => (checked && dataset['label']) || '');
  const [town = ''] = readAnswers(form).text.split(',');
  return [town, ...labels].filter((label) => label !== '');
}

function optionsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[data-values]')];
}

function radiusSelect(form: HTMLFormElement): HTMLSelectElement | null {
  return form.querySelector('select[name="radius"]');
}

function nameOf(option: HTMLInputElement): string {
  return `${stepOf(option)} ${option.dataset['label']}`;
}

function stepOf(option: HTMLInputElement): string {
  return option.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? '';
}
