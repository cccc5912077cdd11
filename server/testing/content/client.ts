import type { Method } from './content.ts';

export interface ClientRequest {
  readonly method?: Method;
  readonly body?: string | object;
  /** `If-Match` */
  readonly match?: string;
}

export interface ClientAnswer {
  readonly status: number;
  readonly text: string;
  readonly etag: string;
}

/** The content service and the pages of a server at an origin, as somebody elsewhere sees them. */
export class ContentClient {
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, token: string) {
    this.#origin = origin;
    this.#token = token;
  }

  /** The same server for somebody else. */
  as(token: string): ContentClient {
    return new ContentClient(this.#origin, token);
  }

  /** Asks below `/content/v1`; whatever the answer is. */
  ask(path: string, { method = 'GET', body, match }: ClientRequest = {}): Promise<ClientAnswer> {
    const isText = typeof body === 'string';
    return this.#fetch(`/content/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(match !== undefined && { 'if-match': match }),
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
  }

  /** The same where nothing but success will do. */
  async send(path: string, request?: ClientRequest): Promise<ClientAnswer> {
    const answer = await this.ask(path, request);
    if (answer.status < 300) return answer;
    throw new Error(`${request?.method ?? 'GET'} ${path}: ${answer.status} ${answer.text}`);
  }

  /** The `data` of an answer. */
  async list<Item>(path: string): Promise<Item[]> {
    return JSON.parse((await this.send(path)).text).data;
  }

  /** What a visitor gets. */
  visit(path: string, headers: Readonly<Record<string, string>> = {}): Promise<ClientAnswer> {
    return this.#fetch(path, { headers });
  }

  async #fetch(path: string, init: RequestInit): Promise<ClientAnswer> {
    const response = await fetch(this.#origin + path, init);
    const etag = response.headers.get('etag') ?? '';
    return { status: response.status, text: await response.text(), etag };
  }
}
