import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { insertJobs } from '../testing/jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const SITES = { uno: '', dos: 'dos', tres: 'tres' };

function formJson(id: string, changes: object = {}): object {
  return { ...formOf(question('nombre', 'full-name')), id, ...changes };
}

async function writeSites(pages: TestPages): Promise<void> {
  for (const [id, sitePrefix] of Object.entries(SITES)) {
    await pages.write(`${id}/site.json`, siteJson(id, { sitePrefix }));
    await pages.write(`${id}/home.page.json`, pageJson('home'));
    await pages.write(`${id}/forms/comun.form.json`, formJson('comun', { title: `De ${id}` }));
  }
  const translationMappings = { en: { Prueba: 'Trial' } };
  await pages.write('uno/forms/vieja.form.json', formJson('vieja', { version: 'v1' }));
  await pages.write('uno/forms/chat.form.json', formJson('chat', { channels: ['cb'], stage: 1 }));
  await pages.write(
    'uno/forms/otra.form.json',
    formJson('otra', { stage: 2, translationMappings }),
  );
  await pages.write('uno/forms/par.form.json', formJson('par', { stage: 2 }));
  await pages.write('dos/forms/secreta.form.json', formJson('secreta'));
}

const forms: FilledServer = setUp(() => openFilledServer(writeSites));
let open = '';
let closed = '';
let naming = '';
let lost = '';
let foreign = '';

beforeAll(async () => {
  const uno = { agency_id: 'agency-uno', client_id: 'client-uno' };
  [open = '', closed = '', naming = '', lost = '', foreign = ''] = await insertJobs(
    forms.database,
    [
      { ...uno, title: 'Chofer' },
      { ...uno, title: 'Cerrada', status: 'closed' },
      { ...uno, title: 'Con forma', details: { formId: 'vieja' } },
      { ...uno, title: 'Perdida', details: { formId: 'borrada' } },
      { agency_id: 'agency-dos', client_id: 'client-dos', title: 'Ajena' },
    ],
  );
});

function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return forms.server.app.inject({ url, headers: { host: 'localhost', ...headers } });
}

/** The title of the form, or the code of the refusal. */
async function told(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = (await get(url, headers)).json();
  return answer.form?.title ?? answer.title ?? answer.code;
}

async function codeOf(url: string): Promise<string> {
  const response = await get(url);
  expect(response.headers['content-type']).toContain('application/problem+json');
  const { status, code } = response.json();
  expect(response.statusCode).toBe(status);
  return `${status} ${code}`;
}

describe('a form by its id', () => {
  it('is the document itself in v1, whatever else the address says', async () => {
    const response = await get('/v1/forms/vieja/get?meta=false&utm_source=a&utm_source=b');
    expect(response.json()).toEqual(formJson('vieja', { version: 'v1' }));
  });

  it('is what the spec wraps it in, in v2', async () => {
    const response = await get('/api/v2/forms/otra?websiteId=uno&_juid=x&gclid=1');
    const translationMappings = { en: { Prueba: 'Trial' } };
    expect(response.json()).toEqual({
      form: formJson('otra', { stage: 2, translationMappings }),
      clientConfig: { enableResumeParsing: false },
      translationMappings,
    });
  });

  it('is not sent again to those who have it', async () => {
    const url = '/api/v2/forms/vieja?websiteId=uno';
    const etag = String((await get(url)).headers.etag);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is that of the site that is named, or whose page asks', async () => {
    expect(await told('/v1/forms/comun/get?websiteId=dos')).toBe('De dos');
    const referer = 'http://localhost/tres/aplicar/web?jobId=7';
    expect(await told('/v1/forms/comun/get?meta=false', { referer })).toBe('De tres');
    expect(await told('/v1/forms/secreta/get?meta=false')).toBe('Prueba');
  });

  it('is that of the first site that is named, and an empty name names none', async () => {
    expect(await told('/v1/forms/comun/get?websiteId=dos&websiteId=uno')).toBe('De dos');
    expect(await told('/v1/forms/secreta/get?meta=false&websiteId=')).toBe('Prueba');
    expect(await told('/api/v2/forms/secreta?websiteId=&websiteId=uno')).toBe('Prueba');
  });

  it('is unknown to another site, and where nothing tells two sites apart', async () => {
    expect(await codeOf('/api/v2/forms/secreta?websiteId=uno')).toBe('404 form-unknown');
    expect(await codeOf('/v1/forms/secreta/get?websiteId=uno')).toBe('404 form-unknown');
    expect(await codeOf('/api/v2/forms/nada?websiteId=uno')).toBe('404 form-unknown');
    expect(await codeOf('/api/v2/forms/comun?websiteId=nada')).toBe('404 site-unknown');
    expect(await codeOf('/v1/forms/nada/get')).toBe('404 site-unknown');
  });
});

