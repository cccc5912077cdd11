/** An expected outcome as a value: what was asked for, or the problems that stand in its way. */
export type Result<T, P> = Success<T> | Failure<P>;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure<P> {
  readonly ok: false;
  readonly problems: readonly P[];
}

export function ok<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function fail<P>(...problems: readonly P[]): Failure<P> {
  return { ok: false, problems };
}
