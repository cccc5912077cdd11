import path from 'node:path';
import { isRecord } from '#schemas/json/fields.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { createProblem } from '#schemas/problems/create-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { SiteFileText } from '#schemas/rules/site-folder.ts';
import { siteFolderOf } from '../files/document-file.ts';

/** A page or form of a site is known by the name of its file, which its id has to say too. */
export function nameProblems({ file, text, json = parseJson(text) }: SiteFileText): Problem[] {
  const [, name] = /^(.+)\.(?:page|form)\.json$/.exec(path.basename(file)) ?? [];
  const id = json.ok && isRecord(json.value) ? json.value['id'] : undefined;
  if (name === undefined || typeof id !== 'string' || id === name) return [];
  if (siteFolderOf(file) === undefined) return [];
  return [createProblem('id-not-file-name', { pointer: '/id' }, { id, name })];
}
