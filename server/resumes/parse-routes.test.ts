import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { openTestApplications, type TestApplications } from '../testing/applications.ts';
import { multipartOf } from '../testing/uploads/files.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const ID = 'c0ffee00-0000-4000-8000-000000000002';

const FORM: FormDocument = {
  ...formOfPages([
    [
      question('nombre', 'full-name', { prefill: 'name' }),
      question('telefono', 'phone', { prefill: 'phone' }),
      question('correo', 'email'),
      question('ciudad', 'location', { prefill: 'city' }),
      question('curp', 'curp'),
    ],
    [question('licencia', 'licence', { prefill: 'licence' }), question('cv', 'resume')],
  ]),
  id: 'solicitud',
  clientConfig: { enableResumeParsing: true },
};

const CV = [
  'CURRÍCULUM VITAE',
  'Nombre: José Luis de la Cruz Peña',
  'Tel. 044 951 123 4567',
  'Correo: JoseLuis@correo.example',
  'Domicilio: Calle Guadalajara 120, Col. Centro, Oaxaca de Juárez, Oax. C.P. 68000',
  'CURP: CUPL900101HOCRXS09',
  'Licencia federal tipo B vigente',
  'REFERENCIAS',
  'Ing. Rosa Medina 55 8765 4321',
].join('\n');

let test: TestApplications;

beforeAll(async () => {
  test = await openTestApplications(clock);
  await test.publish(FORM);
});

afterAll(() => test.close());

async function upload(text: string | Uint8Array, name = 'cv.txt'): Promise<string> {
  const bytes = Uint8Array.from(typeof text === 'string' ? Buffer.from(text) : text);
  const answer = await test.server.app.inject({
    method: 'POST',
    url: `/api/upload?applicationId=${ID}&websiteId=uno`,
    ...(await multipartOf(bytes, name)),
  });
  return answer.json().s3Url;
}

function parse(resumeUrl: string, query = '') {
  const body = { formId: 'solicitud', resumeUrl };
  return test.call('POST', `/api/v2/forms/parse-resume?websiteId=uno${query}`, { body });
}

describe('a CV answers the questions of a form', () => {
  it('each in its normal form, with where it was read, and no CURP', async () => {
    const { status, body } = await parse(await upload(CV));
    expect([status, body['text'], body['reasons']]).toEqual([200, 'whole', []]);
    const read = body['resumeParsing'];
    expect(read).toMatchObject([
      { keyId: 'nombre', value: 'José Luis de la Cruz Peña', source: { page: 1, line: 2 } },
      { keyId: 'telefono', value: '+529511234567', source: { page: 1, line: 3 } },
      { keyId: 'correo', value: 'joseluis@correo.example' },
      {
        keyId: 'ciudad',
        value: expect.stringMatching(/^Oaxaca, Oaxaca, México--17\.\d+---96\.\d+$/),
      },
      { keyId: 'licencia', value: 'federal B' },
    ]);
    expect(body['values']).toMatchObject({
      pages: [{}, { sections: [{ questions: [{ keyId: 'licencia', values: ['federal', 'B'] }] }] }],
    });
    expect(JSON.stringify(test.server.lines)).not.toMatch(/Cruz|951/);
  });

  it('by the call of version v1 too', async () => {
    const resumeUrl = encodeURIComponent(await upload(CV));
    const url = `/api/parse-resume/v1?templateId=solicitud&websiteId=uno&resumeUrl=${resumeUrl}`;
    const { status, body } = await test.call('GET', url);
    expect([status, body['text']]).toEqual([200, 'whole']);
  });
});

describe('nothing is read', () => {
  it('of a drop-off, and where the form does not enable it', async () => {
    const url = await upload(CV);
    const dropped = await parse(url, '&dropOffType=RESUME_DROP_OFF');
    expect(dropped.body).toMatchObject({ resumeParsing: [], reasons: [{ code: 'parsing-off' }] });
    await test.publish({ ...FORM, clientConfig: { enableResumeParsing: false } });
    expect((await parse(url)).body).toMatchObject({ resumeParsing: [], text: 'none' });
    await test.publish(FORM);
  });

  it('of a file of another site, and of what is no upload', async () => {
    const body = { formId: 'solicitud', resumeUrl: await upload(CV) };
    const other = await test.call('POST', '/api/v2/forms/parse-resume?websiteId=dos', { body });
    expect([other.status, other.body['code']]).toEqual([404, 'upload-unknown']);
    expect((await parse('https://otro.example/cv.pdf')).status).toBe(404);
  });

  it('of a broken file, which is no error', async () => {
    const { status, body } = await parse(await upload(`%PDF-1.7\n${'x'.repeat(500)}`, 'cv.pdf'));
    expect([status, body['text']]).toEqual([200, 'none']);
    expect(body['reasons']).toMatchObject([{ code: 'damaged', es: expect.stringContaining('CV') }]);
  });
});
