import { mean, sumBy } from 'lodash-es';
import * as hostile from '../../../server/testing/uploads/hostile-resumes.ts';
import { type Figure, median, percentile } from '../../measure/figures.ts';
import type { ProductProcess } from '../../product/product-process.ts';
import { withFolder, withProduct } from '../../product/with-product.ts';
import { timesOfEvenLoad } from './even-load.ts';
import { CITIES, KEYWORDS } from './mixed-load.ts';
import { parseResume, uploadResume } from './resume-calls.ts';

const GROUP = 'ten hostile CVs at once';
const RATE = 40;
/** Of each stretch, with and without such files. */
const SECONDS = 10;
const WARM_UP_SECONDS = 20;
const ROUNDS = 3;

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

/**
 * What visitors and the server's memory notice while CVs that were made to do harm are read. Stretches with and without them
 * take turns, and the middle one of three counts, since other work of the machine comes and goes.
 */
export function measureHostileLoad(): Promise<Figure[]> {
  return withFolder((dataDir) => withProduct(dataDir, { RUMBO_CALL_LIMITS: 'off' }, measureTurns));
}

async function measureTurns(product: ProductProcess): Promise<Figure[]> {
  const { origin } = product;
  const files = FILES.map(([name, make]) => ({ name, bytes: make() }));
  const next = pageAddresses();
  await load(origin, next, WARM_UP_SECONDS);
  const memory = await product.memory();
  const quiet = [await load(origin, next, SECONDS)];
  const loaded: BusyLoad[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    loaded.push(await loadWhileReading(product, files, next));
    quiet.push(await load(origin, next, SECONDS));
  }
  return toFigures({ quiet, loaded, memory, after: await product.memory() });
}

interface Measured {
  /** Before, between and after those that are loaded: 97.5th percentiles of pages, in ms. */
  readonly quiet: readonly number[];
  readonly loaded: readonly BusyLoad[];
  /** MiB of the server before the first and after the last. */
  readonly memory: number;
  readonly after: number;
}

function toFigures({ quiet, loaded, memory, after }: Measured): Figure[] {
  const ratios = loaded.map(({ busy }, round) => busy / mean(quiet.slice(round, round + 2)));
  const sum = (name: 'sent' | 'refused' | 'answered') => sumBy(loaded, name);
  const highest = Math.max(...loaded.map(({ growth }) => growth));
  return [
    figure('page p97.5 without them, before and after', median(quiet), 'ms'),
    {
      ...figure('page p97.5', median(loaded.map(({ busy }) => busy)), 'ms'),
      bar: { atMost: MAX_LATENCY_MS },
    },
    { ...figure('times that without them', median(ratios), '×'), bar: { atMost: MAX_RATIO } },
    {
      ...figure('growth of memory while they come and are read', highest, '%'),
      bar: { atMost: MAX_GROWTH },
    },
    { ...figure('growth of memory', growthOf(memory, after), '%'), bar: { atMost: MAX_GROWTH } },
    figure('sent', sum('sent'), 'files'),
    figure('refused by the upload', sum('refused'), 'files'),
    {
      ...figure('read or given up', sum('answered'), 'files'),
      bar: { atLeast: sum('sent') - sum('refused') },
    },
  ];
}

function growthOf(before: number, after: number): number {
  return (100 * after) / before - 100;
}

function figure(name: string, value: number, unit: string): Figure {
  return { group: GROUP, name, value, unit };
}

interface FileCounts {
  sent: number;
  refused: number;
  /** Files that had an answer, whatever it says. */
  answered: number;
}

interface BusyLoad extends Readonly<FileCounts> {
  /** 97.5th percentile of pages, in ms. */
  readonly busy: number;
  /** Of the memory that the server had before, to the most that it had meanwhile, in per cent. */
  readonly growth: number;
}

interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** All ten come at once, and again as soon as they are done with, for as long as pages are asked for. */
async function loadWhileReading(
  { origin, memory }: ProductProcess,
  files: readonly HostileFile[],
  next: () => string,
): Promise<BusyLoad> {
  const counts: FileCounts = { sent: 0, refused: 0, answered: 0 };
  const before = await memory();
  const samples: Promise<number>[] = [];
  const timer = setInterval(() => samples.push(memory()), SAMPLE_MS);
  let isOver = false;
  const sendAgain = async () => {
    while (!isOver) await Promise.all(files.map((file) => sendFile(origin, file, counts)));
  };
  try {
    const sending = sendAgain();
    const busy = await load(origin, next, SECONDS);
    isOver = true;
    await sending;
    const growth = growthOf(before, Math.max(...(await Promise.all(samples))));
    return { ...counts, busy, growth };
  } finally {
    isOver = true;
    clearInterval(timer);
  }
}

async function sendFile(
  origin: string,
  { name, bytes }: HostileFile,
  counts: FileCounts,
): Promise<void> {
  counts.sent += 1;
  const url = await uploadResume(origin, name, bytes);
  if (url === undefined) {
    counts.refused += 1;
    return;
  }
  await parseResume(origin, url);
  counts.answered += 1;
}

/** 97.5th percentile of pages, in ms. */
async function load(origin: string, next: () => string, seconds: number): Promise<number> {
  return percentile(await timesOfEvenLoad(origin, { perSecond: RATE, seconds, next }), 97.5);
}

/** Searches none of which was asked for before, so that each is found and drawn. */
function pageAddresses(): () => string {
  let count = 0;
  return () => {
    const keyword = KEYWORDS[count % KEYWORDS.length] ?? '';
    const location = CITIES[Math.floor(count / KEYWORDS.length) % CITIES.length] ?? '';
    const radius = String(5 + Math.floor(count / (KEYWORDS.length * CITIES.length)));
    count += 1;
    return `/buscar-empleos?${new URLSearchParams({ keyword, location, radius })}`;
  };
}
