import type { SiteDocument } from '#schemas/documents.ts';

export interface OriginRequest {
  readonly protocol: string;
  readonly host: string;
}

/** What a `Host` header may hold; anything else is some attack's and never printed. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Scheme and host for absolute addresses: the request's host where the site lists it, since then it is
 * one of its domains; otherwise the configured public address, or for want of one what was asked for.
 */
export function pageOrigin(
  { hosts }: Pick<SiteDocument, 'hosts'>,
  request: OriginRequest,
  publicUrl: string | undefined,
): string {
  const host = HOST.test(request.host) ? request.host.toLowerCase() : 'localhost';
  if (hosts.length === 0) return publicUrl ?? `${request.protocol}://${host}`;
  const protocol = publicUrl === undefined ? request.protocol : publicUrl.split(':', 1)[0];
  return `${protocol}://${host}`;
}
