import { makeFirstTokens } from './access/first-tokens.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import type { SiteEntry } from './sites/site-entry.ts';

/** How people get into the editor of a server that listens. */
export interface EditorAccess {
  /** With a token where this start made one; it is shown nowhere else. */
  readonly links: readonly EditorLink[];
  /** Commands that make more links; none where the operator's own token opens every agency. */
  readonly commands: readonly string[];
}

export interface EditorLink {
  /** `Editor`, or with what it opens where that is one agency. */
  readonly name: string;
  readonly url: string;
}

export interface EditorAccessOptions {
  readonly database: Database;
  readonly config: Config;
  /** For example `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly sites: readonly SiteEntry[];
}

/** Makes a token for each agency that never had one, unless the operator has configured one for all. */
export async function openEditorAccess(options: EditorAccessOptions): Promise<EditorAccess> {
  const { database, config, origin, sites } = options;
  const plain = { name: 'Editor', url: `${origin}/editor` };
  if (config.adminToken !== undefined) return { links: [plain], commands: [] };
  const made = await makeFirstTokens(database.kysely, Date.now());
  const links = made.map(({ agencyId, token }) => ({
    name: `Editor (${nameOf(agencyId, sites)})`,
    url: `${plain.url}#token=${token}`,
  }));
  const agencies = [...new Set(sites.map(({ site }) => site.agencyId))].sort();
  const others = agencies.filter((id) => !made.some(({ agencyId }) => agencyId === id));
  return {
    links: others.length > 0 || links.length === 0 ? [...links, plain] : links,
    commands: others.map((id) => `npm run token -- --agency ${id}`),
  };
}

/** The one site of an agency is better known than the agency. */
function nameOf(agencyId: string, sites: readonly SiteEntry[]): string {
  const own = sites.map(({ site }) => site).filter((site) => site.agencyId === agencyId);
  const [first, second] = own;
  if (first === undefined) return agencyId;
  return second === undefined ? first.name : first.agencyName;
}
