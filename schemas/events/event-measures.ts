/** What rollups count. Each has a detail in parentheses where it is told apart further. */
export type EventMeasure =
  | 'view'
  /** a page view that nothing of the same tab came before */
  | 'visit'
  /** (folded keyword, '' for none) */
  | 'search'
  | 'search-empty'
  /** a search after which the same tab opened a job */
  | 'search-opened'
  | 'job-view'
  | 'job-save'
  | 'job-share'
  | 'apply-click'
  | 'quick-apply'
  /** (page of the form, from 0) */
  | 'form-page'
  | 'form-sent'
  | 'form-refused'
  | 'form-finish'
  | 'alert'
  /** (id of the block) */
  | 'block-view'
  | 'block-click'
  /** (step of `toVitalStep`) */
  | VitalMeasure
  /** events that are in no other number */
  | LeftOutMeasure;

/** Without the token of their page, more than one visitor or network may send, and of machines. */
export type LeftOutMeasure = 'left-unsigned' | 'left-over-limit' | 'left-machine';

/** Those that are drawn over time. Only they are kept by hour. */
export const DRAWN_MEASURES = [
  'visit',
  'view',
  'job-view',
  'apply-click',
  'form-finish',
] as const satisfies readonly EventMeasure[];

export type VitalName = 'LCP' | 'INP' | 'CLS';
export type VitalMeasure = `vital-${VitalName}`;

/** Steps grow by a twentieth, so that a quantile read from them is as exact. */
const STEP = Math.log(1.05);
/** CLS has no unit and is below 1 mostly. */
const CLS_SCALE = 1000;

/** The step of a histogram that a measured value falls into. @param value ms, or CLS */
export function toVitalStep(name: VitalName, value: number): number {
  const scaled = name === 'CLS' ? value * CLS_SCALE : value;
  return scaled <= 1 ? 0 : Math.ceil(Math.log(scaled) / STEP);
}

/** The greatest value of a step, in ms or as CLS. */
export function fromVitalStep(name: VitalName, step: number): number {
  const scaled = step === 0 ? 0 : Math.exp(step * STEP);
  return name === 'CLS' ? scaled / CLS_SCALE : scaled;
}
