/** A client of an agency: its jobs come from feeds of its own. */
export interface ClientKey {
  readonly agencyId: string;
  readonly clientId: string;
}
