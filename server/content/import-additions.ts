import type { ImportBase } from './import-base.ts';
import type { FilePlan } from './import-file-plan.ts';
import type { ImportDocument } from './import-folder.ts';
import { pageIdOf } from './import-pages.ts';

/** Whether the site has settings, or a page of this id, that the document would change. */
export function isOnSite({ file, kind }: ImportDocument, base: ImportBase): boolean {
  if (kind === 'settings') return base.settings !== undefined;
  return kind === 'page' && base.pages.has(pageIdOf(file));
}

export function skipDocument({ file }: ImportDocument): FilePlan {
  return { file, action: 'skip', problems: [], omitted: 0, refusals: [] };
}
