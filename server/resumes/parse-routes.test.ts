import { beforeAll, describe, expect, it } from 'vitest';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { openTestApplications } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';
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
  templateId: 'plantilla-7',
  clientConfig: { enableResumeParsing: true },
};

const CV = [
  'CURRÍCULUM VITAE',
  'Nombre: José Luis de la Cruz Peña',
  'Tel. 044 951 123 4567',
  'Correo: JoseLuis@correo.example',
  'Domicilio: Calle Guadalajara 120, Col. Centro, Oaxaca de Juárez, Oax. C.P. 68000',
  'CURP: CUPL900101HOCRXS04',
  'Licencia federal tipo B vigente',
  'REFERENCIAS',
  'Ing. Rosa Medina 55 8765 4321',
].join('\n');

const test = setUp(() => openTestApplications(clock));

beforeAll(async () => {
  await test.publish(FORM);
});

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
  const url = `/api/v2/forms/parse-resume?websiteId=uno${query}`;
  return patiently(() => test.call('POST', url, { body }));
}

type Answered = Awaited<ReturnType<typeof test.call>>;

/** A machine with much else to do ends a reading that takes too long; whoever asks again has it read again. */
async function patiently(ask: () => Promise<Answered>): Promise<Answered> {
  const answered = await ask();
  const isEnded = JSON.stringify(answered.body['reasons'] ?? []).includes('too-slow');
  return isEnded ? patiently(ask) : answered;
}

describe('a CV answers the questions of a form', () => {
  it('each in its normal form, with where it was read', async () => {
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
    expect(JSON.stringify(test.server.lines)).not.toMatch(/Cruz|123 ?4567/);
  });

  it('a CURP is offered, and answers nothing by itself', async () => {
    const { body } = await parse(await upload(CV));
    expect(body['offered']).toMatchObject([
      { keyId: 'curp', value: 'CUPL900101HOCRXS04', source: { page: 1, line: 6 } },
    ]);
    expect(JSON.stringify([body['values'], body['resumeParsing']])).not.toContain('CUPL');
  });

  it('by the calls of the specification alone, which name no site', async () => {
    const resumeUrl = await upload(CV);
    const query = `templateId=plantilla-7&resumeUrl=${encodeURIComponent(resumeUrl)}`;
    const body = { formId: 'solicitud', resumeUrl };
    const read = [
      await patiently(() => test.call('GET', `/api/parse-resume/v1?${query}`)),
      await patiently(() => test.call('POST', '/api/v2/forms/parse-resume', { body })),
    ];
    expect(read.map(({ status, body: answer }) => [status, answer['text']])).toEqual([
      [200, 'whole'],
      [200, 'whole'],
    ]);
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

  it('for who asks too often, who is told when to come again', async () => {
    const body = { formId: 'solicitud', resumeUrl: 'https://otro.example/cv.pdf' };
    const asked = [];
    for (let count = 0; count < 16; count += 1) {
      clock.now -= 1000;
      const call = { body, ip: '198.51.100.9' };
      asked.push(await test.call('POST', '/api/v2/forms/parse-resume', call));
    }
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused[0]?.body).toMatchObject({ code: 'rate-limited' });
    expect(asked.findIndex(({ status }) => status === 429)).toBe(10);
  });

  it('of a third file at once for one network, which is told when to come again', async () => {
    const urls = [await upload(CV), await upload(CV), await upload(CV)];
    const ask = (resumeUrl: string) => {
      const call = { body: { formId: 'solicitud', resumeUrl }, ip: '203.0.113.7' };
      return test.call('POST', '/api/v2/forms/parse-resume?websiteId=uno', call);
    };
    const answers = await Promise.all(urls.map(ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(refused[0]?.body).toMatchObject({
      code: 'rate-limited',
      detail: expect.stringMatching(/^Try again in \d+ seconds\.$/),
    });
  });

  it('of a broken file, which is no error', async () => {
    const { status, body } = await parse(await upload(`%PDF-1.7\n${'x'.repeat(500)}`, 'cv.pdf'));
    expect([status, body['text']]).toEqual([200, 'none']);
    expect(body['reasons']).toMatchObject([{ code: 'damaged', es: expect.stringContaining('CV') }]);
  });
});
