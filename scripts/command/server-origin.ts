import type { Config } from '#server/config/config.ts';

/** Where the server of this configuration answers on this machine; one on all interfaces through the machine's own. */
export function serverOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
