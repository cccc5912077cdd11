import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixes } from '#schemas/fixes/fix-document.ts';
import { buttonData, headingData, pageData, siteData } from '#schemas/testing/documents.ts';
import { projectRoot } from '../base/project-root.ts';
import { createFolder, run } from './testing.ts';

const documentation = readFileSync(path.join(projectRoot, 'docs/ci.md'), 'utf8');
const blocks = [...documentation.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, yaml = '']) => yaml);
const [github = '', gitlab = ''] = blocks;

/** The command lines of a block that run the command, as a shell would get them. */
function commandsIn(yaml: string): string[] {
  return [...yaml.matchAll(/^ *(?:run: |- )(\S*tsx .*)$/gm)].map(([, command = '']) => command);
}

const [check = '', scan = ''] = commandsIn(github);
const [merge = ''] = commandsIn(gitlab);

function text(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

const site = text({ ...siteData, urls: { home: '/home', jobListing: '/home' } });
const home = text(pageData());
const dead = text(pageData([headingData(), buttonData('/nada')]));
const unknown = text(pageData([headingData(), { id: 'w', type: 'zzz', content: {} }]));

/** A content repository that has the project at `.rumbo`. */
function repository(page: string | Uint8Array): string {
  const cwd = createFolder({
    'sites/demo/site.json': site,
    'sites/demo/assets/a.svg': '<svg/>',
    'sites/demo/home.page.json': page,
  });
  symlinkSync(projectRoot, path.join(cwd, '.rumbo'));
  return cwd;
}

/** Runs a command line in it. */
function shell(command: string, page: string | Uint8Array) {
  const cwd = repository(page);
  const { status, stdout } = spawnSync('sh', ['-c', command], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { status, stdout, cwd };
}

it('has a workflow for GitHub and one for GitLab, in plain YAML', () => {
  expect(blocks).toHaveLength(2);
  expect([check, scan, merge].every((command) => command !== '')).toBe(true);
  for (const line of blocks.join('').split('\n'))
    expect(line).toMatch(/^(?: {2})*(?:- )?(?:[\w-]+:(?: \S.*)?|\S.*)?$/);
});

it('names files of the project that exist', () => {
  const named = [...blocks.join('').matchAll(/\.rumbo\/([\w./-]+)/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});

describe.each([
  ['the workflow of GitHub', check],
  ['the job of GitLab', merge],
])('%s', (_, command) => {
  // With its arguments, in this process: a process of its own, which reads all sources, says the same.
  const args = command.split('/main.ts ')[1]?.split(' ') ?? [];

  it.each([
    ['passes content in order', home, 0],
    ['fails for an error', dead, 1],
    ['fails for a warning', unknown, 1],
    ['cannot check bytes that are no text', Uint8Array.of(0xff), 2],
  ])('%s', (_fact, page, status) => {
    expect(run(args, { cwd: repository(page) }).exitCode).toBe(status);
  });
});

it('annotates files by their paths in the content repository', () => {
  const { status, stdout } = shell(check, dead);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^::error file=sites\/demo\/home\.page\.json,/m);
});

it('tells in a job of GitLab what is amiss', () => {
  const { status, stdout } = shell(merge, unknown);
  expect(status).toBe(1);
  expect(stdout).toContain('sites/demo/home.page.json');
});

it.each([
  ['whose problems are told as results', dead, 0],
  ['that could not be checked', Uint8Array.of(0xff), 1],
])('writes a log of content %s', (_, page, status) => {
  const result = shell(scan, page);
  expect(result.status).toBe(status);
  const log = readFileSync(path.join(result.cwd, 'rumbo.sarif'), 'utf8');
  expect(log).toContain('"uri": "sites/demo/home.page.json"');
});

it('lists every code that is mended', () => {
  const table = documentation.split('## Mending\n')[1] ?? '';
  const listed = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, code]) => code);
  expect(listed).toEqual(['json-malformed', 'text-invalid', ...Object.keys(fixes)]);
});
