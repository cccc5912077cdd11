import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buttonData, headingData, pageData, siteData } from '#schemas/testing/documents.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { replaceFile } from '../files/replace-file.ts';
import { createFolder, run, runJson } from './testing.ts';

function text(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

const site = text({ ...siteData, urls: { home: '/home', jobListing: '/home' } });
const slip = text(pageData([{ id: 'w', type: 'heading', content: { texto: 'V', level: 1 } }]));
const slipLine = slip.split('\n').findIndex((line) => line.includes('texto')) + 1;
const mended = slip.replace('texto', 'text');

function siteFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  return createFolder({
    'pages/site.json': site,
    'pages/home.page.json': slip,
    'pages/assets/a.svg': '<svg/>',
    ...files,
  });
}

const read = (cwd: string, file: string) => readFileSync(path.join(cwd, file), 'utf8');

it('mends, judges again and tells what was mended', () => {
  const cwd = siteFolder();
  expect(run(['--fix'], { cwd })).toEqual({
    exitCode: 0,
    stdout:
      `pages/home.page.json:${slipLine}:9  fixed  property-unknown  There is no property "texto" here.\n` +
      '\n' +
      'Files checked: 2. No problems. Fixed: 1.\n',
    stderr: '',
  });
  expect(read(cwd, 'pages/home.page.json')).toBe(mended);
});

it('writes nothing without --fix, nor where nothing can be mended', () => {
  const cwd = siteFolder({
    'pages/dead.page.json': text(pageData([buttonData('/nada')], { id: 'dead', url: '/dead' })),
  });
  run([], { cwd });
  expect(read(cwd, 'pages/home.page.json')).toBe(slip);
  const before = statSync(path.join(cwd, 'pages/dead.page.json')).ino;
  expect(run(['--fix', 'pages/dead.page.json'], { cwd }).exitCode).toBe(1);
  expect(statSync(path.join(cwd, 'pages/dead.page.json')).ino).toBe(before);
});

it('mends what is safe in a file with other errors', () => {
  const page = text(
    pageData([
      { id: 'w', type: 'heading', content: { texto: 'V', level: 1 } },
      { id: 'b', type: 'button', content: { link: { label: 'Ver' } } },
    ]),
  );
  const cwd = siteFolder({ 'pages/home.page.json': page });
  expect(runJson(['--fix'], { cwd })).toMatchObject({
    exitCode: 1,
    fixed: [{ code: 'property-unknown', pointer: '/widgets/0/content/texto' }],
    problems: [{ code: 'property-missing' }],
  });
  expect(read(cwd, 'pages/home.page.json')).toBe(page.replace('texto', 'text'));
});

it('mends a form', () => {
  const slip = text({ ...formOf(question('nombre', 'full-name', { required: true })) });
  const form = slip.replace('"required": true', '"require": true').replace('"v2"', '"V2"');
  const cwd = siteFolder({
    'pages/home.page.json': mended,
    'pages/forms/prueba.form.json': form,
  });
  expect(runJson(['--fix'], { cwd })).toMatchObject({
    exitCode: 0,
    fixed: [{ code: 'value-not-allowed' }, { code: 'property-unknown' }],
  });
  expect(read(cwd, 'pages/forms/prueba.form.json')).toBe(slip);
});

it('mends links to a page whose address it has just mended', () => {
  const cwd = siteFolder({
    'pages/a.page.json': text(pageData([buttonData('/Turnos')], { id: 'a', url: '/a' })),
    'pages/turnos.page.json': text(pageData(undefined, { id: 'turnos', url: '/turnos' })).replace(
      '"url"',
      '"ulr"',
    ),
  });
  expect(run(['--fix'], { cwd }).exitCode).toBe(0);
  expect(read(cwd, 'pages/a.page.json')).toContain('"/turnos"');
});

it('keeps permissions, byte order mark and line ends, and leaves no other file behind', () => {
  const cwd = siteFolder({ 'pages/home.page.json': `\uFEFF${slip.replaceAll('\n', '\r\n')}` });
  chmodSync(path.join(cwd, 'pages/home.page.json'), 0o640);
  const before = readdirSync(path.join(cwd, 'pages'));
  expect(run(['--fix'], { cwd }).exitCode).toBe(0);
  expect(read(cwd, 'pages/home.page.json')).toBe(`\uFEFF${mended.replaceAll('\n', '\r\n')}`);
  expect(statSync(path.join(cwd, 'pages/home.page.json')).mode & 0o777).toBe(0o640);
  expect(readdirSync(path.join(cwd, 'pages'))).toEqual(before);
});

