import type { FastifyRequest } from 'fastify';
import { readerLanguage } from '../../http/reader-language.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import type { ContentKind } from '../kinds/content-kind.ts';

interface JudgedDraft {
  readonly kind: ContentKind;
  readonly key: DocumentKey;
  readonly text: string;
}

/** What is wrong with a draft, found after it is safe: problems must not stand between a person and their work. */
export async function problemsOfDraft(
  { database, openJudge }: Pick<ContentOptions, 'database' | 'openJudge'>,
  request: FastifyRequest,
  { kind, key, text }: JudgedDraft,
) {
  const judge = await openJudge(key);
  const judged = await judge.document(database.kysely, { kind, text, purpose: 'draft' });
  return toDocumentProblems(judged.problems, readerLanguage(request));
}
