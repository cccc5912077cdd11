import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import {
  createRuleContext,
  loneContext,
  type SiteFileText,
  type SiteSources,
  withPage,
} from '#schemas/rules/site-folder.ts';
import { siteFolderOf } from '../files/document-file.ts';
import { loadSiteFolder } from './load-site-folder.ts';

export interface SiteContexts {
  /** @param file absolute path of a page or `site.json` */
  readonly ofFile: (file: string) => RuleContext;
  /** @param site absolute path of the `site.json` that a page without a file belongs to, if it is known */
  readonly ofText: (text: string, site: string | undefined) => RuleContext;
  /** The page of a file as its folder was read, given once, so that it is kept no longer than it is needed. */
  readonly takePage: (file: string) => SiteFileText | undefined;
}

/** What documents are judged against; the folder of a site is read once for all its pages. */
export function createSiteContexts(): SiteContexts {
  const contexts = new Map<string, RuleContext>();
  const pages = new Map<string, SiteFileText>();

  function ofFile(file: string): RuleContext {
    const folder = siteFolderOf(file);
    if (folder === undefined) return loneContext;
    const known = contexts.get(folder);
    if (known) return known;
    const context = createRuleContext(remember(loadSiteFolder(folder)));
    contexts.set(folder, context);
    return context;
  }

  function remember(folder: SiteSources): SiteSources {
    for (const page of folder.pages) pages.set(page.file, page);
    return folder;
  }

  function takePage(file: string): SiteFileText | undefined {
    const page = pages.get(file);
    pages.delete(file);
    return page;
  }

  function ofText(text: string, site: string | undefined): RuleContext {
    return site === undefined ? loneContext : withPage(ofFile(site), text);
  }

  return { ofFile, ofText, takePage };
}
