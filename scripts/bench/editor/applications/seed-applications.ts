import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createRandom } from '#server/demo/random.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { projectRoot } from '../../../base/project-root.ts';
import { startProductProcess } from '../../../product/product-process.ts';
import { RESUME_GENERATORS } from '../../resumes/generators.ts';
import { inventPerson } from '../../resumes/invent-person.ts';
import { wordResume } from '../../resumes/word-resume.ts';

/** The site whose applications are measured. */
export const SITE = 'repartidores-mx';

export const WITH_RESUME = 'Zoila Con Archivo';

const FORM = 'repartidor';
const SEED = 30;

/** So many applications in the folder of a product, one of them with a CV: sent by a browser's calls, then multiplied. */
export async function seedApplications(dataDir: string, count: number): Promise<void> {
  const product = await startProductProcess(dataDir);
  try {
    await apply(product.origin);
  } finally {
    await product.stop();
  }
  await multiply(dataDir, count - 1);
}

async function apply(origin: string): Promise<void> {
  const folder = path.join(projectRoot, 'pages', SITE, 'forms');
  const form = parseFormText(await readFile(path.join(folder, `${FORM}.form.json`), 'utf8'));
  if (!form.ok) throw new Error(`The form ${FORM} of ${SITE} is not valid.`);
  const id = randomUUID();
  const answers = {
    'mayor-de-edad': ['yes'],
    nombre: [WITH_RESUME],
    telefono: ['33 1234 5678'],
    ciudad: ['Guadalajara, Jalisco, México'],
    licencia: ['none'],
    horarios: ['manana'],
    inicio: ['ya'],
    cv: [await upload(origin, id)],
    'acepto-cv': ['true'],
  };
  const query = `websiteId=${SITE}&formId=${FORM}&applicationStatus=APPLY_FINISH&applicationId=${id}`;
  await post(`${origin}/api/v1/application/submit?${query}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      values: toAnswerTree(form.value, answers),
      notice: { version: form.value.notice.version, voluntary: [] },
    }),
  });
}

async function upload(origin: string, id: string): Promise<string> {
  const random = createRandom(SEED);
  const generator = RESUME_GENERATORS.find(({ name }) => name === 'browser');
  const person = inventPerson(random);
  const bytes = await generator?.draw(wordResume(random, person), random, person);
  const body = new FormData();
  body.set('file', new Blob([Buffer.from(bytes ?? [])]), 'cv.pdf');
  const answer = await post(`${origin}/api/upload?applicationId=${id}&websiteId=${SITE}`, { body });
  return ((await answer.json()) as { s3Url: string }).s3Url;
}

async function post(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The rest are like the one that was sent, of other people, to many jobs, over two months; every tenth may be there twice. */
async function multiply(dataDir: string, count: number): Promise<void> {
  const database = unwrap(await openDatabase({ dataDir, log: silentLog }));
  try {
    await sql`
      insert into applications
        (agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id, answers,
        contact_phone, name, place, source, consents, created_at, finished_at)
      select agency_id, site_id, gen_random_uuid(), md5(row::text) || md5('of ' || row), form_id, form_version, channel,
        (array(select job_id from jobs where jobs.agency_id = applications.agency_id limit 50))[1 + row % 50],
        answers, '+5233' || (10000000 + row - case when row / 50 % 20 = 1 then 50 else 0 end),
        (array['María', 'José Luis', 'Guadalupe', 'Iván', 'Ximena'])[1 + row % 5] || ' '
          || (array['Hernández', 'Núñez', 'de la Cruz', 'Ruiz'])[1 + row % 4] || ' ' || row,
        place, (array['volante', 'facebook', 'indeed', null])[1 + row % 4], consents,
        created_at, finished_at - row * interval '9 minutes'
      from applications cross join generate_series(1, ${sql.lit(count)}) as row`.execute(
      database.kysely,
    );
    await sql`analyze applications`.execute(database.kysely);
  } finally {
    await database.close();
  }
}
