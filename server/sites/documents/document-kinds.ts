import type { DocumentKind } from './document-kind.ts';
import { formFiles } from './form-files.ts';
import { pageFiles } from './page-files.ts';

/** Every kind of document whose files a site's folder may have. */
export const documentKinds: readonly DocumentKind[] = [pageFiles, formFiles];
