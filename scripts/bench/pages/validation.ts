import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { projectRoot } from '../../base/project-root.ts';
import { bundleSchemas } from '../../codegen/bundle.ts';
import { readSchemaFiles, type Schema } from '../../codegen/schema-files.ts';
import { callsPerSecond } from '../../measure/calls-per-second.ts';
import { type Figure, median } from '../../measure/figures.ts';

const PAGES = 1000;
const ROUND_MS = 1500;
const RUNS = 3;

/**
 * Pages per second through `parsePage`, and seconds of the command over a thousand files beside those of ajv.
 * @param peers folder with ajv-cli in its `node_modules`, if there is one
 */
export function measureValidation(peers?: string): Figure[] {
  const text = readFileSync(path.join(projectRoot, 'pages/repartidores-mx/home.page.json'), 'utf8');
  const page: unknown = JSON.parse(text);
  const group = 'validation';
  return [
    {
      group,
      name: `parsePage of home (${Math.round(text.length / 1024)} KiB)`,
      value: callsPerSecond(() => parsePage(page), ROUND_MS),
      unit: 'pages/s',
    },
    {
      group,
      name: 'control: JSON.parse of the same text',
      value: callsPerSecond(() => JSON.parse(text), ROUND_MS),
      unit: 'pages/s',
    },
    ...withCopies(text, (folder) => commandFigures(folder, peers)),
  ];
}

/** A site with a thousand pages more, beside a schema file for other validators. */
function withCopies<T>(text: string, measure: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  try {
    cpSync(path.join(projectRoot, 'pages/repartidores-mx'), folder, { recursive: true });
    mkdirSync(path.join(folder, 'copias'));
    for (let i = 0; i < PAGES; i++) {
      const copy = text
        .replace('"id": "home"', `"id": "copia-${i}"`)
        .replace('"url": "/home"', `"url": "/copia-${i}"`);
      writeFileSync(path.join(folder, copyName(i)), copy);
    }
    writeFileSync(path.join(folder, 'page.schema.json'), JSON.stringify(plainPageSchema()));
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyName(i: number): string {
  return `copias/copia-${i}.page.json`;
}

/** Each command with what it starts and how many times, in turn: a machine that slows down slows all of them. */
function commandFigures(folder: string, peers: string | undefined): Figure[] {
  const cli = ajvCli(peers);
  const commands = [
    {
      name: `npm run validate, ${PAGES} pages`,
      run: () => runValidate(folder),
      bar: { atMost: 5 },
    },
    {
      name: 'control: ajv, compiled at start (what ajv-cli does), the same files, schema only',
      run: () => runAjv(folder),
    },
    ...(cli === undefined
      ? []
      : [
          { name: 'control: ajv-cli, the same files, schema only', run: () => runCli(cli, folder) },
        ]),
  ];
  const seconds = commands.map((): number[] => []);
  for (let round = 0; round < RUNS; round += 1) {
    for (const [i, { run }] of commands.entries()) seconds[i]?.push(secondsOf(run));
  }
  return commands.map(({ run: _, ...figure }, i) => {
    return { group: 'validation', value: median(seconds[i] ?? []), unit: 's', ...figure };
  });
}

function secondsOf(run: () => void): number {
  const started = performance.now();
  run();
  return (performance.now() - started) / 1000;
}

function runValidate(folder: string): void {
  const args = ['scripts/validate/main.ts', folder];
  execFileSync('node_modules/.bin/tsx', args, { cwd: projectRoot, stdio: 'ignore' });
}

function runAjv(folder: string): void {
  const script = path.join(projectRoot, 'scripts/bench/pages/compile-and-validate.js');
  const files = Array.from({ length: PAGES }, (_, i) => copyName(i));
  const args = [script, 'page.schema.json', ...files];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'ignore' });
}

function runCli(command: string, folder: string): void {
  const options = ['--spec=draft2020', '--strict=false', '--all-errors'];
  const args = ['validate', ...options, '-s', 'page.schema.json', '-d', 'copias/*.page.json'];
  execFileSync(command, args, { cwd: folder, stdio: 'ignore' });
}

/** The command of ajv-cli, where it is installed among the peers or on this machine. */
function ajvCli(peers: string | undefined): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  if (peers !== undefined) folders.unshift(path.resolve(peers, 'node_modules/.bin'));
  return folders.map((folder) => path.join(folder, 'ajv')).find((file) => existsSync(file));
}

/**
 * One self-contained JSON Schema (2020-12) of a page with its widgets' contents, for validators other than ours. In
 * the place of `discriminator`, which is no keyword of the draft, each type has a condition of its own, so that
 * nobody judges a widget by forty branches.
 */
function plainPageSchema(): Schema {
  const bundle = bundleSchemas(readSchemaFiles(projectRoot, []));
  const { Widget: _, ...definitions } = bundle['$defs'] as Record<string, Schema>;
  const branches = Object.entries(definitions).flatMap(([name, definition]) =>
    /.Widget$/.test(name) ? [branchOf(name, definition)] : [],
  );
  const page = definitions['Page'] ?? {};
  const properties = page['properties'] as Record<string, Schema>;
  const widgets = { ...properties['widgets'], items: { type: 'object', allOf: branches } };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $ref: '#/$defs/Page',
    $defs: { ...definitions, Page: { ...page, properties: { ...properties, widgets } } },
  };
}

function branchOf(name: string, { properties }: Schema): Schema {
  const { type } = properties as Record<string, Schema>;
  return {
    if: { required: ['type'], properties: { type } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `#/$defs/${name}` },
  };
}
