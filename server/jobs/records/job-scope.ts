import type { SiteDocument } from '#schemas/documents/documents.ts';

/** Whose jobs are meant: those of an agency, or of one of its clients. */
export interface JobScope {
  readonly agencyId: string;
  readonly clientId?: string | undefined;
  /** Groups of words that searches of the site take for each other, see `synonymsOf`. */
  readonly synonyms?: readonly string[] | undefined;
}

/** The jobs that a site shows, as its settings let them be searched. */
export function scopeOfSite({
  agencyId,
  clientId,
  searchSynonyms,
}: Pick<SiteDocument, 'agencyId' | 'clientId' | 'searchSynonyms'>): JobScope {
  return { agencyId, clientId, ...(searchSynonyms && { synonyms: searchSynonyms }) };
}
