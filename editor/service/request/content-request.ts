import { ContentError, failureOfStatus } from './content-error.ts';
import { tellRefusal } from './refusals.ts';
import { noteServerTime } from './server-clock.ts';

export interface ContentRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/content/v1/sites`; each part is encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string | boolean>>;
  /** Objects are sent as JSON, text as the JSON document that it is, files as they are. */
  readonly body?: object | string | Blob;
  /** Entity tag of the state that the change is made to. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page that sent it; bodies are then limited to 64 KiB. */
  readonly keepalive?: boolean;
  /** Of the reasons why something is refused, where the service words them; the browser's otherwise. */
  readonly language?: string;
}

export interface ContentAnswer {
  readonly status: number;
  readonly text: string;
  /** Entity tag of what was read or written. */
  readonly etag: string | null;
}

const SITES = '/content/v1/sites';

/** Asks the content service as the session of this browser. Rejects with a `ContentError` where it did not do it. */
export function sendContent(request: ContentRequest): Promise<ContentAnswer> {
  return ask(request, async (answer) => ({
    status: answer.status,
    text: await answer.text(),
    etag: answer.headers.get('etag'),
  }));
}

/** The same for what is no text. */
export function fetchContentBytes(request: ContentRequest): Promise<ArrayBuffer> {
  return ask(request, (answer) => answer.arrayBuffer());
}

async function ask<Value>(
  request: ContentRequest,
  read: (answer: Response) => Promise<Value>,
): Promise<Value> {
  try {
    const answer = await fetch(contentUrl(request), toInit(request));
    noteServerTime(answer.headers.get('date'));
    if (!answer.ok) throw refusalOf(answer, await answer.text());
    return await read(answer);
  } catch (error) {
    if (error instanceof ContentError || request.signal?.aborted) throw error;
    throw new ContentError('unreachable', { cause: error });
  }
}

/** The address of a request, for links that download. */
export function contentUrl({ path, query = {} }: Pick<ContentRequest, 'path' | 'query'>): string {
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const search = params.size > 0 ? `?${params}` : '';
  return [SITES, ...path.map(encodeURIComponent)].join('/') + search;
}

function toInit({
  method = 'GET',
  body,
  ifMatch,
  signal,
  keepalive,
  language,
}: ContentRequest): RequestInit {
  const headers = new Headers();
  if (language !== undefined) headers.set('accept-language', language);
  if (ifMatch !== undefined) headers.set('if-match', ifMatch);
  if (body !== undefined) headers.set('content-type', contentTypeOf(body));
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Blob;
  return {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  };
}

function contentTypeOf(body: object | string): string {
  return body instanceof Blob && body.type !== '' ? body.type : 'application/json';
}

function refusalOf({ status, headers }: Response, text: string): ContentError {
  const seconds = Number(headers.get('retry-after'));
  const retryAfterS = seconds > 0 ? seconds : undefined;
  const details = detailsOf(text);
  const error = new ContentError(failureOfStatus(status), { status, details, retryAfterS });
  if (error.failure === 'refused') tellRefusal(error);
  return error;
}

/** The problem details of a refusal; undefined where something else answered. */
export function detailsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
