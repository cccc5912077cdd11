/** What the form says when a sign-up has not arrived. */
export type SendProblem = 'offline' | 'busy' | 'changed' | 'refused';

export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: SendProblem; readonly pointers: readonly string[] };

/** On a bad connection people wait; after this long they had better know. */
const TIMEOUT_MS = 20_000;

/** Posts the fields of a form as JSON. Never rejects. */
export async function sendSignUp(
  action: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<Sent> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { ok: true };
    if (response.status === 409) return { ok: false, problem: 'changed', pointers: [] };
    if (response.status !== 400) return { ok: false, problem: 'busy', pointers: [] };
    return { ok: false, problem: 'refused', pointers: pointersOf(await response.json()) };
  } catch {
    return { ok: false, problem: 'offline', pointers: [] };
  }
}

/** The fields that a problem answer (RFC 9457) names. */
function pointersOf(problem: unknown): string[] {
  const { problems } = Object(problem) as { problems?: unknown };
  const list: unknown[] = Array.isArray(problems) ? problems : [];
  return list.map((item) => String((Object(item) as { pointer?: unknown }).pointer));
}
