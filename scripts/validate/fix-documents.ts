import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type FixedText, fixDocument } from '#schemas/fixes/fix-document.ts';
import { definitionOf } from '../files/document-file.ts';
import { byteOrderMarkOf, decodeText } from '../files/read-text.ts';
import { replaceFile } from '../files/replace-file.ts';
import type { ReportFinding } from './report/finding.ts';
import { textsIn } from './report/texts.ts';
import { commandFinding, type Reader, STDIN_NAME, toFindings } from './report/to-findings.ts';
import { createSiteContexts, type SiteContexts } from './site-contexts.ts';

/** A mended address or type of one page may let the links of another be mended. */
const MAX_PASSES = 3;

export interface FixReport {
  /** What was mended, where it stood before. */
  readonly fixed: readonly ReportFinding[];
  /** Files that could not be written. */
  readonly failed: readonly ReportFinding[];
}

/**
 * Mends what is safe to mend in documents on disk.
 * @param files absolute paths of pages, forms and site settings
 * @param named absolute paths given by the user: a link that leads out of all of them is not followed
 */
export function fixDocuments(
  files: readonly string[],
  named: readonly string[],
  reader: Reader,
): FixReport {
  const roots = named.flatMap(realPath);
  const open = files.filter((file) => isFixable(file, roots));
  const fixed: ReportFinding[] = [];
  const failed: ReportFinding[] = [];
  for (let pass = 0; pass < MAX_PASSES && failed.length === 0; pass += 1) {
    const contexts = createSiteContexts();
    const results = open.map((file) => fixFile(file, contexts, reader));
    fixed.push(...results.flatMap((result) => result.fixed));
    failed.push(...results.flatMap((result) => result.failed));
    if (results.every((result) => result.fixed.length === 0)) break;
  }
  return { fixed, failed };
}

/**
 * Mends the document of standard input.
 * @param site absolute path of the `site.json` that it belongs to, if it is known
 */
export function fixText(
  text: string,
  site: string | undefined,
  reader: Reader,
): { readonly text: string; readonly fixed: readonly ReportFinding[] } {
  const context = createSiteContexts().ofText(text, site);
  const result = fixDocument(text, { definition: definitionOf(STDIN_NAME, text), context });
  return { text: result.text, fixed: fixedFindings(result, STDIN_NAME, reader) };
}

function fixFile(file: string, contexts: SiteContexts, reader: Reader): FixReport {
  const read = readBytes(file);
  if (read === undefined) return { fixed: [], failed: [] };
  const { bytes: before, text } = read;
  const definition = definitionOf(file, text);
  const result = fixDocument(text, { definition, context: contexts.ofFile(file) });
  if (result.text === text) return { fixed: [], failed: [] };
  const after = Buffer.from(byteOrderMarkOf(before) + result.text);
  const written = replaceFile({ file: realpathSync(file), before, after });
  if (written.ok && written.value)
    return { fixed: fixedFindings(result, file, reader), failed: [] };
  const detail = written.ok ? textsIn(reader.language)['file-changed'] : written.problems.join();
  return { fixed: [], failed: [commandFinding('file-unwritable', { file, detail }, reader)] };
}

function fixedFindings({ rounds }: FixedText, file: string, reader: Reader): ReportFinding[] {
  return rounds.flatMap(({ before, problems }) =>
    toFindings(problems, { file, text: before }, reader),
  );
}

/** Undefined for what cannot be read as text, which checking tells of. */
function readBytes(file: string) {
  try {
    const bytes = readFileSync(file);
    return { bytes, text: decodeText(bytes) };
  } catch {
    return undefined;
  }
}

/** A pipe could not be read again, and a link may lead to what the user did not name. */
function isFixable(file: string, roots: readonly string[]): boolean {
  return realPath(file).some(
    (real) => statSync(real).isFile() && roots.some((root) => isAtOrBelow(real, root)),
  );
}

function isAtOrBelow(file: string, root: string): boolean {
  return file === root || file.startsWith(root.endsWith(path.sep) ? root : root + path.sep);
}

/** None for a path that does not exist, which checking tells of. */
function realPath(file: string): string[] {
  try {
    return [realpathSync(file)];
  } catch {
    return [];
  }
}
