import { type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../base/chromium.ts';
import { type Figure, median, percentile } from '../../measure/figures.ts';
import { installProbe } from './probe.ts';

const KEYS = 30;

/** A page on which a key changes nothing but its own field. */
const EMPTY_PAGE = 'data:text/html,<!doctype html><input name="text">';

export interface EditorRun {
  readonly origin: string;
  readonly widgets: number;
  /** Factor by which the processor is slowed down. */
  readonly slowdown: number;
  readonly rounds: number;
}

/** Bars of the design of the editor: 1,000 widgets, no slow-down; the last one at four times. */
const BARS: Readonly<Record<string, Figure['bar']>> = {
  open: { atMost: 600 },
  'keystroke to canvas': { atMost: 4 },
  'interaction to paint': { atMost: 24 },
  'main thread per drag move': { atMost: 4 },
  insert: { atMost: 16 },
  delete: { atMost: 16 },
  undo: { atMost: 16 },
  heap: { atMost: 20 },
  'widgets drawn per keystroke': { atMost: 1 },
};

/** Sixty, as counted: a screen of 60 Hz shows 59.9 to 60.1 within a second. */
const FRAMES: Figure['bar'] = { atLeast: 59.5 };

const MOVES = 120;
/** Repetitions of insert, delete and undo. */
const EDITS = 8;

type Sample = Readonly<Record<string, number>>;

/** What people feel while they work on a page of so many widgets: medians of the rounds, each in a fresh browser. */
export async function measureEditor(run: EditorRun): Promise<readonly Figure[]> {
  const samples: Sample[] = [];
  for (let round = 0; round < run.rounds; round += 1) samples.push(await measureOnce(run));
  const names = Object.keys(samples[0] ?? {});
  return names.map((name) => {
    const bar = barOf(name, run);
    return {
      group: `editor, ${run.widgets} widgets${run.slowdown > 1 ? `, ${run.slowdown}× CPU` : ''}`,
      name,
      value: median(samples.map((sample) => sample[name] ?? Number.NaN)),
      unit: UNITS[name] ?? 'ms',
      ...(bar && { bar }),
    };
  });
}

const UNITS: Readonly<Record<string, string>> = {
  heap: 'MB',
  'frames while dragging': '/s',
  'widgets drawn per keystroke': '',
};

function barOf(name: string, { widgets, slowdown }: EditorRun): Figure['bar'] {
  if (name === 'frames while dragging') return slowdown === 4 ? FRAMES : undefined;
  return widgets === 1000 && slowdown === 1 ? BARS[name] : undefined;
}

async function measureOnce({ origin, widgets, slowdown }: EditorRun): Promise<Sample> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Functions that are sent to the page call this: the compiler names them by it.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(installProbe, Math.max(1, Math.round(widgets / 5)));
    await page.goto(`${origin}/editor/bench?n=${widgets}`);
    await page.waitForFunction(() => !Number.isNaN(window.probe.opened), undefined, {
      timeout: 60_000,
    });
    await page.waitForTimeout(1500);
    const open = await page.evaluate(() => window.probe.opened);
    const heap = await heapOf(session);
    const typing = await measureTyping(page);
    const edits = await measureEdits(page);
    const dragging = await measureDragging(page, session);
    const floor = await measureTypingFloor(page);
    return { open, ...typing, ...floor, ...edits, ...dragging, heap };
  } finally {
    await browser.close();
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1e6;
}

async function metric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

async function reset(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { changes, frames } = window.probe;
    changes.length = 0;
    frames.length = 0;
  });
}

async function measureEdits(page: Page): Promise<Sample> {
  await page.locator('.hd').first().click();
  const press = async (keys: string) => {
    await reset(page);
    await page.keyboard.press(keys);
    await page.waitForTimeout(200);
    return page.evaluate(() => window.probe.changes[0] ?? Number.NaN);
  };
  const insert: number[] = [];
  const undo: number[] = [];
  const remove: number[] = [];
  for (let i = 0; i < EDITS; i += 1) {
    insert.push(await press('Control+d'));
    undo.push(await press('Control+z'));
    remove.push(await press('Delete'));
    await press('Control+z');
  }
  return { insert: median(insert), delete: median(remove), undo: median(undo) };
}

