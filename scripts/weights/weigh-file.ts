import path from 'node:path';
import { parsePageText } from '#schemas/parse-page.ts';
import { parseSiteText } from '#schemas/parse-site.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { budgetsOf } from '#schemas/weights/budgets.ts';
import { weighPage } from '#schemas/weights/weigh-page.ts';
import { readText } from '../validate/read-text.ts';
import { formatPageWeight } from './format-page-weight.ts';
import { readAssets } from './read-assets.ts';

/** The weights of a page file as text, with the pictures and settings of the site's folder that it lies in. */
export async function weighFile(file: string): Promise<Result<string, string>> {
  const folder = path.dirname(file);
  const text = readText(file);
  if (!text.ok)
    return fail(`${file} cannot be read. Name a page file: pages/<site>/<page>.page.json.`);
  const page = parsePageText(text.value);
  if (!page.ok)
    return fail(`${file} is no valid page. Run npm run validate -- ${file} to see why.`);
  const settings = readText(path.join(folder, 'site.json'));
  const parsed = settings.ok ? parseSiteText(settings.value) : undefined;
  const site = parsed?.ok ? parsed.value : undefined;
  const weight = weighPage(page.value, { assets: await readAssets(folder), site });
  return ok(formatPageWeight(weight, budgetsOf(site, page.value)));
}
