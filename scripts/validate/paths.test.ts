import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  buttonData,
  headingData,
  imageData,
  pageData,
  siteData,
} from '#schemas/testing/documents.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { createFolder, run, runJson, SITE_FILES, siteFolder, toText } from './testing.ts';

const FORM = toText(formOf(question('edad', 'number', { label: '¿Cuántos años tienes?' })));

describe('the context of a page', () => {
  it('is its whole site when only the page is named', () => {
    const page = toText(
      pageData([
        buttonData('/jobs'),
        buttonData('/jbos', 'typo'),
        imageData({ src: 'assets/b.svg' }),
        headingData(),
      ]),
    );
    const cwd = siteFolder({ 'pages/home.page.json': page });
    const result = runJson(['pages/home.page.json'], { cwd });
    expect(result).toMatchObject({
      files: 1,
      problems: [{ code: 'link-dead' }, { code: 'asset-missing' }],
    });
    expect(result.problems.map(({ remedy }) => remedy)).toEqual([
      'Correct the address or create the page. Did you mean "/jobs"?',
      'Add it to assets/ or correct the path. Did you mean "assets/a.svg"?',
    ]);
  });

  it('is the site of the nearest folder above it', () => {
    const cwd = createFolder({
      'pages/one/site.json': SITE_FILES.site,
      'pages/one/home.page.json': SITE_FILES.home,
      'pages/one/deep/jobs.page.json': SITE_FILES.jobs,
      'pages/one/assets/a.svg': '<svg/>',
      'pages/two/site.json': toText({ ...siteData, urls: { home: '/home', jobListing: '/home' } }),
      'pages/two/assets/a.svg': '<svg/>',
      'pages/two/home.page.json': toText(pageData([buttonData('/jobs'), headingData()])),
    });
    expect(runJson([], { cwd })).toMatchObject({
      files: 5,
      problems: [{ file: 'pages/two/home.page.json', code: 'link-dead' }],
    });
  });

  it('is nothing without a site.json', () => {
    const cwd = createFolder({
      'home.page.json': toText(pageData([buttonData('/nada'), imageData({})])),
    });
    expect(run(['home.page.json'], { cwd }).exitCode).toBe(0);
  });

  it('makes two pages with one address a problem of both', () => {
    const cwd = siteFolder({ 'pages/copy.page.json': SITE_FILES.home.replace('"home"', '"copy"') });
    expect(runJson([], { cwd }).problems).toMatchObject([
      { file: 'pages/copy.page.json', code: 'url-collision' },
      { file: 'pages/home.page.json', code: 'url-collision' },
    ]);
  });
});

describe('paths', () => {
  it('may lie in another repository', () => {
    const folder = siteFolder({
      'pages/home.page.json': toText(pageData([buttonData('/nada'), headingData()])),
    });
    const { problems } = runJson([path.join(folder, 'pages')], { cwd: createFolder({}) });
    expect(problems).toMatchObject([
      { file: path.join(folder, 'pages/home.page.json'), code: 'link-dead' },
    ]);
  });

  it('that overlap count a file once', () => {
    expect(runJson(['pages', 'pages/home.page.json', './pages'], { cwd: siteFolder() }).files).toBe(
      3,
    );
  });

  it('lead into no hidden folder and no node_modules', () => {
    const cwd = siteFolder({
      'pages/.git/x.page.json': '{',
      'pages/node_modules/y/y.page.json': '{',
    });
    expect(runJson([], { cwd })).toMatchObject({ exitCode: 0, files: 3 });
  });

  it('may name a page or form whatever its extension', () => {
    const cwd = createFolder({ 'draft.json': '{}', 'form.json': FORM });
    expect(runJson(['draft.json'], { cwd })).toMatchObject({ exitCode: 1, files: 1 });
    expect(runJson(['form.json'], { cwd }).problems).toMatchObject([{ code: 'form-labour-law' }]);
  });

  it('lead to the forms of a site', () => {
    const cwd = siteFolder({ 'pages/forms/prueba.form.json': FORM, 'pages/forms/otra.json': '{' });
    expect(runJson([], { cwd })).toMatchObject({
      exitCode: 0,
      files: 4,
      problems: [{ file: 'pages/forms/prueba.form.json', code: 'form-labour-law', nodeId: 'edad' }],
    });
  });
});

describe('standard input', () => {
  const page = toText(pageData([buttonData('/nada'), headingData()]));

  it('is one page that knows no site', () => {
    expect(runJson(['-'], { cwd: siteFolder(), stdin: page })).toMatchObject({
      exitCode: 0,
      files: 1,
    });
  });

  it('is judged in the site that is named', () => {
    const result = runJson(['-', '--site', 'pages/site.json'], { cwd: siteFolder(), stdin: page });
    expect(result).toMatchObject({
      exitCode: 1,
      files: 2,
      problems: [{ file: '<stdin>', code: 'link-dead' }],
    });
  });

  it('takes the place of the stored page with its id', () => {
    const moved = toText(pageData([buttonData('/start'), headingData()], { url: '/start' }));
    expect(
      run(['-', '--site', 'pages/site.json'], { cwd: siteFolder(), stdin: moved }).exitCode,
    ).toBe(0);
  });

  it('may be a form', () => {
    const { exitCode, problems } = runJson(['-'], { cwd: siteFolder(), stdin: FORM });
    expect(exitCode).toBe(0);
    expect(problems).toMatchObject([{ file: '<stdin>', code: 'form-labour-law' }]);
    const broken = runJson(['-'], { cwd: siteFolder(), stdin: '{ "id": "x", "pages": [] }' });
    expect(broken.problems).toContainEqual(expect.objectContaining({ code: 'property-missing' }));
    expect(broken.problems).not.toContainEqual(expect.objectContaining({ pointer: '/url' }));
  });

  it('needs a site that exists', () => {
    const result = runJson(['-', '--site', 'nada.json'], {
      cwd: siteFolder(),
      stdin: SITE_FILES.home,
    });
    expect(result).toMatchObject({
      exitCode: 2,
      problems: [{ file: 'nada.json', code: 'file-unreadable' }],
    });
  });
});
