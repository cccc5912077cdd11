import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { projectRoot } from '../../base/project-root.ts';
import { withControl } from '../../measure/control-server.ts';
import { type Figure, median } from '../../measure/figures.ts';
import { measuredPhones, type Phone, slowdownFigure } from './phone.ts';

const runFile = promisify(execFile);

const ROUNDS = 3;
const ATTEMPTS = 3;

/** Lighthouse's own for phones. */
const NETWORK = 'slow 4G';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Milliseconds of blocking that a page may have: content pages, and those that one searches or writes on. */
const MAX_TBT_MS = { content: 50, search: 200 } as const;

export interface MeasuredPage {
  readonly path: string;
  readonly kind: keyof typeof MAX_TBT_MS;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** As little as a page can be: what the machine takes for it is not ours to save. */
const CONTROL_PAGE = '<!doctype html><html lang="es"><title>Control</title><h1>Control</h1>';

/** Lighthouse's own mobile scores. */
export async function measureScores(
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...(await scores(origin + page.path, page.path)));
  return figures;
}

/** Paint, blocking time and shift on cheap phones (medians), beside a page of one heading. */
export async function measurePaints(
  origin: string,
  pages: readonly MeasuredPage[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const phone of await measuredPhones()) {
    figures.push(slowdownFigure(phone, NETWORK), ...(await controlPaints(phone)));
    for (const page of pages)
      figures.push(...(await paints(origin + page.path, page.path, phone, MAX_TBT_MS[page.kind])));
  }
  return figures;
}

async function scores(url: string, page: string): Promise<Figure[]> {
  const report = await run(url, []);
  return CATEGORIES.map((category) => ({
    group: 'lighthouse',
    name: `${page} ${category}`,
    value: Math.round((report.categories[category]?.score ?? 0) * 100),
    unit: '/ 100',
    bar: { atLeast: 100 },
  }));
}

function controlPaints(phone: Phone): Promise<Figure[]> {
  const answer: RequestListener = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(CONTROL_PAGE);
  };
  return withControl(answer, async (origin) => {
    const figures = await paints(origin, 'control: a heading', phone, MAX_TBT_MS.content);
    return figures.map(({ bar: _, ...figure }) => figure);
  });
}

async function paints(
  url: string,
  page: string,
  phone: Phone,
  maxTbtMs: number,
): Promise<Figure[]> {
  const options = [
    '--throttling-method=devtools',
    `--throttling.cpuSlowdownMultiplier=${phone.slowdown}`,
  ];
  const reports: Report[] = [];
  for (let round = 0; round < ROUNDS; round += 1) reports.push(await run(url, options));
  const figure = (
    name: string,
    audit: string,
    unit: string,
    scale: number,
    atMost: number,
  ): Figure => ({
    group: `${phone.name}, ${NETWORK}`,
    name: `${page} ${name}`,
    value: median(reports.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) / scale)),
    unit,
    bar: { atMost },
  });
  return [
    figure('LCP', 'largest-contentful-paint', 's', 1000, 1.8),
    figure('TBT', 'total-blocking-time', 'ms', 1, maxTbtMs),
    figure('CLS', 'cumulative-layout-shift', '', 1, 0.01),
  ];
}

/** Chromium sometimes gives no trace at all on a busy machine; such a run measured nothing and is repeated. */
async function run(url: string, options: readonly string[]): Promise<Report> {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return await runOnce(url, options);
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

async function runOnce(url: string, options: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const flags = ['--headless', ...CHROMIUM_ARGS, `--user-data-dir=${path.join(folder, 'profile')}`];
  try {
    await runFile(
      'node_modules/.bin/lighthouse',
      [
        url,
        '--output=json',
        `--output-path=${output}`,
        '--quiet',
        `--chrome-flags=${flags.join(' ')}`,
        ...options,
      ],
      {
        cwd: projectRoot,
        env: { ...process.env, CHROME_PATH: ensureChromium() },
      },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
