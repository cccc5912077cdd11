import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePage } from '#schemas/parse-page.ts';
import { projectRoot } from '../project-root.ts';
import type { Figure } from './figures.ts';

const PAGES = 1000;
const ROUND_MS = 1500;

/** Pages per second through `parsePage`, and seconds of the command over a thousand files. */
export function measureValidation(): Figure[] {
  const text = readFileSync(path.join(projectRoot, 'pages/repartidores-mx/home.page.json'), 'utf8');
  const page: unknown = JSON.parse(text);
  const group = 'validation';
  return [
    {
      group,
      name: `parsePage of home (${Math.round(text.length / 1024)} KiB)`,
      value: rateOf(() => parsePage(page)),
      unit: 'pages/s',
    },
    {
      group,
      name: 'control: JSON.parse of the same text',
      value: rateOf(() => JSON.parse(text)),
      unit: 'pages/s',
    },
    {
      group,
      name: `npm run validate, ${PAGES} pages`,
      value: secondsOfCommand(text),
      unit: 's',
      bar: { atMost: 5 },
    },
  ];
}

function rateOf(run: () => unknown): number {
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < ROUND_MS) {
    run();
    runs += 1;
  }
  return (runs * 1000) / (performance.now() - start);
}

function secondsOfCommand(text: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  try {
    const source = path.join(projectRoot, 'pages/repartidores-mx');
    cpSync(source, folder, { recursive: true });
    mkdirSync(path.join(folder, 'copias'));
    for (let i = 0; i < PAGES; i++) {
      const copy = text
        .replace('"id": "home"', `"id": "copia-${i}"`)
        .replace('"url": "/home"', `"url": "/copia-${i}"`);
      writeFileSync(path.join(folder, 'copias', `copia-${i}.page.json`), copy);
    }
    const started = performance.now();
    execFileSync('node_modules/.bin/tsx', ['scripts/validate/main.ts', folder], {
      cwd: projectRoot,
      stdio: 'ignore',
    });
    return (performance.now() - started) / 1000;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
