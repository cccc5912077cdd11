import { callAddress } from './call-address.ts';
import { tokenHeaders } from './call-answer.ts';
import type { FormSubject } from './form-subject.ts';

/** How long nobody misses the name of a file, in ms. */
const TIMEOUT_MS = 20_000;

export interface UploadDescription {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Asks how a file is called that another page or phone sent, and how large it is; undefined where nobody says. */
export async function describeUpload(
  subject: FormSubject,
  applicationId: string,
  url: string,
): Promise<UploadDescription | undefined> {
  try {
    const { pathname } = new URL(url, location.href);
    const { ok, headers } = await fetch(callAddress(pathname, subject, { applicationId }), {
      method: 'HEAD',
      headers: tokenHeaders(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const name = nameIn(headers.get('content-disposition') ?? '');
    const size = Number(headers.get('content-length'));
    return ok && name !== undefined && size > 0 ? { name, size } : undefined;
  } catch {
    return undefined;
  }
}

/** RFC 6266: the name in Unicode goes before the one for old clients. */
function nameIn(disposition: string): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, quoted, token] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return token ?? quoted?.replace(/\\(.)/g, '$1');
}
