import { fail, ok, type Result } from '#schemas/result.ts';

export interface JsonLimits {
  /** For the whole answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/**
 * The JSON at an address, or in a few words why there is none. The words hold nothing of the address, which may
 * carry a secret. Another address that the server points to is not asked: it would learn the secret.
 */
export async function fetchJson(url: URL, limits: JsonLimits): Promise<Result<unknown, string>> {
  try {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const response = await fetch(url, {
      ...{ signal, redirect: 'error' },
      headers: { accept: 'application/json' },
    });
    if (!response.ok) {
      await response.body?.cancel();
      return fail(`status ${response.status}`);
    }
    const text = await readText(response, limits.maxBytes);
    return text === undefined ? fail('too large') : ok(JSON.parse(text));
  } catch (error) {
    return fail(reasonOf(error));
  }
}

async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not JSON';
  return error instanceof Error && error.name === 'TimeoutError' ? 'too slow' : 'no connection';
}
