import type { RuleContext } from '#schemas/rules/rule.ts';
import { createRuleContext, loneContext, withPage } from '#schemas/site-folder.ts';
import { siteFolderOf } from './document-file.ts';
import { loadSiteFolder } from './load-site-folder.ts';

export interface SiteContexts {
  /** @param file absolute path of a page or `site.json` */
  readonly ofFile: (file: string) => RuleContext;
  /** @param site absolute path of the `site.json` that a page without a file belongs to, if it is known */
  readonly ofText: (text: string, site: string | undefined) => RuleContext;
}

/** What documents are judged against; the folder of a site is read once for all its pages. */
export function createSiteContexts(): SiteContexts {
  const contexts = new Map<string, RuleContext>();

  function ofFile(file: string): RuleContext {
    const folder = siteFolderOf(file);
    if (folder === undefined) return loneContext;
    const context = contexts.get(folder) ?? createRuleContext(loadSiteFolder(folder));
    contexts.set(folder, context);
    return context;
  }

  function ofText(text: string, site: string | undefined): RuleContext {
    return site === undefined ? loneContext : withPage(ofFile(site), text);
  }

  return { ofFile, ofText };
}