async function measureDragging(page: Page, session: CDPSession): Promise<Sample> {
  const box = await page.locator('.hd').first().boundingBox();
  const canvas = await page.locator('#canvas').boundingBox();
  if (!box || !canvas) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + 30, box.y + box.height / 2];
  const top = Math.max(canvas.y, 0) + 60;
  const bottom = Math.min(canvas.y + canvas.height, 1000) - 120;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 6; i += 1) await page.mouse.move(x + i * 3, y + i * 4);
  await page.waitForTimeout(500);
  await reset(page);
  const before = await metric(session, 'TaskDuration');
  const started = Date.now();
  for (let i = 0; i < MOVES; i += 1) {
    const share = Math.abs((((i / MOVES) * 2) % 2) - 1);
    const sent = Date.now();
    await page.mouse.move(x + 40 + (i % 20) * 4, bottom - (bottom - top) * share);
    await page.waitForTimeout(Math.max(0, 16 - (Date.now() - sent)));
  }
  const seconds = (Date.now() - started) / 1000;
  const spent = ((await metric(session, 'TaskDuration')) - before) * 1000;
  const frames = await page.evaluate(() => window.probe.frames.length);
  await page.mouse.up();
  return {
    'main thread per drag move': spent / MOVES,
    'frames while dragging': frames / seconds,
  };
}

/** What a key typed into the inspector costs until the canvas shows it. */
async function measureTyping(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.locator('.hd').first().click();
  await startTyping(page);
  await page.evaluate(countRedrawn);
  await typeKeys(page);
  const { changes, inputs, still } = await page.evaluate(() => window.probe);
  const redrawn = await page.evaluate(() => document.querySelectorAll('[data-redrawn]').length);
  const typed = (await page.locator('.hd').first().textContent()) ?? '';
  if (!typed.includes('x'.repeat(KEYS))) throw new Error(`The canvas shows "${typed}" only.`);
  return {
    'keystroke to canvas': median(changes),
    'interaction to paint': slowest(inputs),
    'interaction to paint, no line more': slowest(still),
    'widgets drawn per keystroke': redrawn,
  };
}

/**
 * The least that `interaction to paint` can be in this browser on this machine: the same keys in an empty page. They too
 * wait for the next of 60 frames a second and are rounded to 8 ms.
 */
async function measureTypingFloor(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.goto(EMPTY_PAGE);
  await startTyping(page);
  await typeKeys(page);
  const inputs = await page.evaluate(() => window.probe.inputs);
  return { 'interaction to paint, empty page': slowest(inputs) };
}

/** The field has the caret, and what only the first keys cost is over. */
async function startTyping(page: Page): Promise<void> {
  const field = page.locator('input[name="text"]').first();
  await field.click();
  await field.press('End');
  await page.keyboard.type('ab', { delay: 150 });
  await page.evaluate(() => {
    window.probe.changes.length = 0;
    window.probe.inputs.length = 0;
    window.probe.still.length = 0;
  });
}

async function typeKeys(page: Page): Promise<void> {
  await page.keyboard.type('x'.repeat(KEYS), { delay: 120 });
  await page.waitForTimeout(700);
}

/** Events shorter than 16 ms are not reported by browsers. */
function slowest(inputs: readonly number[]): number {
  return inputs.length > 0 ? percentile(inputs, 98) : 0;
}

/** Marks every block whose elements React touches from here on. */
function countRedrawn(): void {
  const canvas = document.getElementById('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      element?.closest('.hd, .tx, .im, .bt, .sec')?.setAttribute('data-redrawn', '');
    }
  }).observe(canvas, { subtree: true, childList: true, characterData: true });
}
