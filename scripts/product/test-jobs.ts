import { setTimeout as sleep } from 'node:timers/promises';
import { mintJobSlug } from '../../server/jobs/import/job-slug.ts';

interface Client {
  readonly agencyId: string;
  readonly clientId: string;
}

const CLIENT: Client = { agencyId: 'entregas', clientId: 'entregas-mx' };

export interface TestFeedJob {
  readonly referenceNumber: string;
  readonly title: string | null;
  readonly city: string;
  /** Further elements of the feed, as XML. */
  readonly rest: string;
}

const CLOSED: TestFeedJob = {
  referenceNumber: 'PRUEBA-CERRADA',
  title: 'Repartidor de prueba cerrada',
  city: 'León',
  rest: `<status>closed</status><company>Quetzal Entregas, S. de R.L. de C.V.</company>
    <description><![CDATA[${'<p>Entregas paquetes en la zona centro.</p>'.repeat(40)}]]></description>`,
};

const UNTITLED: TestFeedJob = {
  referenceNumber: 'PRUEBA-SIN-TITULO',
  title: null,
  city: 'Mérida',
  rest: '<company>Empresa Sin Logotipo</company>',
};

const HOSTILE: TestFeedJob = {
  referenceNumber: 'PRUEBA-HOSTIL',
  title: 'Hostil </script><b>negrita</b>',
  city: 'Puebla',
  rest: `<company>&lt;img src=x onerror=document.title=1&gt;</company>
    <description><![CDATA[<p onclick="document.title=1">Hola</p><script>document.title=1</script>
    <img src=x onerror="document.title=1"><a href="javascript:document.title=1">enlace</a>]]></description>`,
};

/** Where the job without a company is applied for. */
export const COMPANYLESS_APPLY_URL = 'https://contratista.example/vacantes?ref=7&via=anuncio';

const COMPANYLESS: TestFeedJob = {
  referenceNumber: 'PRUEBA-SIN-EMPRESA',
  title: 'Ayudante de prueba sin empresa',
  city: 'Celaya',
  rest: `<jobtype>Tiempo completo</jobtype>
    <url><![CDATA[${COMPANYLESS_APPLY_URL}]]></url>`,
};

/** Addresses of jobs that the tests add to the shipped site. */
export const CLOSED_JOB = pathOf(CLOSED);
export const UNTITLED_JOB = pathOf(UNTITLED);
export const HOSTILE_JOB = pathOf(HOSTILE);
export const COMPANYLESS_JOB = pathOf(COMPANYLESS);
export const MISSING_JOB = '/job/no-existe-00000000';

/** Sends the jobs of the tests through the route that customers' feeds take. */
export async function importTestJobs(url: string, token: string): Promise<void> {
  await importTestFeed({
    url,
    token,
    client: CLIENT,
    jobs: [CLOSED, UNTITLED, HOSTILE, COMPANYLESS],
  });
}

interface JobImport {
  readonly url: string;
  readonly token: string;
  readonly client: Client;
  readonly jobs: readonly TestFeedJob[];
}

/** Times that a feed is sent again while another is imported, a second apart. */
const MOST_TRIES = 60;

/** Makes these the jobs of a client. */
export async function importTestFeed({ url, token, client, jobs }: JobImport): Promise<void> {
  const feed = `<?xml version="1.0" encoding="utf-8"?><source>${jobs.map(toXml).join('')}</source>`;
  const { agencyId, clientId } = client;
  const send = () =>
    fetch(`${url}/v1/agencies/${agencyId}/clients/${clientId}/job-imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/xml' },
      body: feed,
    });
  let response = await send();
  // Another process of the tests is importing for the agency.
  for (let tries = 0; response.status === 409 && tries < MOST_TRIES; tries += 1) {
    await sleep(1000);
    response = await send();
  }
  if (!response.ok) throw new Error(`The jobs of the tests were refused: ${await response.text()}`);
}

function toXml({ referenceNumber, title, city, rest }: TestFeedJob): string {
  const shown = title === null ? '' : `<title><![CDATA[${title}]]></title>`;
  return `<job><referencenumber>${referenceNumber}</referencenumber>${shown}<city>${city}</city>
    <country>MX</country><date>2024-01-05T08:00:00Z</date>${rest}</job>`;
}

/** Markup in a title is taken out on the way in. */
function pathOf({ title, city, referenceNumber }: TestFeedJob): string {
  const plain = title?.replace(/<[^>]*>/g, '') ?? null;
  return `/job/${mintJobSlug({ ...CLIENT, title: plain, city, referenceNumber }).url_slug}`;
}
