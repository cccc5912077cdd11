import type { Weighing } from '../judge/judge-page.ts';

const KIB = 1024;

/** Near its budget a page wants to be looked at before it is over. */
const NEAR = 0.85;

export type WeightState = 'fine' | 'near' | 'over';

/** Whether a page keeps to what it may weigh, in all or in one of the parts that have a budget. */
export function weightStateOf({ weight, budgets }: Weighing): WeightState {
  const heaviest = Math.max(0, ...weight.pictures.map(({ bytes }) => bytes));
  const shares = [
    weight.total / budgets.page,
    (weight.html + weight.css) / budgets.markup,
    weight.scripts / budgets.scripts,
    heaviest / budgets.image,
  ].map((bytesPerKib) => bytesPerKib / KIB);
  const most = Math.max(...shares);
  if (most > 1) return 'over';
  // A part may come near its own budget for good; the whole is what people notice.
  return weight.total / KIB > budgets.page * NEAR ? 'near' : 'fine';
}

/** Whole KiB; what weighs anything weighs at least one. */
export function toKib(bytes: number): number {
  return Math.ceil(bytes / KIB);
}
