import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { projectRoot } from '../../base/project-root.ts';
import { builtRuntime } from '../../product/built-runtime.ts';

type Runtime = Awaited<ReturnType<typeof builtRuntime>>;
type RenderInput = Parameters<ReturnType<Runtime['createRenderer']>['renderPage']>[0];

/** What a page of the repository is rendered from, without a server. */
export async function readShippedPage(site: string, pageId: string): Promise<RenderInput> {
  const { sanitisePage } = await builtRuntime();
  const folder = path.join(projectRoot, 'pages', site);
  const parsed = unwrap(
    parsePageText(readFileSync(path.join(folder, `${pageId}.page.json`), 'utf8')),
  );
  return {
    site: unwrap(parseSiteText(readFileSync(path.join(folder, 'site.json'), 'utf8'))),
    page: sanitisePage(parsed, (html) => html as ReturnType<Parameters<typeof sanitisePage>[1]>),
    variant: null,
    path: parsed.url,
    params: {},
    query: '',
    now: Date.now(),
    origin: 'https://x.example',
    assets: {},
  };
}

function unwrap<T>(
  result: { ok: true; value: T } | { ok: false; problems: readonly unknown[] },
): T {
  if (result.ok) return result.value;
  throw new Error(`The bench's document is invalid: ${JSON.stringify(result.problems)}`);
}
