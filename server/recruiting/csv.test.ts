import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { question } from '#schemas/testing/forms.ts';
import { toNationalPhone } from '#schemas/text/phone-number.ts';
import { toCsvCell, toCsvLine } from '../base/csv-cell.ts';
import { APPLICATION_FORM } from '../testing/application-form.ts';
import { withQuestion } from '../testing/applications.ts';
import { openTestRecruiting } from '../testing/recruiting.ts';
import { setUp } from '../testing/set-up.ts';
import { xssCorpus } from '../testing/xss-corpus.ts';

describe('a cell', () => {
  it.each([
    '=HYPERLINK("https://x.example","ver")',
    '@SUM(A1)',
    '-2+3+cmd|x',
    '+1+1',
    '＝1+1',
    '＋1',
    '－1+cmd',
    '＠SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    ' =1+1',
    '\u00a0=1',
    '\u200b=1+1',
    '\ufeff=1+1',
    '\u202d=1+1',
    '--1',
    '\n=1',
  ])('is text where a spreadsheet would calculate: %j', (text) => {
    expect(toCsvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['Ana;=1+1', 'Ana\t=1+1', 'a;b; @SUM(A1)', 'a|＝1', 'a;-cmd', '"x";=1+1'])(
    'is text where a spreadsheet of another country takes it for several cells: %j',
    (text) => {
      expect(toCsvCell(text)).not.toMatch(/[;\t|]\s*[=@＝-]/);
    },
  );

  it.each(['-5', '-5.25', '01000', '12', 'Ñandú', 'a-b', 'a=b'])('stays as it is: %s', (text) => {
    expect(toCsvCell(text)).toBe(text);
  });

  it('stays one cell without a formula, whatever of 500 hostile texts it holds', () => {
    const before = ['', '=', '+', '@', '-1+', '\t=cmd|', '＝'];
    const texts = before.flatMap((sign) => xssCorpus.map((text) => `${sign}${text}`));
    expect(texts.length).toBeGreaterThanOrEqual(500);
    for (const text of texts) {
      const cell = toCsvCell(text);
      const content = /^"((?:[^"]|"")*)"$|^([^",\r\n]*)$/.exec(cell);
      expect([text, content !== null]).toEqual([text, true]);
      expect((content?.[1] ?? content?.[2] ?? '').trimStart()).not.toMatch(/^[=+@＝＋＠]|^-1\+/);
    }
  });

  it('is quoted where it has separators, quotes or lines', () => {
    expect(toCsvCell('a\nb;"c",d')).toBe('"a\nb;""c"",d"');
  });
});

const OFFICE = '/usr/bin/soffice';

const FORMULAS = [
  '=1+1',
  '=HYPERLINK("https://x.example","ver")',
  ' =1+1',
  '\t=1+1',
  'Ana;=1+1',
  'Ana\t=1+1',
  'Ana;\u200b=1+1',
  '"x";=1+1',
  '\n=1+1',
];

