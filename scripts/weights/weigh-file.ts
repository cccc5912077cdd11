import path from 'node:path';
import type { Budgets } from '#schemas/documents/documents.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { budgetsOf } from '#schemas/weights/budgets.ts';
import type { PageWeight, WidgetWeight } from '#schemas/weights/page-weight.ts';
import { weighPage } from '#schemas/weights/weigh-page.ts';
import { readText } from '../files/read-text.ts';
import { type Figure, toTable } from '../measure/figures.ts';
import { readAssets } from './read-assets.ts';

const KIB = 1024;

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

/** A table of bytes by widget, then the sums beside the site's budgets. */
function formatPageWeight(weight: PageWeight, budgets: Required<Budgets>): string {
  return `${toRows(weight)}\n${toTable(sumsOf(weight, budgets))}`;
}

function toRows({ base, widgets, fonts }: PageWeight): string {
  const rows = [
    ['widget', 'type', 'HTML', 'CSS', 'scripts', 'pictures', 'bytes'],
    ['(page)', fonts > 0 ? 'with its font' : '', ...cellsOf({ ...base, images: 0 }, fonts)],
    ...widgets.map((widget) => [widget.id, widget.type, ...cellsOf(widget)]),
  ];
  const widths = [0, 1, 2, 3, 4, 5, 6].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
  );
  return `${lines.map((cells) => cells.join('  ')).join('\n')}\n`;
}

function cellsOf(
  { html, css, scripts, images }: Omit<WidgetWeight, 'id' | 'type'>,
  fonts = 0,
): string[] {
  const sum = html + css + scripts + images + fonts;
  return [html, css, scripts, images, sum].map((bytes) => bytes.toLocaleString('en'));
}

function sumsOf(
  { html, css, scripts, pictures, images, total }: PageWeight,
  budgets: Required<Budgets>,
): Figure[] {
  const heaviest = Math.max(0, ...pictures.map(({ bytes }) => bytes));
  const figure = (name: string, bytes: number, atMost?: number): Figure => ({
    group: 'page',
    name,
    value: bytes / KIB,
    unit: 'KiB',
    ...(atMost !== undefined && { bar: { atMost } }),
  });
  return [
    figure('HTML and CSS, compressed', html + css, budgets.markup),
    figure('scripts, compressed', scripts, budgets.scripts),
    figure('pictures', images),
    figure('of them the heaviest', heaviest, budgets.image),
    figure('everything', total, budgets.page),
  ];
}
