import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { projectRoot } from './base/project-root.ts';

const SITE = 'repartidores-mx';
const AGENCY = 'entregas';
const FORM = 'ayudante';

interface Applicant {
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly source: string;
  /** Where recruiters have moved it; unset, it is new and nobody has opened it. */
  readonly step?: string;
}

/** Invented people, the oldest first. */
const APPLICANTS: readonly Applicant[] = [
  {
    name: 'Óscar Medina Luna',
    phone: '33 1234 0001',
    city: 'Tonalá',
    source: 'volante',
    step: 'contratada',
  },
  {
    name: 'Rosa Elena Pech Canul',
    phone: '33 1234 0002',
    city: 'Zapopan',
    source: 'facebook',
    step: 'entrevista',
  },
  {
    name: 'Julio César Ibarra',
    phone: '33 1234 0003',
    city: 'Guadalajara',
    source: 'volante',
    step: 'contactada',
  },
  {
    name: 'Lucía Torres Vega',
    phone: '33 1234 0004',
    city: 'Tlaquepaque',
    source: 'indeed',
    step: 'entrevista',
  },
  {
    name: 'Miguel Ángel Soto',
    phone: '33 1234 0005',
    city: 'Zapopan',
    source: 'volante',
    step: 'contactada',
  },
  { name: 'Brenda Aguilar Mora', phone: '33 1234 0006', city: 'Guadalajara', source: 'facebook' },
  { name: 'José Luis de la Cruz', phone: '33 1234 0007', city: 'Tonalá', source: 'indeed' },
  { name: 'Ximena Núñez Herrera', phone: '33 1234 0008', city: 'Guadalajara', source: 'volante' },
  { name: 'Iván Hernández Ruiz', phone: '33 1234 0009', city: 'Zapopan', source: 'facebook' },
];

/** Applications for the pictures of the workspace, sent as browsers send them and moved as recruiters do. */
export async function sendApplicants(origin: string, token: string): Promise<void> {
  const jobs = await openJobs(origin);
  for (const [index, applicant] of APPLICANTS.entries())
    await apply(origin, applicant, jobs[index % jobs.length] ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const applications = `${origin}/content/v1/sites/${SITE}/applications`;
  const { data } = await answerOf<{ data: readonly { id: string; name: string }[] }>(
    await fetch(applications, { headers }),
  );
  for (const { name, step } of APPLICANTS) {
    const id = data.find((one) => one.name === name)?.id;
    if (step === undefined || id === undefined) continue;
    await answerOf(await fetch(`${applications}/${id}`, { headers }));
    await answerOf(
      await fetch(`${applications}/${id}`, {
        method: 'PATCH',
        headers: { ...headers, 'if-match': '*', 'content-type': 'application/json' },
        body: JSON.stringify({ step }),
      }),
    );
  }
}

/** Makes them come over three days, which they cannot be sent in; no process may have the database open. */
export async function spreadApplicants(dataDir: string): Promise<void> {
  const database = unwrap(await openDatabase({ dataDir, log: silentLog }));
  try {
    await sql`
      with aged as (
        select application_id, row_number() over (order by finished_at desc) ^ 2 * interval '53 minutes' as age
        from applications
      )
      update applications set created_at = created_at - age, finished_at = finished_at - age
      from aged where aged.application_id = applications.application_id`.execute(database.kysely);
  } finally {
    await database.close();
  }
}

async function openJobs(origin: string): Promise<readonly string[]> {
  const { data } = await answerOf<{ data: { records: readonly { id: string }[] } }>(
    await fetch(`${origin}/v4/agencies/${AGENCY}/jobs?site=${SITE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ searchTerm: 'repartidor' }),
    }),
  );
  return data.records.slice(0, 3).map(({ id }) => id);
}

async function apply(
  origin: string,
  { name, phone, city, source }: Applicant,
  jobId: string,
): Promise<void> {
  const file = path.join(projectRoot, 'pages', SITE, 'forms', `${FORM}.form.json`);
  const form = parseFormText(await readFile(file, 'utf8'));
  if (!form.ok) throw new Error(`The form ${FORM} of ${SITE} is not valid.`);
  const answers = {
    'mayor-de-edad': ['yes'],
    nombre: [name],
    telefono: [phone],
    ciudad: [`${city}, Jalisco, México`],
    carga: ['yes'],
    horarios: ['manana', 'fin-de-semana'],
  };
  const query = new URLSearchParams({
    ...{ websiteId: SITE, formId: FORM, jobId, applicationStatus: 'APPLY_FINISH' },
    utm_source: source,
  });
  await answerOf(
    await fetch(`${origin}/api/v1/application/submit?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        values: toAnswerTree(form.value, answers),
        notice: { version: form.value.notice.version, voluntary: ['otras-vacantes'] },
      }),
    }),
  );
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
