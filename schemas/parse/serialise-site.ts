import type { SiteDocument } from '../documents/documents.ts';
import { printShaped } from './canonical-json.ts';

/** A site's settings as canonical text: fields in the order of the schema, two spaces, a newline at the end. */
export function serialiseSite(site: SiteDocument): string {
  return `${printShaped(site, 'Site', '')}\n`;
}
