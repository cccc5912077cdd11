/** Three states of something: where two people began, and what each made of it. undefined where it is not there. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A part of each of three states. */
export function mapVersions<Value, Part>(
  { base, mine, theirs }: Versions<Value>,
  part: (value: Value) => Part,
): Versions<Part> {
  return { base: part(base), mine: part(mine), theirs: part(theirs) };
}
