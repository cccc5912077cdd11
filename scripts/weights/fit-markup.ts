import type { MarkupWeight } from '#schemas/definitions/weight-table.ts';

/** One sample of a type: how many fields and repetitions it has, and its markup in bytes beyond its texts. */
export interface MarkupSample {
  readonly fields: number;
  readonly repeats: number;
  readonly bytes: number;
}

/**
 * What a field and a repetition weigh in types whose samples do not tell, and how many bytes of error a sample
 * may cost before a type departs from that by one.
 */
const USUAL: Readonly<Pick<MarkupWeight, 'field' | 'repeat'>> = { field: 15, repeat: 4 };
const RESERVE = 0.2;

const STEPS = 400;

/**
 * Least squares of `fixed + field · fields + repeat · repeats`, none of them negative, drawn towards what is usual.
 * Each sample counts relative to its size: extremes are there to break widgets, not to say what they weigh.
 */
export function fitMarkup(samples: readonly MarkupSample[]): MarkupWeight {
  let weight: MarkupWeight = { fixed: 0, ...USUAL };
  for (let step = 0; step < STEPS; step += 1) {
    weight = { ...weight, fixed: fitOne(samples, weight, 'fixed') };
    weight = { ...weight, field: fitOne(samples, weight, 'field') };
    weight = { ...weight, repeat: fitOne(samples, weight, 'repeat') };
  }
  const round = (value: number) => Math.round(value * 10) / 10;
  return { fixed: round(weight.fixed), field: round(weight.field), repeat: round(weight.repeat) };
}

/** The best value of one number while the others stay. */
function fitOne(
  samples: readonly MarkupSample[],
  weight: MarkupWeight,
  name: keyof MarkupWeight,
): number {
  const prior = name === 'fixed' ? undefined : USUAL[name];
  let above = prior === undefined ? 0 : RESERVE * prior;
  let below = prior === undefined ? 0 : RESERVE;
  for (const sample of samples) {
    const times = timesOf(sample, name);
    const rest = sample.bytes - markupBytes(weight, sample) + weight[name] * times;
    const trust = 1 / Math.max(50, Math.abs(sample.bytes));
    above += trust * times * rest;
    below += trust * times * times;
  }
  return below === 0 ? 0 : Math.max(0, above / below);
}

function timesOf({ fields, repeats }: MarkupSample, name: keyof MarkupWeight): number {
  if (name === 'fixed') return 1;
  return name === 'field' ? fields : repeats;
}

function markupBytes(weight: MarkupWeight, { fields, repeats }: MarkupSample): number {
  return weight.fixed + weight.field * fields + weight.repeat * repeats;
}
