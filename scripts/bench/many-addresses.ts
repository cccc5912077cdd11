import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';

/** As many as the schemas allow. */
const HOSTS = 20;
const ALIASES = 20;

export interface AddressedRequest {
  readonly host: string;
  readonly path: string;
}

/**
 * Copies the shipped sites and gives one page so many hosts and aliases that each of the returned requests is the first
 * for its address, hence rendered.
 */
export function copyWithManyAddresses(
  pagesDir: string,
  site: string,
  pageId: string,
): AddressedRequest[] {
  cpSync(path.join(projectRoot, 'pages'), pagesDir, { recursive: true });
  const hosts = Array.from({ length: HOSTS }, (_, i) => `bench-${i}.example`);
  const aliases = Array.from({ length: ALIASES }, (_, i) => `/copia-${i}`);
  change(path.join(pagesDir, site, 'site.json'), { hosts });
  change(path.join(pagesDir, site, `${pageId}.page.json`), { aliases });
  const paths = aliases.flatMap((alias) => [alias, `/p${alias}`]);
  return hosts.flatMap((host) => paths.map((address) => ({ host, path: address })));
}

function change(file: string, values: object): void {
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...(document as object), ...values }));
}
