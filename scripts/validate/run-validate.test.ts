import { describe, expect, it } from 'vitest';
import {
  buttonData,
  headingData,
  imageData,
  metadataData,
  pageData,
  siteData,
} from '#schemas/testing/documents.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import {
  addUnreadable,
  createFolder,
  run,
  runJson,
  SITE_FILES,
  siteFolder,
  toText,
} from './testing.ts';

describe('the exit code', () => {
  it('is 0 for a site in order', () => {
    expect(run([], { cwd: siteFolder() })).toEqual({
      exitCode: 0,
      stdout: 'Files checked: 3. No problems.\n',
      stderr: '',
    });
  });

  it('is 0 when there are warnings only', () => {
    const lone = toText(pageData([headingData()], { metadata: metadataData([]) }));
    const result = runJson([], { cwd: siteFolder({ 'pages/home.page.json': lone }) });
    expect(result).toMatchObject({
      exitCode: 0,
      errors: 0,
      warnings: 1,
      problems: [{ code: 'widget-unused' }],
    });
  });

  it('is 1 for errors in a page', () => {
    const dead = toText(pageData([buttonData('/nada'), headingData()]));
    expect(run([], { cwd: siteFolder({ 'pages/home.page.json': dead }) }).exitCode).toBe(1);
  });

  it('is 1 for a page or form of a site that is called another way than its file', () => {
    const form = toText({ ...formOf(question('nombre', 'full-name')), id: 'otro' });
    const cwd = siteFolder({
      'pages/casa.page.json': toText(pageData([headingData()], { id: 'otra', url: '/otra' })),
      'pages/forms/aplicar.form.json': form,
      'pages/forms/otro.form.json': form,
    });
    const { exitCode, problems } = runJson([], { cwd });
    const told = { code: 'id-not-file-name', pointer: '/id', nodeId: null };
    expect({ exitCode, problems }).toMatchObject({
      exitCode: 1,
      problems: [
        { ...told, file: 'pages/casa.page.json', line: 3 },
        {
          ...told,
          file: 'pages/forms/aplicar.form.json',
          message: 'The id is "otro", but the name of the file says "aplicar".',
        },
      ],
    });
    const alone = createFolder({ 'casa.page.json': SITE_FILES.home });
    expect(run(['casa.page.json'], { cwd: alone }).exitCode).toBe(0);
  });

  it('is 1 for errors in the settings of a site', () => {
    const result = runJson([], {
      cwd: siteFolder({ 'pages/site.json': toText({ ...siteData, country: 'Mexico' }) }),
    });
    expect(result).toMatchObject({
      exitCode: 1,
      errors: 1,
      problems: [{ file: 'pages/site.json', pointer: '/country' }],
    });
  });

  it('is 1 for settings that lead to no page or name a file that is not there', () => {
    const urls = { home: '/home', jobListing: '/vacantes' };
    const metadata = { titleSuffix: 'Demo', icon: 'assets/b.svg' };
    const settings = toText({ ...siteData, urls, metadata });
    const cwd = siteFolder({ 'pages/site.json': settings });
    expect(runJson(['pages/site.json'], { cwd })).toMatchObject({
      exitCode: 1,
      files: 1,
      problems: [
        { code: 'link-dead', pointer: '/urls/jobListing' },
        { code: 'asset-missing', pointer: '/metadata/icon' },
      ],
    });
  });

  it('is 2 for a path that does not exist', () => {
    const result = runJson(['nada'], { cwd: siteFolder() });
    expect(result).toMatchObject({
      exitCode: 2,
      files: 0,
      problems: [{ file: 'nada', code: 'file-unreadable' }],
    });
  });

  it('is 2 for a folder without documents, also beside others', () => {
    const cwd = siteFolder({ 'empty/note.txt': '' });
    expect(runJson(['pages', 'empty'], { cwd })).toMatchObject({
      exitCode: 2,
      files: 3,
      problems: [{ file: 'empty', code: 'files-none' }],
    });
  });

  it.each([
    ['an unknown option', ['--fromat', 'json'], '--fromat'],
    ['an unknown format', ['--format', 'xml'], 'pretty, json, github'],
    ['an unknown language', ['--lang', 'fr'], 'es, en'],
    ['--site without standard input', ['--site', 'pages/site.json'], '--site'],
  ])('is 2 for %s', (_, args, mention) => {
    const { exitCode, stdout, stderr } = run(args, { cwd: siteFolder() });
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(mention);
  });

  it('is 0 for --help', () => {
    const { exitCode, stdout } = run(['--help'], { cwd: siteFolder() });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('--format pretty|json|github');
  });
});