describe('the form of a job', () => {
  const of = (job: string, place = 'web', stage = 0, site = 'uno') =>
    `/api/v2/forms/${place}/job/${job}/${stage}?websiteId=${site}`;
  const idOf = async (job: string, place = 'web', stage = 0) =>
    (await get(of(job, place, stage).replace('/forms/', '/forms/id/'))).body;

  it('is the one that it names, else that of its site for channel and stage', async () => {
    expect(await idOf(naming)).toBe('vieja');
    expect(await idOf(open)).toBe('comun');
    expect(await idOf(closed)).toBe('comun');
    expect(await idOf(open, 'cb', 1)).toBe('chat');
    expect(await idOf(naming, 'cb', 1)).toBe('chat');
  });

  it('stays the same for jobs that name none, whatever is published beside it and republished', async () => {
    await forms.pages.write('uno/forms/aaa.form.json', formJson('aaa'));
    await forms.server.reimport();
    expect(await idOf(open)).toBe('comun');
    expect((await get(of(open))).json().forms.map(({ id }: { id: string }) => id)).toEqual([
      ...['comun', 'aaa', 'vieja'],
    ]);
    await forms.pages.write('uno/forms/comun.form.json', formJson('comun', { title: 'Otra vez' }));
    await forms.server.reimport();
    expect(await told(of(open))).toBe('Otra vez');
    await forms.pages.remove('uno/forms/aaa.form.json');
    await forms.pages.write('uno/forms/comun.form.json', formJson('comun', { title: 'De uno' }));
    await forms.server.reimport();
  });

  it('is told as text', async () => {
    const response = await get(`/api/v2/forms/id/web/job/${open}/0?websiteId=uno`);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('has others beside it where the site has several for the stage', async () => {
    const { form, forms: all } = (await get(of(open, 'web', 2))).json();
    expect(form.id).toBe('otra');
    expect(all.map(({ id }: { id: string }) => id)).toEqual(['otra', 'par']);
    expect((await get(of(naming))).json()).not.toHaveProperty('forms');
  });

  it('is unknown with words where form, job or site are', async () => {
    expect(await codeOf(of(open, 'web', 9))).toBe('404 form-unknown');
    expect(await codeOf(of(lost))).toBe('404 form-unknown');
    expect(await codeOf(of(foreign))).toBe('404 job-unknown');
    expect(await codeOf(of('0; drop'))).toBe('404 job-unknown');
    expect(await codeOf(of(open, 'web', 0, 'dos'))).toBe('404 job-unknown');
    expect(await codeOf(of(open, 'web', 0, 'nada'))).toBe('404 site-unknown');
    expect(await codeOf(of(open, 'fax'))).toBe('400 request-invalid');
  });
});

it('serves what was published last, and nothing that was taken away', async () => {
  await forms.pages.write('tres/forms/nueva.form.json', formJson('nueva', { title: 'Primera' }));
  await forms.server.reimport();
  expect(await told('/api/v2/forms/nueva?websiteId=tres')).toBe('Primera');
  await forms.pages.write('tres/forms/nueva.form.json', formJson('nueva', { title: 'Segunda' }));
  await forms.server.reimport();
  expect(await told('/api/v2/forms/nueva?websiteId=tres')).toBe('Segunda');
  await forms.pages.remove('tres/forms/nueva.form.json');
  await forms.server.reimport();
  expect(await codeOf('/api/v2/forms/nueva?websiteId=tres')).toBe('404 form-unknown');
});
