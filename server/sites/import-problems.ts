import { toReason } from '../error-text.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';
import type { SiteKey } from './site-rows.ts';

export function importFailed(folder: string, error: unknown): FileProblem {
  return fileProblem(`${folder}/site.json`, 'import-failed', {
    message: `The site could not be imported and stays as it was: ${toReason(error)}.`,
    remedy: 'Correct what the reason names, then start again.',
  });
}

export function agencyChanged({ agencyId, siteId }: SiteKey, other: string): FileProblem {
  return fileProblem(`${siteId}/site.json`, 'site-of-other-agency', {
    message: `The site "${siteId}" belongs to the agency "${other}", not to "${agencyId}".`,
    remedy: 'Put the agencyId back, or give the new site another id.',
  });
}

export function settingsKept({ siteId }: SiteKey): FileProblem {
  const text = {
    message: 'The settings in the file differ from those a recruiter saved, which stay.',
    remedy: 'Take the change over in the editor.',
  };
  return {
    ...fileProblem(`${siteId}/site.json`, 'editor-version-kept', text),
    severity: 'warning',
  };
}

export function pageUnpublished({ siteId }: SiteKey, pageId: string): FileProblem {
  const text = {
    message: 'The file is gone, so its page is no longer published.',
    remedy: 'Put the file back if the page should stay.',
  };
  return {
    ...fileProblem(`${siteId}/${pageId}.page.json`, 'page-unpublished', text),
    severity: 'warning',
  };
}

export function noSites(pagesDir: string): FileProblem {
  return fileProblem('.', 'no-sites', {
    message: `No folder in ${pagesDir} holds a valid site, so nothing is imported and nothing taken down.`,
    remedy: 'Set RUMBO_PAGES_DIR to the folder that holds one folder per site, or mount it again.',
  });
}
