import fc from 'fast-check';

/**
 * The same cases, of which each is made once: laws that are held with one seed share what takes longer to make than to
 * judge. A case that breaks a law shrinks as it would otherwise.
 */
export function remembered<T>(cases: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return new Remembered(cases);
}

class Remembered<T> extends fc.Arbitrary<T> {
  readonly #cases: fc.Arbitrary<T>;
  /** By the random numbers that they are made of. */
  readonly #made = new Map<string, fc.Value<T>>();

  constructor(cases: fc.Arbitrary<T>) {
    super();
    this.#cases = cases;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    const key = `${random.getState()} ${bias}`;
    const made = this.#made.get(key) ?? this.#cases.generate(random, bias);
    this.#made.set(key, made);
    return made;
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#cases.canShrinkWithoutContext(value);
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    return this.#cases.shrink(value, context);
  }
}
