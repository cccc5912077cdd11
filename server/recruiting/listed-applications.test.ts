import { describe, expect, it } from 'vitest';
import type { BoardAnswer } from '#schemas/api/recruiting/applications.ts';
import { folioOf } from '#schemas/forms/folio.ts';
import { setUpRecruiting } from '../testing/recruiting.ts';

const HOUR_MS = 3_600_000;
const clock = { now: Date.UTC(2030, 0, 1, 18) };

const test = setUpRecruiting(clock);

describe('the list of applications', () => {
  it('has those that were sent, the newest first, page by page', async () => {
    for (const name of ['Ana Uno', 'Bea Dos', 'Caro Tres']) await test.apply({ nombre: [name] });
    const first = await test.list('?limit=2');
    expect(first).toMatchObject({ total: 3, data: [{ name: 'Caro Tres' }, { name: 'Bea Dos' }] });
    const second = await test.list(`?limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ next: null, data: [{ name: 'Ana Uno', step: 'nueva' }] });
  });

  it('finds by name without accents, by e-mail and by phone as people write it', async () => {
    await test.apply({ nombre: ['Íñigo Núñez Peña'], correo: ['inigo@correo.example'] });
    await test.apply({ nombre: ['Ana Ruiz Soto'], telefono: ['33 1111 2222'] });
    expect(await test.names('?q=nunez')).toEqual(['Íñigo Núñez Peña']);
    expect(await test.names('?q=INIGO%40')).toEqual(['Íñigo Núñez Peña']);
    expect(await test.names('?q=33%201111')).toEqual(['Ana Ruiz Soto']);
    expect(await test.names('?q=%25')).toEqual([]);
  });

  it('finds by the folio that was told to who applied, as people write it', async () => {
    await test.apply();
    const { id } = await test.apply({ nombre: ['Bea Dos'] });
    const folio = folioOf(id);
    expect(folio).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    for (const text of [folio, folio.toLowerCase(), folio.replace('-', ''), ` ${folio} `])
      expect(await test.names(`?q=${encodeURIComponent(text)}`)).toEqual(['Bea Dos']);
    expect(await test.names(`?q=${folio.slice(0, 8)}`)).toEqual([]);
  });

  it('filters by job, step, status, source and day', async () => {
    const { id } = await test.apply({}, { utm_source: 'volante' });
    await test.apply({ nombre: ['Bea Dos'] }, { jobId: '' });
    expect(await test.names('?source=volante')).toEqual(['Ana Ruiz Soto']);
    expect(await test.names('?source=Volante&channel=web')).toEqual(['Ana Ruiz Soto']);
    expect(await test.names('?source=')).toEqual(['Bea Dos']);
    expect(await test.names('?channel=cb')).toEqual([]);
    expect(await test.names(`?job=${test.jobs.open}`)).toEqual(['Ana Ruiz Soto']);
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'entrevista' } });
    expect(await test.names('?step=entrevista')).toEqual(['Ana Ruiz Soto']);
    expect(await test.names('?step=nueva')).toEqual(['Bea Dos']);
    expect(await test.names('?status=APPLY_INTERMEDIATE')).toEqual([]);
    const today = new Date(clock.now - 6 * HOUR_MS).toISOString().slice(0, 10);
    expect(await test.names(`?from=${today}&to=${today}`)).toHaveLength(2);
    expect(await test.names(`?from=2020-01-01&to=2020-01-02`)).toEqual([]);
  });

  it('is read by step in one go, which the record of changes keeps as one', async () => {
    const { id } = await test.apply({ nombre: ['Eva Antes'] });
    await test.apply({ nombre: ['Bea Dos'] });
    await test.apply({ nombre: ['Cira Otra'] }, { jobId: '' });
    await test.send('PATCH', `/applications/${id}`, { match: '*', body: { step: 'entrevista' } });
    const before = (await test.audited()).length;
    const board = async (query: string) => {
      const { columns }: BoardAnswer = (
        await test.send('GET', `/application-board${query}`)
      ).json();
      return columns.map(({ step, list }) => [step, list.data.map(({ name }) => name), list.total]);
    };
    expect(await board(`?job=${test.jobs.open}`)).toEqual([
      ['nueva', ['Bea Dos'], 1],
      ['contactada', [], 0],
      ['entrevista', ['Eva Antes'], 1],
      ['contratada', [], 0],
      ['descartada', [], 0],
    ]);
    expect(await board('?step=entrevista')).toEqual([['entrevista', ['Eva Antes'], 1]]);
    expect((await test.audited()).slice(before)).toEqual([
      ['applications-listed', `by=step job=${test.jobs.open} count=2`],
      ['applications-listed', 'by=step step=entrevista count=1'],
    ]);
  });

  it('has unfinished ones only where the site says so, of who saw the notice, and tells when they were left', async () => {
    await test.begin();
    await test.begin({ nombre: ['Sin Aviso'] }, {});
    expect(await test.names('')).toEqual([]);
    await test.saveSettings({ showsUnfinished: true, dropOffHours: 24 });
    expect(await test.list()).toMatchObject({
      data: [{ status: 'APPLY_INTERMEDIATE', name: 'Ana Ruiz Soto', phone: '+525512345678' }],
    });
    clock.now += 25 * HOUR_MS;
    expect(await test.list('?status=APPLICATION_DROP_OFF')).toMatchObject({ total: 1 });
    expect(await test.list('?status=APPLY_INTERMEDIATE')).toMatchObject({ total: 0 });
  });

  it('keeps an application’s id from its first save on', async () => {
    await test.saveSettings({ showsUnfinished: true });
    const { body } = await test.begin();
    const [before] = (await test.list()).data;
    await test.submit({ applicationStatus: 'APPLY_FINISH', submissionId: String(body['id']) });
    const [after, ...rest] = (await test.list()).data;
    expect(rest).toEqual([]);
    expect(after).toMatchObject({ id: before?.id, status: 'APPLY_FINISH' });
  });

  it.each([
    'q=a%00b',
    'place=%00',
    'from=2030-13-01',
    'to=0000-01-01',
    `cursor=${Buffer.from(`2030-01-01T00:00:00Z ${'-'.repeat(36)}`).toString('base64url')}`,
  ])('refuses what no database takes: %s', async (query) => {
    expect((await test.send('GET', `/applications?${query}`)).statusCode).toBe(400);
  });

  it('tells the jobs that it has, by title, and those of no other site', async () => {
    const jobs = async (site = '') =>
      (await test.send('GET', `${site}/application-jobs`)).json().data;
    expect(await jobs()).toEqual([]);
    const { id } = await test.apply();
    await test.apply({ nombre: ['Bea Dos'] }, { jobId: '' });
    expect(await jobs()).toMatchObject([
      { id: test.jobs.open, title: (await test.read(id)).jobTitle },
    ]);
    expect(await jobs('/../dos')).toEqual([]);
  });

  it('counts a day that a month does not have on into the next', async () => {
    await test.apply();
    expect((await test.list('?from=2030-02-30')).total).toBe(1);
  });

  it('refuses a cursor that it did not give, and filters that do not exist', async () => {
    for (const query of ['?cursor=abc', '?steps=nueva', '?from=ayer'])
      expect((await test.send('GET', `/applications${query}`)).statusCode).toBe(400);
  });
});

it('leaves one line for each list, person, file and export in the record of changes', async () => {
  const cv = await test.upload('cv.pdf');
  const { id } = await test.apply({ cv: [cv] });
  await test.list('?step=nueva&q=Ruiz');
  const [file] = (await test.read(id)).files;
  await test.send('GET', `/applications/${id}/files/${file?.fileId}`);
  await test.send('GET', '/applications.csv?step=nueva');
  expect(await test.audited()).toEqual([
    ['applications-listed', 'step=nueva q=… count=1'],
    ['application-read', id],
    ['application-file-read', `${id} ${file?.fileId}`],
    ['applications-exported', 'step=nueva count=1'],
  ]);
});
