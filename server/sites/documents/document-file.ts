import type { ParsedDocument } from './document-kind.ts';

/** A file of a site's folder, such as `<page-id>.page.json`. */
export interface DocumentFile {
  readonly documentId: string;
  /** Path of the file below the pages folder. */
  readonly file: string;
  /** undefined when the file is refused. */
  readonly content: DocumentContent | undefined;
}

export interface DocumentContent {
  readonly document: ParsedDocument;
  readonly text: string;
  readonly checksum: string;
}
