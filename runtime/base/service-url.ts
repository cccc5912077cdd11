import type { ServiceHosts } from '#schemas/documents/documents.ts';

/** Prints on the page which services have hosts of their own. The pattern of their schema lets nothing be quoted. */
export function serviceHostMarks(hosts: ServiceHosts = {}): string {
  return Object.entries(hosts)
    .map(([service, origin]) => ` data-${service}-host="${origin}"`)
    .join('');
}

/** Address of a service's call (spec section 7): on the host that the page names for it, else on its own. */
export function serviceUrl(service: keyof ServiceHosts, path: string): string {
  return (document.documentElement.dataset[`${service}Host`] ?? '') + path;
}