describe('an unreadable or malformed file', () => {
  it('does not hide the problems of the others', () => {
    const cwd = siteFolder({
      'pages/bad.page.json': '{ "id": ',
      'pages/worse.page.json': toText({ id: 'worse' }),
    });
    addUnreadable(cwd, 'pages/gone.page.json');
    const result = runJson([], { cwd });
    expect(result).toMatchObject({ exitCode: 2, files: 5 });
    expect(new Set(result.problems.map(({ file, code }) => `${file} ${code}`))).toEqual(
      new Set([
        'pages/bad.page.json json-malformed',
        'pages/gone.page.json file-unreadable',
        'pages/worse.page.json property-missing',
      ]),
    );
  });

  it('makes no link to its page dead', () => {
    const cwd = siteFolder({
      'pages/home.page.json': toText(pageData([buttonData('/gone'), headingData()])),
    });
    addUnreadable(cwd, 'pages/gone.page.json');
    expect(runJson([], { cwd }).problems).toMatchObject([{ code: 'file-unreadable' }]);
  });

  it('is told where JSON breaks off', () => {
    const cwd = siteFolder({ 'pages/bad.page.json': '{\n  "id": "bad"\n  "url": "/bad"\n}\n' });
    expect(runJson([], { cwd }).problems).toMatchObject([
      { file: 'pages/bad.page.json', line: 3, column: 3, code: 'json-malformed', nodeId: null },
    ]);
  });

  it('is told when bytes are no UTF-8', () => {
    const cwd = siteFolder({
      'pages/latin.page.json': Buffer.from(SITE_FILES.home.replace('Inicio', 'Página'), 'latin1'),
    });
    expect(runJson([], { cwd })).toMatchObject({
      exitCode: 2,
      problems: [{ code: 'file-unreadable' }],
    });
  });

  it('may be a text too deep or too large to parse', () => {
    const cwd = siteFolder({
      'pages/deep.page.json': '['.repeat(1e6),
      'pages/large.page.json': `"${'x'.repeat(3e6)}"`,
    });
    expect(runJson([], { cwd }).problems).toMatchObject([
      { code: 'document-too-deep', line: 1, column: 65 },
      { code: 'document-too-large', line: 1, column: 1 },
    ]);
  });

  it('may begin with a byte order mark', () => {
    expect(
      run([], { cwd: siteFolder({ 'pages/home.page.json': `\uFEFF${SITE_FILES.home}` }) }).exitCode,
    ).toBe(0);
  });
});

describe('positions', () => {
  it('of an unknown property are those of its name', () => {
    const page = toText(pageData(undefined, { metadata: metadataData([], { titel: 'x' }) }));
    const lines = page.split('\n');
    const line = lines.findIndex((each) => each.includes('"titel"')) + 1;
    const cwd = siteFolder({ 'pages/home.page.json': page });
    expect(runJson(['pages/home.page.json'], { cwd }).problems).toMatchObject([
      {
        code: 'property-unknown',
        line,
        column: (lines[line - 1] ?? '').indexOf('"titel"') + 1,
        pointer: '/metadata/titel',
      },
    ]);
  });

  it('of a missing property are those of its object', () => {
    const page =
      '{\r\n  "schemaVersion": 1, "id": "x", "url": "/x", "type": "CONTENT", "widgets": [],\r\n  "metadata": {"title":"t","layout":{"sectionId":"s"}}\r\n}';
    expect(runJson(['-'], { cwd: siteFolder(), stdin: page }).problems).toMatchObject([
      { code: 'property-missing', line: 3, column: 15, pointer: '/metadata' },
    ]);
  });

  it('order the problems of a file', () => {
    const page = toText(
      pageData([buttonData('/nada'), imageData({}, 'a'), imageData({}, 'a'), headingData()]),
    );
    const { problems } = runJson([], { cwd: siteFolder({ 'pages/home.page.json': page }) });
    expect(problems.map(({ code }) => code)).toEqual(['link-dead', 'id-duplicate']);
  });
});

describe('the language', () => {
  const stdin = '{}';
  it.each([
    [['-'], { LANG: 'es_MX.UTF-8' }, 'Falta la propiedad'],
    [['-'], { LANG: 'es_MX.UTF-8', LC_ALL: 'C' }, 'is missing'],
    [['-', '--lang', 'es'], {}, 'Falta la propiedad'],
    [['-', '--lang', 'en'], { LANG: 'es' }, 'is missing'],
    [['-'], { LANG: 'est' }, 'is missing'],
  ])('follows %j and %j', (args, env, expected) => {
    expect(run(args, { cwd: createFolder({}), stdin, env }).stdout).toContain(expected);
  });
});

it('checks 1,000 pages at once', () => {
  const widgets = Array.from({ length: 20 }, (_, i) => [
    buttonData('/page-7', `b${i}`),
    headingData(`h${i}`, i === 0 ? 1 : 2),
  ]).flat();
  const pages = Array.from({ length: 1000 }, (_, i) => [
    `pages/page-${i}.page.json`,
    toText(pageData(widgets, { id: `page-${i}`, url: `/page-${i}` })),
  ]);
  const cwd = siteFolder(Object.fromEntries(pages));
  expect(run([], { cwd }).stdout).toBe('Files checked: 1003. No problems.\n');
});
