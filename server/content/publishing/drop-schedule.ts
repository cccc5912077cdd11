import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';
import type { Rows } from '../documents/document-state.ts';

/** Forgets what was planned for a document: it has happened, or is not wanted any more. */
export async function dropSchedule(
  rows: Rows,
  key: DocumentKey,
  action: 'publish' | 'unpublish',
): Promise<void> {
  await rows
    .deleteFrom('document_schedules')
    .where((eb) => eb.and(documentColumns(key)))
    .where('action', '=', action)
    .execute();
}
