import { type DocumentKindName, documentKindNames } from '../../db/document-kind-names.ts';
import type { ContentKind } from './content-kind.ts';
import { formKind } from './form-kind.ts';
import { pageKind } from './page-kind.ts';

const byName: Readonly<Record<DocumentKindName, ContentKind>> = {
  page: pageKind,
  form: formKind,
};

/** Every kind of document that the content service knows. */
export const contentKinds: readonly ContentKind[] = documentKindNames.map(contentKindOf);

export function contentKindOf(name: DocumentKindName): ContentKind {
  return byName[name];
}
