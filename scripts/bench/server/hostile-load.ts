import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { isRecord } from '#schemas/json/fields.ts';
import * as hostile from '../../../server/testing/uploads/hostile-resumes.ts';
import type { Figure } from '../../measure/figures.ts';
import { startProductProcess } from '../../product/product-process.ts';

const GROUP = 'ten hostile CVs at once';
const RATE = 40;
const SECONDS = 10;
/** While files are read: as long as two that take all they may. */
const BUSY_SECONDS = 20;

/** What a visitor may notice of it: ms, and times the figure without such files in the same run. */
const MAX_LATENCY_MS = 150;
const MAX_RATIO = 2;
/** Per cent that the server may have grown afterwards. */
const MAX_GROWTH = 10;

const APPLICATION = 'c0ffee00-0000-4000-8000-00000000cafe';
const SITE = 'repartidores-mx';
const FORM = 'repartidor';

const FILES: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['bomba.pdf', hostile.pdfBomb],
  ['bomba.docx', hostile.docxBomb],
  ['entidades.docx', hostile.docxEntities],
  ['tablas.docx', hostile.docxNested],
  ['bucle.pdf', hostile.pdfLoop],
  ['paginas.pdf', () => hostile.pdfOfPages(10_000)],
  ['script.pdf', hostile.pdfWithScript],
  ['cifrado.pdf', hostile.pdfEncrypted],
  ['roto.pdf', hostile.pdfTruncated],
  ['otra-bomba.pdf', hostile.pdfBomb],
];

/** What visitors and the server's memory notice while CVs that were made to do harm are read. */
export async function measureHostileLoad(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const product = await startProductProcess(dataDir, { RUMBO_CALL_LIMITS: 'off' });
  try {
    const { origin } = product;
    const urls = await Promise.all(FILES.map(([name, make]) => upload(origin, name, make())));
    const taken = urls.filter((url) => url !== undefined);
    await load(origin, SECONDS);
    const before = await load(origin, SECONDS);
    const memory = await product.memory();
    const { busy, answered, inTime } = await loadWhileReading(origin, taken);
    const growth = (100 * (await product.memory())) / memory - 100;
    const idle = (before + (await load(origin, SECONDS))) / 2;
    return [
      figure('page p97.5 without them, before and after', idle, 'ms'),
      { ...figure('page p97.5', busy, 'ms'), bar: { atMost: MAX_LATENCY_MS } },
      { ...figure('times that without them', busy / idle, '×'), bar: { atMost: MAX_RATIO } },
      { ...figure('growth of memory', growth, '%'), bar: { atMost: MAX_GROWTH } },
      figure('refused by the upload', FILES.length - taken.length, 'files'),
      { ...figure('read or given up', answered, 'files'), bar: { atLeast: taken.length } },
      figure('of these while pages were measured', inTime, 'files'),
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function figure(name: string, value: number, unit: string): Figure {
  return { group: GROUP, name, value, unit };
}

interface BusyLoad {
  /** 97.5th percentile of pages, in ms. */
  readonly busy: number;
  /** Files that had an answer, whatever it says. */
  readonly answered: number;
  readonly inTime: number;
}

async function loadWhileReading(origin: string, urls: readonly string[]): Promise<BusyLoad> {
  let answered = 0;
  const reading = urls.map(async (url) => {
    await parse(origin, url);
    answered += 1;
  });
  const busy = await load(origin, BUSY_SECONDS);
  const inTime = answered;
  await Promise.all(reading);
  return { busy, answered, inTime };
}

/** 97.5th percentile of a page that is made anew each time, in ms. */
async function load(origin: string, seconds: number): Promise<number> {
  const pages = Array.from({ length: 200 }, (_, page) => `/buscar-empleos?page=${page + 1}`);
  const result = await autocannon({
    url: origin,
    connections: 10,
    duration: seconds,
    overallRate: RATE,
    requests: pages.map((page) => ({ method: 'GET', path: page })),
  });
  return result.latency.p97_5;
}

/** Where a file lies; undefined where the upload refused it. */
async function upload(origin: string, name: string, bytes: Buffer): Promise<string | undefined> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const query = `applicationId=${APPLICATION}&websiteId=${SITE}`;
  const answer = await fetch(`${origin}/api/upload?${query}`, { method: 'POST', body });
  const said: unknown = await answer.json();
  return isRecord(said) && typeof said['s3Url'] === 'string' ? said['s3Url'] : undefined;
}

async function parse(origin: string, resumeUrl: string): Promise<void> {
  const answer = await fetch(`${origin}/api/v2/forms/parse-resume?websiteId=${SITE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId: FORM, resumeUrl }),
  });
  if (answer.status !== 200) throw new Error(`A hostile CV was answered with ${answer.status}.`);
  await answer.arrayBuffer();
}