/** As a spreadsheet takes a file whose cells end at commas, or at semicolons and tabs too. @returns its formulas */
async function formulasOf(csv: string, separators: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-csv-'));
  try {
    await writeFile(join(folder, 'all.csv'), `\ufeff${csv}`);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const read = `--infilter=CSV:${separators},34,76`;
    const convert = ['--headless', read, '--convert-to', 'fods', '--outdir', folder];
    execFileSync(OFFICE, [profile, ...convert, join(folder, 'all.csv')], { stdio: 'ignore' });
    const opened = await readFile(join(folder, 'all.fods'), 'utf8');
    return opened.match(/table:formula="[^"]*"/g) ?? [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.runIf(existsSync(OFFICE))('a file that LibreOffice opens', { timeout: 120_000 }, () => {
  it.each(['44', '44/59/9'])('calculates nothing where cells end at %s', async (separators) => {
    const texts = [...FORMULAS, ...xssCorpus.map((text) => `=${text}`), ...xssCorpus];
    const csv = texts.map((text) => toCsvLine([text, text])).join('');
    expect(await formulasOf(csv, separators)).toEqual([]);
  });

  it('would calculate what nobody defused', async () => {
    const csv = FORMULAS.map((text) => `"${text.replaceAll('"', '""')}"\r\n`).join('');
    expect((await formulasOf(csv, '44')).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a phone', () => {
  it.each([
    ['+525512345678', '55 1234 5678'],
    ['+524771234567', '477 123 4567'],
    ['+14155550100', '+14155550100'],
  ])('%s is written %s', (phone, written) => {
    expect(toNationalPhone(phone)).toBe(written);
  });
});

describe('an export', () => {
  const clock = { now: Date.UTC(2030, 0, 1) };
  const test = setUp(() => openTestRecruiting(clock));

  beforeAll(async () => {
    await test.publish(
      withQuestion(APPLICATION_FORM, { ...question('nota', 'short-text'), label: '=1+1' }),
    );
  });

  it('has a line for each application and a column for each question, and no formula anywhere', async () => {
    const cv = await test.upload('=cmd.pdf');
    await test.apply({ nota: ['=2+5'], cv: [cv] });
    await test.apply({ nota: ['-5'] });
    const answer = await test.send('GET', '/applications.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.startsWith('\ufeffID,')).toBe(true);
    const [header = '', ...lines] = answer.body.trim().split('\r\n');
    expect(header).toContain(",'=1+1,");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(',-5,');
    expect(lines[1]).toContain(",'=2+5,");
    expect(lines[1]).toMatch(/'=cmd\.pdf$/);
    expect(answer.body).toContain('55 1234 5678');
    expect(answer.body).not.toMatch(/(?:^|,)"?[=+@＝＋－＠]/m);
  });

  it('of those that were chosen has exactly them, defused alike, and tells the record of changes how many', async () => {
    await test.empty();
    const first = await test.apply({ nombre: ['Ana Uno'], nota: ['=2+5'] });
    const second = await test.apply({ nombre: ['Bea Dos'], nota: ['@SUM(A1)'] });
    await test.apply({ nombre: ['Caro Tres'] });
    const gone = '00000000-0000-4000-8000-000000000000';
    const answer = await test.send('POST', '/applications.csv', {
      body: { ids: [first.id, second.id, gone] },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="solicitudes-uno.csv"',
    );
    const [header = '', ...lines] = answer.body.trim().split('\r\n');
    expect(header).toContain(",'=1+1,");
    expect(lines.map((line) => line.slice(0, 36))).toEqual([second.id, first.id]);
    expect(lines[0]).toContain(",'@SUM(A1),");
    expect(lines[1]).toContain(",'=2+5,");
    const [entry] = await test.database.kysely.selectFrom('audit_log').selectAll().execute();
    expect(entry).toMatchObject({ action: 'applications-exported', detail: 'chosen count=2' });
    expect(entry?.actor).toContain('Rosa');
    for (const ids of [[], ['x']])
      expect((await test.send('POST', '/applications.csv', { body: { ids } })).statusCode).toBe(
        400,
      );
  });

  it('has one line for two that were merged, as the list has, whoever is chosen', async () => {
    await test.empty();
    const [kept, merged] = [await test.apply(), await test.apply()];
    const body = { other: merged.id };
    await test.send('POST', `/applications/${kept.id}/merge`, { match: '*', body });
    const chosen = { body: { ids: [kept.id, merged.id] } };
    for (const answer of [
      await test.send('GET', '/applications.csv'),
      await test.send('POST', '/applications.csv', chosen),
    ]) {
      const [, ...lines] = answer.body.trim().split('\r\n');
      expect(lines.map((line) => line.slice(0, 36))).toEqual([kept.id]);
    }
    expect((await test.audited()).at(-1)?.[1]).toBe('chosen count=1');
  });

  it('takes all of a long list that were chosen', async () => {
    await test.empty();
    const { id } = await test.apply();
    const none = '00000000-0000-4000-8000-';
    const others = Array.from({ length: 9_999 }, (_, n) => none + String(n).padStart(12, '0'));
    const answer = await test.send('POST', '/applications.csv', { body: { ids: [...others, id] } });
    expect(answer.body.trim().split('\r\n')).toHaveLength(2);
  });

  it('says status and channel in words, and when, as clocks at the site had it', async () => {
    await test.empty();
    clock.now = Date.UTC(2030, 0, 15, 3, 5);
    await test.apply();
    const { body } = await test.send('GET', '/applications.csv');
    expect(body).toContain(',Enviada,Nueva,');
    expect(body).toContain(',Formulario,No,2030-01-14 21:05,2030-01-14 21:05,');
    expect(body).toContain(',Estado,Etapa,Motivo,');
  });

  it('speaks the language that is asked for, as defused as ever, else that of the site', async () => {
    const ask = async (query: string) => test.send('GET', `/applications.csv${query}`);
    const { body, headers } = await ask('?language=en&status=APPLY_FINISH');
    expect(body).toContain('\ufeffID,Name,Phone,E-mail,Place,Job,Job ID,Form,Status,Step,Reason,');
    expect(body).toContain(",'=1+1,");
    expect(body).toContain(',Sent,Nueva,');
    expect(body).toContain(',Form,No,2030-01-14 21:05,');
    expect(headers['content-disposition']).toBe('attachment; filename="applications-uno.csv"');
    const ids = [body.split('\r\n')[1]?.slice(0, 36)];
    const chosen = await test.send('POST', '/applications.csv?language=en', { body: { ids } });
    expect(chosen.body).toBe(body);
    expect((await test.audited()).at(-2)?.[1]).toBe('status=APPLY_FINISH count=1');
    expect((await ask('?language=de')).statusCode).toBe(400);
    await test.database.kysely
      .updateTable('sites')
      .set(({ fn, val }) => ({
        settings: fn<string>('replace', ['settings', val('es-MX'), val('en-US')]),
      }))
      .execute();
    expect((await ask('')).body).toBe(body);
  });
});
