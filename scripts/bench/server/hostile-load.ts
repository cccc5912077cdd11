import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import * as hostile from '../../../server/testing/uploads/hostile-resumes.ts';
import type { Figure } from '../../measure/figures.ts';
import { type ProductProcess, startProductProcess } from '../../product/product-process.ts';
import { parseResume, uploadResume } from './resume-calls.ts';

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
/** How often its memory is asked for while they arrive and are read, in ms. */
const SAMPLE_MS = 250;

const FILES: readonly (readonly [name: string, make: () => Buffer])[] = [
  ['bomba.pdf', hostile.pdfBomb],
  ['bomba.docx', hostile.docxBomb],
  ['entidades.docx', hostile.docxEntities],
  ['tablas.docx', hostile.docxNested],
  ['bucle.pdf', hostile.pdfLoop],
  ['paginas.pdf', () => hostile.pdfOfPages(10_000)],
  ['script.pdf', hostile.pdfWithScript],
  ['cifrado.pdf', hostile.pdfEncrypted],
  ['macros.docx', hostile.docxWithMacros],
  ['pixeles.png', hostile.pictureFlood],
];

/** What visitors and the server's memory notice while CVs that were made to do harm are read. */
export async function measureHostileLoad(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const product = await startProductProcess(dataDir, { RUMBO_CALL_LIMITS: 'off' });
  try {
    const { origin } = product;
    const files = FILES.map(([name, make]) => ({ name, bytes: make() }));
    await load(origin, SECONDS);
    const before = await load(origin, SECONDS);
    const memory = await product.memory();
    const growthTo = (mebibytes: number) => (100 * mebibytes) / memory - 100;
    const { busy, refused, answered, inTime, highest } = await loadWhileReading(product, files);
    const after = await product.memory();
    const idle = (before + (await load(origin, SECONDS))) / 2;
    return [
      figure('page p97.5 without them, before and after', idle, 'ms'),
      { ...figure('page p97.5', busy, 'ms'), bar: { atMost: MAX_LATENCY_MS } },
      { ...figure('times that without them', busy / idle, '×'), bar: { atMost: MAX_RATIO } },
      {
        ...figure('growth of memory while they come and are read', growthTo(highest), '%'),
        bar: { atMost: MAX_GROWTH },
      },
      { ...figure('growth of memory', growthTo(after), '%'), bar: { atMost: MAX_GROWTH } },
      figure('refused by the upload', refused, 'files'),
      {
        ...figure('read or given up', answered, 'files'),
        bar: { atLeast: FILES.length - refused },
      },
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
  readonly refused: number;
  /** Files that had an answer, whatever it says. */
  readonly answered: number;
  readonly inTime: number;
  /** Most memory that the server had meanwhile, in MiB. */
  readonly highest: number;
}

interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** All are uploaded at once while pages are asked for, and each is read as soon as it lies there. */
async function loadWhileReading(
  { origin, memory }: ProductProcess,
  files: readonly HostileFile[],
): Promise<BusyLoad> {
  const counts = { refused: 0, answered: 0 };
  const reading = files.map(async ({ name, bytes }) => {
    const url = await uploadResume(origin, name, bytes);
    if (url === undefined) {
      counts.refused += 1;
      return;
    }
    await parseResume(origin, url);
    counts.answered += 1;
  });
  const samples: Promise<number>[] = [memory()];
  const timer = setInterval(() => samples.push(memory()), SAMPLE_MS);
  try {
    const busy = await load(origin, BUSY_SECONDS);
    const inTime = counts.answered;
    await Promise.all(reading);
    const highest = Math.max(...(await Promise.all(samples)));
    return { ...counts, busy, inTime, highest };
  } finally {
    clearInterval(timer);
  }
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
