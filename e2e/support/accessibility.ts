import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Frames of other origins, such as those of a recruiter's HTML, are judged with the page that they stand in. */
const AXE = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Rules of WCAG 2.2 AA, and what axe calls best practice. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeScope {
  /** Selector of the part that is judged; the whole page without it. */
  readonly include?: string;
  /** Selectors of what is judged elsewhere. */
  readonly exclude?: readonly string[];
  /** Tags of the rules; those that axe runs by itself without them. */
  readonly tags?: readonly string[];
}

/** What axe minds in a page as it stands, each as `rule: elements`. */
export async function violationsOf(
  page: Page,
  { include, exclude = [], tags }: AxeScope = {},
): Promise<string[]> {
  await page.evaluate(endOfMotion);
  await Promise.all(page.frames().map(bringAxe));
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  };
  const context = { include: [include ?? 'html'], exclude: [...exclude] };
  const { violations } = await page.evaluate(judge, { context, options });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** Once for each document: it is half a megabyte, and a page is judged at several widths. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(AXE);
}

/** Runs in the page. */
async function judge({
  context,
  options,
}: {
  readonly context: axe.ElementContext;
  readonly options: axe.RunOptions;
}): Promise<Pick<axe.AxeResults, 'violations'>> {
  if (window.axe === undefined) throw new Error('The document was left meanwhile.');
  const { violations } = await window.axe.run(context, options);
  return { violations };
}

/**
 * Runs in the page: what fades in has its colours once it is there. What never ends is not waited for, nor what changes
 * nothing yet, such as what takes the place of cards that have not come after 20 seconds.
 */
async function endOfMotion(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, timeline, effect }) => {
    const { endTime, progress = null } = effect?.getComputedTiming() ?? {};
    const isMotion = playState === 'running' && timeline === document.timeline && progress !== null;
    return isMotion && Number.isFinite(endTime);
  });
  await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
}
