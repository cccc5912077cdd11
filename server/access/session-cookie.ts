const NAME = 'rumbo_session';

/** Only the content service ever receives it. */
const PATH = '/content/v1';

/** What the first cookie of a session holds, of a `Cookie` header. */
export function readSessionCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name = '', value] = part.trim().split('=', 2);
    if (name === NAME) return value;
  }
  return undefined;
}

export interface SessionCookie {
  readonly value: string;
  /** Seconds; 0 clears the cookie. */
  readonly maxAge: number;
  /** Whether browsers send it over TLS alone. */
  readonly isSecure: boolean;
}

export function formatSessionCookie({ value, maxAge, isSecure }: SessionCookie): string {
  const attributes = [`Path=${PATH}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'];
  if (isSecure) attributes.push('Secure');
  return [`${NAME}=${value}`, ...attributes].join('; ');
}
