import type { PageDocument } from '#schemas/documents/documents.ts';

/** A `<page-id>.page.json` of a site's folder. */
export interface PageFile {
  readonly pageId: string;
  /** Path of the file below the pages folder. */
  readonly file: string;
  /** undefined when the file is refused. */
  readonly content: PageContent | undefined;
}

export interface PageContent {
  readonly page: PageDocument;
  readonly text: string;
  readonly checksum: string;
}
