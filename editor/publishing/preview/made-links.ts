import type { NewPreviewLink } from '#schemas/api/preview.ts';

/** Addresses of links that were made since the editor was opened: the service tells each of them once. */
const addresses = new Map<string, string>();

/** @returns the whole address */
export function rememberLink({ linkId, url }: NewPreviewLink): string {
  const address = new URL(url, location.origin).href;
  addresses.set(linkId, address);
  return address;
}

/** Undefined for links that were made before, or by somebody else. */
export function addressOfLink(linkId: string): string | undefined {
  return addresses.get(linkId);
}
