import type { FastifyRequest } from 'fastify';
import { POSTED, type PostedField } from '#schemas/forms/posted-form.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';

interface CountedPost {
  readonly fields: readonly PostedField[];
  readonly submissionId: string | undefined;
}

/** `early`: sooner than anybody answers a form that was just opened; a number: how many seconds to wait. */
export async function admitPost(
  guard: CallGuard,
  { ip }: Pick<FastifyRequest, 'ip'>,
  { fields, submissionId }: CountedPost,
): Promise<'served' | 'early' | number> {
  const token = await guard.readToken(fields.find(([name]) => name === POSTED.token)?.[1] ?? '');
  const hasToken = token !== undefined;
  const seconds = guard.secondsToWait({ ip, kind: 'save', submissionId, hasToken });
  if (seconds > 0) return seconds;
  const isEarly = submissionId === undefined && token && guard.secondsTooEarly(token) > 0;
  return isEarly ? 'early' : 'served';
}

/** A file of a post is an upload as any other: seconds to wait where there were too many, else 0. */
export async function countFile(
  guard: CallGuard,
  { ip }: Pick<FastifyRequest, 'ip'>,
  token: string,
): Promise<number> {
  const hasToken = (await guard.readToken(token)) !== undefined;
  return guard.secondsToWait({ ip, kind: 'upload', hasToken });
}
