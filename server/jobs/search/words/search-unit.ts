import type { SaidText } from '../vocabulary/meanings.ts';

/** A word of a search text, or a phrase that means something of its own. */
export interface SearchUnit {
  /** As typed, one space between words. */
  readonly text: string;
  /** What jobs say that is just this. */
  readonly says: readonly SaidText[];
  /** Other texts that mean about the same. */
  readonly also: readonly SaidText[];
  /** What jobs say that are the opposite; all there is where something is just not wanted. */
  readonly never: readonly SaidText[];
  /** Text of a `tsquery` that takes the place of `says`. */
  readonly query?: string;
  /** Text of a `tsquery` that means about the same, besides `also`. */
  readonly alsoQuery?: string;
  /** Units of which one suffices: `moto o bici`. They take the place of all the above. */
  readonly or?: readonly SearchUnit[];
  /** Whether jobs need not hold it. */
  readonly isOptional: boolean;
  /** Whether nothing is known of it, so that it may be the beginning of a longer word. */
  readonly isUnknown: boolean;
}
