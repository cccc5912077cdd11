import { type DocumentKindName, documentKindNames } from '../../db/document-kind-names.ts';
import type { DocumentKind } from './document-kind.ts';
import { formFiles } from './form-files.ts';
import { pageFiles } from './page-files.ts';

const byName: Readonly<Record<DocumentKindName, DocumentKind>> = {
  page: pageFiles,
  form: formFiles,
};

/** Every kind of document whose files a site's folder may have. */
export const documentKinds: readonly DocumentKind[] = documentKindNames.map((name) => byName[name]);
