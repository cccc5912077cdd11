/** Whose jobs are meant: those of an agency, or of one of its clients. */
export interface JobScope {
  readonly agencyId: string;
  readonly clientId?: string | undefined;
}
