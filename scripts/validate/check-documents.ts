import { ok, type Result } from '#schemas/result.ts';
import { checkPageText, checkSiteText, type DocumentFile } from '#schemas/site-folder.ts';
import { isSiteFile } from './document-file.ts';
import type { Finding } from './finding.ts';
import { readText } from './read-text.ts';
import { createSiteContexts } from './site-contexts.ts';
import { commandFinding, type Reader, STDIN_NAME, toFindings } from './to-findings.ts';

/** Checks documents one by one, as they are now on disk. */
export function createDocumentCheck(reader: Reader) {
  const contexts = createSiteContexts();

  /** @param file absolute path of a page or `site.json` */
  function checkFile(file: string): Finding[] {
    const context = contexts.ofFile(file);
    const read = readDocument(file);
    if (!read.ok)
      return [commandFinding('file-unreadable', { file, detail: read.problems.join() }, reader)];
    const { text, json } = read.value;
    const { problems } = isSiteFile(file)
      ? checkSiteText(text, context)
      : checkPageText(text, context, json);
    return toFindings(problems, { file, text }, reader);
  }

  /** The pages of a site were read already, to judge them by each other. */
  function readDocument(file: string): Result<DocumentFile, string> {
    const page = contexts.takePage(file);
    if (page) return ok(page);
    const read = readText(file);
    return read.ok ? ok({ file, text: read.value }) : read;
  }

  /** @param site absolute path of the `site.json` that the page belongs to, if it is known */
  function checkText(text: string, site: string | undefined): Finding[] {
    const { problems } = checkPageText(text, contexts.ofText(text, site));
    return toFindings(problems, { file: STDIN_NAME, text }, reader);
  }

  return { checkFile, checkText };
}
