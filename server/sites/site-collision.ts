import type { SiteDocument } from '#schemas/documents/documents.ts';
import { type FileProblem, fileProblem } from './documents/file-problem.ts';

type Addressed = Pick<SiteDocument, 'id' | 'hosts' | 'sitePrefix'>;

/** The problem of a site that would answer at exactly the addresses of an earlier one. */
export function findSiteCollision(
  site: Addressed,
  earlier: readonly Addressed[],
): FileProblem | undefined {
  for (const other of earlier) {
    const host = sharedHost(site, other);
    if (host !== undefined) return collision(site, other, host);
  }
  return undefined;
}

function sharedHost(a: Addressed, b: Addressed): string | undefined {
  if (a.sitePrefix !== b.sitePrefix) return undefined;
  if (a.hosts.length === 0 && b.hosts.length === 0) return 'any host';
  return a.hosts.find((host) => b.hosts.includes(host));
}

function collision({ id, sitePrefix }: Addressed, other: Addressed, host: string): FileProblem {
  const prefix = sitePrefix === '' ? 'no prefix' : `the prefix "${sitePrefix}"`;
  return fileProblem(`${id}/site.json`, 'site-collision', {
    message: `The sites "${other.id}" and "${id}" both answer on ${host} with ${prefix}.`,
    remedy: 'Give one of them another "sitePrefix" or list different "hosts".',
  });
}
