import type { DocumentKindName } from '../../db/schema.ts';
import type { ContentKind } from './content-kind.ts';
import { formKind } from './form-kind.ts';
import { pageKind } from './page-kind.ts';

const byName: Readonly<Record<DocumentKindName, ContentKind>> = {
  page: pageKind,
  form: formKind,
};

/** Every kind of document that the content service knows. */
export const contentKinds: readonly ContentKind[] = Object.values(byName);

export function contentKindOf(name: DocumentKindName): ContentKind {
  return byName[name];
}
