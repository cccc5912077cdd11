import type { Form } from '../documents/documents.ts';
import type { InterpretedForm } from './interpret-form.ts';

/** A page of the form by its index in the document, or the review before sending. */
export type FormStep = number | 'review';

/** The steps of a form as its answers make it. */
export interface FormSteps {
  /** Pages with something to show, as indices in the document; at least one. */
  readonly pages: readonly number[];
  readonly hasReview: boolean;
}

/** Where several pages show, a review comes before sending; where one shows, only if the form wants it. */
export function formSteps(
  { review = false }: Pick<Form, 'review'>,
  { pages }: Pick<InterpretedForm, 'pages'>,
): FormSteps {
  return { pages: pages.length > 0 ? pages : [0], hasReview: review || pages.length > 1 };
}

/** The step to show for the one that was asked for: a page that answers hide gives way to the nearest before it. */
export function shownStep({ pages, hasReview }: FormSteps, wanted: FormStep = 0): FormStep {
  if (wanted === 'review') return hasReview ? wanted : lastPage(pages);
  return pages.findLast((page) => page <= wanted) ?? pages[0] ?? 0;
}

interface WantedStep {
  readonly wanted: FormStep | undefined;
  /** Where the person had come to, to which all leads back. */
  readonly reached: FormStep | undefined;
  /** Whether nothing is wrong on a page. */
  readonly isComplete: (page: number) => boolean;
}

/** The step that was asked for, or the first page before it that wants something. */
export function reachableStep(
  steps: FormSteps,
  { wanted, reached, isComplete }: WantedStep,
): FormStep {
  const step = shownStep(steps, wanted);
  if (reached !== undefined && !isBefore(reached, step)) return step;
  return steps.pages.find((page) => isBefore(page, step) && !isComplete(page)) ?? step;
}

/** Whether a step comes before another one. */
function isBefore(step: FormStep, other: FormStep): boolean {
  return step !== 'review' && (other === 'review' || step < other);
}

/** Undefined after the last: the application is sent. */
export function stepAfter({ pages, hasReview }: FormSteps, step: FormStep): FormStep | undefined {
  if (step === 'review') return undefined;
  return pages.find((page) => page > step) ?? (hasReview ? 'review' : undefined);
}

/** Undefined before the first. */
export function stepBefore({ pages }: FormSteps, step: FormStep): FormStep | undefined {
  return step === 'review' ? lastPage(pages) : pages.findLast((page) => page < step);
}

/** Of the page in what people count: from 1. */
export function numberOfPage({ pages }: FormSteps, page: number): number {
  return pages.indexOf(page) + 1;
}

/**
 * Whether a page is called by nothing but its place, as the composer calls one that is added. What people count are steps, and
 * a page that others hide has another number there.
 */
export function isNumberTitle(title: string): boolean {
  return /^(Página|Page) \d+$/.test(title);
}

function lastPage(pages: readonly number[]): number {
  return pages.at(-1) ?? 0;
}

/** What an address or a hidden field says of a step; undefined for what is none. */
export function readFormStep(text: string | undefined): FormStep | undefined {
  if (text === 'review') return text;
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}
