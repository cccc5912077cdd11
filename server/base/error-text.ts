/** The text of anything thrown, including the causes that `pg` hides in an AggregateError. */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(toReason).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system or PostgreSQL error, such as `EADDRINUSE` or `23505`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
