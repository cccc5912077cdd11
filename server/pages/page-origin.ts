import type { FastifyInstance } from 'fastify';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { Config } from '../config/config.ts';
import { findListedHost } from '../sites/resolve-page.ts';

export interface OriginRequest {
  readonly protocol: string;
  readonly host: string;
}

/** Scheme and host for the absolute addresses of a site's pages. */
export type PageOrigin = (site: Pick<SiteDocument, 'hosts'>, request: OriginRequest) => string;

/**
 * A site's own domain where it lists the request's host, otherwise the configured public address, and
 * for want of one the address where this machine listens. Answers are cached by it, so a `Host` header
 * never adds to the few it can be.
 */
export function createPageOrigin(app: FastifyInstance, config: Config): PageOrigin {
  let local = localOrigins(config, config.port);
  app.addHook('onListen', (done) => {
    const [address] = app.addresses();
    local = localOrigins(config, typeof address === 'object' ? address.port : config.port);
    done();
  });
  return (site, request) => {
    const listed = findListedHost(site, request.host);
    if (listed !== undefined) return `${toScheme(request, config)}://${listed}`;
    if (config.publicUrl !== undefined) return config.publicUrl;
    const asked = `http://${request.host.toLowerCase()}`;
    return local.find((origin) => origin === asked) ?? local[0] ?? '';
  };
}

/** Origins by which this machine reaches the server, the most usual one first. */
function localOrigins({ host }: Pick<Config, 'host'>, port: number): string[] {
  const own = host.includes(':') ? `[${host}]` : host;
  const isEveryAddress = host === '0.0.0.0' || host === '::';
  const names = [...(isEveryAddress ? [] : [own]), '127.0.0.1', 'localhost', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).origin);
}

// Forwarded headers of a trusted proxy can hold any text.
function toScheme({ protocol }: OriginRequest, { publicUrl }: Config): 'http' | 'https' {
  return (publicUrl ?? `${protocol}:`).startsWith('https:') ? 'https' : 'http';
}
