import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts';
import { projectRoot } from '../project-root.ts';
import { type Figure, median } from './figures.ts';

const ROUNDS = 3;
const ATTEMPTS = 3;

/** A cheap Android phone, from this kind of machine: fourteen times slower. */
const CHEAP_ANDROID = ['--throttling-method=devtools', '--throttling.cpuSlowdownMultiplier=14'];

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

/** Lighthouse's own mobile scores, and paint, blocking time and shift on a cheap phone (medians). */
export function measureLighthouse(origin: string, pages: readonly MeasuredPage[]): Figure[] {
  return pages.flatMap((page) => [
    ...scores(origin + page.path, page.path),
    ...cheapPhone(origin + page.path, page),
  ]);
}

function scores(url: string, page: string): Figure[] {
  const report = run(url, []);
  return CATEGORIES.map((category) => ({
    group: 'lighthouse',
    name: `${page} ${category}`,
    value: Math.round((report.categories[category]?.score ?? 0) * 100),
    unit: '/ 100',
    bar: { atLeast: 100 },
  }));
}

function cheapPhone(url: string, { path: page, kind }: MeasuredPage): Figure[] {
  const reports = Array.from({ length: ROUNDS }, () => run(url, CHEAP_ANDROID));
  const figure = (
    name: string,
    audit: string,
    unit: string,
    scale: number,
    atMost: number,
  ): Figure => ({
    group: '14× CPU, slow 4G',
    name: `${page} ${name}`,
    value: median(reports.map(({ audits }) => (audits[audit]?.numericValue ?? Number.NaN) / scale)),
    unit,
    bar: { atMost },
  });
  return [
    figure('LCP', 'largest-contentful-paint', 's', 1000, 1.8),
    figure('TBT', 'total-blocking-time', 'ms', 1, MAX_TBT_MS[kind]),
    figure('CLS', 'cumulative-layout-shift', '', 1, 0.01),
  ];
}

/** Chromium sometimes gives no trace at all on a busy machine; such a run measured nothing and is repeated. */
function run(url: string, options: readonly string[]): Report {
  for (let left = ATTEMPTS; ; left--) {
    try {
      return runOnce(url, options);
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

function runOnce(url: string, options: readonly string[]): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const flags = ['--headless', ...CHROMIUM_ARGS, `--user-data-dir=${path.join(folder, 'profile')}`];
  try {
    execFileSync(
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
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
