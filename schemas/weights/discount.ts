export interface DiscountLimits {
  /** Share that repeats what stands before, where very much does. */
  readonly most: number;
  /** Bytes after which half of that is reached. */
  readonly half: number;
}

/** Weighs what is alike one after the other: the more there is already, the more of the next gzip has seen. */
export function createDiscount({ most, half }: DiscountLimits): (bytes: number) => number {
  let before = 0;
  return (bytes) => {
    const repeated = (most * before) / (before + half);
    before += bytes;
    return bytes * (1 - repeated);
  };
}
