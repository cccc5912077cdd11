import type { FormChannel, FormDocument } from '#schemas/documents/documents.ts';

export interface PublishedForm {
  readonly form: FormDocument;
  /** Of the document, counted up with each publication. */
  readonly version: number;
}

export interface FormOccasion {
  readonly channel: FormChannel;
  readonly jobId?: string | undefined;
  readonly stage: number;
}

/** The forms that are published at the moment of asking. */
export interface FormSource {
  find(siteId: string, formId: string): Promise<PublishedForm | undefined>;
  /** The form of the job, else the site's for the channel and stage. */
  forJob(siteId: string, occasion: FormOccasion): Promise<PublishedForm | undefined>;
}
