import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

export type Headers = Readonly<Record<string, string>>;

/** What an answer that is no document may do in a browser: nothing. */
const NO_DOCUMENT =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Location is for "near me"; nothing else of the device is any page's business. */
const PERMISSIONS = 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()';

/** For this host alone: what else lies below its domain is not ours to decide. */
const HSTS = 'max-age=31536000';

/** Headers of every answer; routes that serve documents put their own policy in place. */
function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Headers {
  return {
    'content-security-policy': NO_DOCUMENT,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': HSTS }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
