import type { Config } from '../config/config.ts';

export interface AddressedRequest {
  readonly protocol: string;
  /** With its port. */
  readonly host: string;
  readonly headers: { readonly origin?: string | undefined };
}

type PublicAddress = Pick<Config, 'publicUrl'>;

/** Whether the browser says that a page of the server's own address sent the request. */
export function isOwnOrigin(request: AddressedRequest, config: PublicAddress): boolean {
  const { origin } = request.headers;
  return origin !== undefined && ownOrigins(request, config).includes(origin);
}

/** Whether the browser that asks reached the server over TLS, also where a proxy ended it. */
export function isSecureRequest(request: AddressedRequest, config: PublicAddress): boolean {
  if (isOwnOrigin(request, config)) return request.headers.origin?.startsWith('https:') === true;
  return request.protocol === 'https';
}

/**
 * The origins by which a browser can have asked: the address it named, and the configured one. A page elsewhere
 * cannot choose the host that its request names, for that is the one that the request goes to.
 */
function ownOrigins({ protocol, host }: AddressedRequest, { publicUrl }: PublicAddress): string[] {
  const schemes = [protocol === 'https' ? 'https' : 'http'];
  // A proxy that ends TLS says so only where it is trusted; the configured address says it too.
  if (publicUrl?.startsWith('https:')) schemes.push('https');
  const asked = schemes.map((scheme) => `${scheme}://${host}`).filter((url) => URL.canParse(url));
  const origins = asked.map((url) => new URL(url).origin);
  return publicUrl === undefined ? origins : [...origins, publicUrl];
}
