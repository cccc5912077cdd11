import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { ClientKey } from './client-key.ts';
import { refreshAlikeJobs } from './refresh-alike-jobs.ts';
import { refreshJobTitles } from './refresh-job-titles.ts';
import { refreshJobWords } from './refresh-job-words.ts';

/** Brings everything that is kept about the open jobs of a client in line with them. */
export async function refreshOpenJobs(
  transaction: Kysely<Tables>,
  client: ClientKey,
): Promise<void> {
  await refreshAlikeJobs(transaction, client);
  await refreshJobTitles(transaction, client);
  await refreshJobWords(transaction, client);
}