it('touches only what was named', () => {
  const cwd = siteFolder({ 'pages/other.page.json': slip.replace('"home"', '"other"') });
  run(['--fix', 'pages/home.page.json'], { cwd });
  expect(read(cwd, 'pages/home.page.json')).toBe(mended);
  expect(read(cwd, 'pages/other.page.json')).toContain('texto');
});

it('writes through a link that was named, and through none that leads out of what was named', () => {
  const cwd = siteFolder();
  const outside = createFolder({ 'draft.page.json': slip });
  const link = path.join(cwd, 'pages/link.page.json');
  symlinkSync(path.join(outside, 'draft.page.json'), link);
  run(['--fix', 'pages'], { cwd });
  expect(read(outside, 'draft.page.json')).toBe(slip);
  run(['--fix', 'pages/link.page.json'], { cwd });
  expect(read(outside, 'draft.page.json')).toBe(mended);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

it('leaves a pipe to the check', () => {
  const cwd = createFolder({});
  const pipe = path.join(cwd, 'pipe');
  const script = `mkfifo "$0"\n(cat > "$0" <<'END'\n${slip}END\n) >/dev/null 2>&1 &`;
  execFileSync('sh', ['-c', script, pipe]);
  expect(runJson(['--fix', 'pipe'], { cwd })).toMatchObject({
    files: 1,
    fixed: [],
    problems: [{ code: 'property-missing' }, { code: 'property-unknown' }],
  });
});

it('says so when a file cannot be written, and exits with 2', () => {
  // A folder in the place of the temporary file stops everybody, even root.
  const cwd = siteFolder({ [`pages/.home.page.json.${process.pid}.tmp/x`]: '' });
  const result = runJson(['--fix'], { cwd });
  expect(result).toMatchObject({
    exitCode: 2,
    fixed: [],
    problems: [
      { file: 'pages/home.page.json', code: 'file-unwritable' },
      { code: 'property-missing' },
      { code: 'property-unknown' },
    ],
  });
  expect(read(cwd, 'pages/home.page.json')).toBe(slip);
});

it('replaces no file that was changed meanwhile', () => {
  const cwd = createFolder({ a: 'theirs' });
  const [before, after] = [Buffer.from('read'), Buffer.from('mended')];
  expect(replaceFile({ file: path.join(cwd, 'a'), before, after })).toEqual({
    ok: true,
    value: false,
  });
  expect(readdirSync(cwd).map((file) => [file, read(cwd, file)])).toEqual([['a', 'theirs']]);
});

it('passes the page of standard input on, and its problems to standard error', () => {
  const cwd = siteFolder();
  const { exitCode, stdout, stderr } = run(['-', '--fix'], { cwd, stdin: `\uFEFF${slip}` });
  expect(exitCode).toBe(0);
  expect(stdout).toBe(`\uFEFF${mended}`);
  expect(stderr).toContain('Fixed: 1.');
  const dead = text(pageData([headingData(), buttonData('/nada')]));
  expect(run(['-', '--fix', '--site', 'pages/site.json'], { cwd, stdin: dead })).toMatchObject({
    exitCode: 1,
    stdout: dead,
  });
  expect(read(cwd, 'pages/home.page.json')).toBe(slip);
});

it('does not mend the settings that --site names', () => {
  const cwd = siteFolder();
  const broken = site.replace('"name"', '"nmae"');
  writeFileSync(path.join(cwd, 'pages/site.json'), broken);
  expect(run(['-', '--fix', '--site', 'pages/site.json'], { cwd, stdin: slip }).exitCode).toBe(1);
  expect(read(cwd, 'pages/site.json')).toBe(broken);
});

it('is told to GitHub as notices', () => {
  expect(run(['--fix', '--format', 'github'], { cwd: siteFolder() }).stdout).toBe(
    `::notice file=pages/home.page.json,line=${slipLine},col=9,title=property-unknown::fixed: There is no property "texto" here.\n` +
      'Files checked: 2. No problems. Fixed: 1.\n',
  );
});
