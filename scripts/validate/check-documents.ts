import { checkPageText, checkSiteText } from '#schemas/site-folder.ts';
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
    const read = readText(file);
    if (!read.ok)
      return [commandFinding('file-unreadable', { file, detail: read.problems.join() }, reader)];
    const text = read.value;
    const check = isSiteFile(file) ? checkSiteText : checkPageText;
    const { problems } = check(text, contexts.ofFile(file));
    return toFindings(problems, { file, text }, reader);
  }

  /** @param site absolute path of the `site.json` that the page belongs to, if it is known */
  function checkText(text: string, site: string | undefined): Finding[] {
    const { problems } = checkPageText(text, contexts.ofText(text, site));
    return toFindings(problems, { file: STDIN_NAME, text }, reader);
  }

  return { checkFile, checkText };
}
