import { lstatSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { serialiseForm } from '#schemas/parse/serialise-form.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { headingData, pageData, siteData } from '#schemas/testing/documents.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { addUnreadable, createFolder } from '../validate/testing.ts';
import { runMigrate } from './run-migrate.ts';

const IMAGE = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };
const oldImage = { id: 'foto', type: 'image', content: { image: IMAGE, href: '/home' } };
const oldPage = JSON.stringify(pageData([oldImage]));
const current = canonical(JSON.stringify(pageData()));
const broken = JSON.stringify(pageData([{ ...headingData(), content: { level: 'x' } }]));

function canonical(text: string): string {
  const parsed = parsePageText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return serialisePage(parsed.value);
}

function run(cwd: string, ...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const exitCode = runMigrate(args, {
    cwd,
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}

function textOf(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

it("rewrites pages to today's versions and tells which widgets changed", () => {
  const folder = createFolder({ 'pages/a/home.page.json': oldPage });
  const { exitCode, stdout } = run(folder);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(
    'pages/a/home.page.json: image "foto" 1 → 2\nUp to date: 0. Changed: 1. With errors: 0. Not touched: 0.\n',
  );
  expect(textOf(folder, 'pages/a/home.page.json')).toBe(canonical(oldPage));
  expect(textOf(folder, 'pages/a/home.page.json')).toContain('"version": 2');
});

it('rewrites to canonical text, and nothing the second time', () => {
  const folder = createFolder({ 'home.page.json': JSON.stringify(pageData()) });
  expect(run(folder, '.').stdout).toContain('home.page.json: canonical text\n');
  expect(textOf(folder, 'home.page.json')).toBe(current);
  const past = new Date(2020, 1, 1);
  utimesSync(path.join(folder, 'home.page.json'), past, past);
  expect(run(folder, '.')).toMatchObject({
    exitCode: 0,
    stdout: 'Up to date: 1. Changed: 0. With errors: 0. Not touched: 0.\n',
  });
  expect(statSync(path.join(folder, 'home.page.json')).mtime).toEqual(past);
});

it('rewrites a form to canonical text, and leaves one with errors alone', () => {
  const form = formOf(question('nombre', 'full-name'));
  const { id, ...rest } = form;
  const folder = createFolder({
    'forms/prueba.form.json': JSON.stringify({ ...rest, id }),
    'forms/mala.form.json': '{ "id": "mala" }',
  });
  const { exitCode, stdout } = run(folder, '.');
  expect(exitCode).toBe(1);
  expect(stdout).toContain('forms/prueba.form.json: canonical text\n');
  expect(stdout).toContain('forms/mala.form.json: left alone');
  expect(textOf(folder, 'forms/prueba.form.json')).toBe(serialiseForm(form));
});

it('takes a byte order mark away', () => {
  const folder = createFolder({ 'home.page.json': `\uFEFF${current}` });
  run(folder, '.');
  expect(textOf(folder, 'home.page.json')).toBe(current);
});

it('touches nothing but pages', () => {
  const others = { 'site.json': JSON.stringify(siteData), 'notes.json': '{"a":1}', 'a.txt': 'a' };
  const folder = createFolder({ ...others, 'home.page.json': oldPage });
  expect(run(folder, '.', 'site.json').exitCode).toBe(0);
  for (const [name, text] of Object.entries(others)) expect(textOf(folder, name)).toBe(text);
});

it('keeps what opaque widgets hold, byte for byte', () => {
  const held = '{"10":1.0, "9":12345678901234567890,\r\n"a":1e400,"b":[ ],"__proto__":{}}';
  const widget = { id: 'w', type: 'image', version: 99, content: 'HERE' };
  const text = JSON.stringify(pageData([oldImage, widget])).replace('"HERE"', () => held);
  const folder = createFolder({ 'home.page.json': text });
  expect(run(folder, '.').exitCode).toBe(0);
  expect(textOf(folder, 'home.page.json')).toContain(`"version": 99,\n      "content": ${held}\n`);
});

describe('--check', () => {
  it('tells what would change and writes nothing', () => {
    const folder = createFolder({ 'home.page.json': oldPage, 'b.page.json': current });
    const { exitCode, stdout } = run(folder, '.', '--check');
    expect(exitCode).toBe(1);
    expect(stdout).toBe(
      'home.page.json: image "foto" 1 → 2\nUp to date: 1. To change: 1. With errors: 0. Not touched: 0.\n',
    );
    expect(textOf(folder, 'home.page.json')).toBe(oldPage);
  });

  it('is content with pages that are up to date', () => {
    expect(run(createFolder({ 'b.page.json': current }), '.', '--check').exitCode).toBe(0);
  });
});

describe('what stands in the way', () => {
  it('leaves pages with errors alone, names them, and migrates the others', () => {
    const folder = createFolder({
      'a.page.json': broken,
      'b.page.json': '{ "id": ',
      'c.page.json': oldPage,
    });
    const { exitCode, stdout } = run(folder, '.');
    expect(exitCode).toBe(1);
    expect(stdout).toContain('a.page.json: left alone: it has errors (2); `npm run validate --');
    expect(stdout).toContain('b.page.json: left alone: it has errors (1)');
    expect(textOf(folder, 'a.page.json')).toBe(broken);
    expect(textOf(folder, 'c.page.json')).toBe(canonical(oldPage));
  });

  it('names files that cannot be read, and migrates the others', () => {
    const folder = createFolder({
      'latin.page.json': new Uint8Array([0x22, 0xf1, 0x22]),
      'c.page.json': oldPage,
    });
    addUnreadable(folder, 'gone.page.json');
    const { exitCode, stdout } = run(folder, '.', 'nowhere');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('gone.page.json: not touched: ENOENT');
    expect(stdout).toContain('latin.page.json: not touched: ');
    expect(stdout).toContain('nowhere: not touched: ENOENT');
    expect(textOf(folder, 'c.page.json')).toBe(canonical(oldPage));
  });

  it('writes through no link', () => {
    const folder = createFolder({ 'real.txt': oldPage });
    symlinkSync(path.join(folder, 'real.txt'), path.join(folder, 'link.page.json'));
    const { exitCode, stdout } = run(folder, '.');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('link.page.json: not touched: it is a link');
    expect(textOf(folder, 'real.txt')).toBe(oldPage);
    expect(lstatSync(path.join(folder, 'link.page.json')).isSymbolicLink()).toBe(true);
  });

  it('says so where there are no documents', () => {
    expect(run(createFolder({ 'a.txt': '' }), '.')).toMatchObject({
      exitCode: 2,
      stdout: expect.stringContaining('there are no documents in it'),
    });
  });

  it('explains itself, and what it does not accept', () => {
    const folder = createFolder({});
    expect(run(folder, '--help')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('Usage: npm run migrate'),
    });
    expect(run(folder, '--chekc')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--chekc'),
    });
  });

  it("prints no line of a file's own", () => {
    const folder = createFolder({});
    writeFileSync(path.join(folder, 'a\nb.page.json'), '{');
    expect(run(folder, '.').stdout).toContain('a�b.page.json: left alone');
  });
});
