import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  const rules = tags && { runOnly: { type: 'tag' as const, values: [...tags] } };
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...rules })
    // Frames need a window of axe's own; where there are none, one pass in the page says the same in half the time.
    .setLegacyMode(page.frames().length === 1);
  if (include !== undefined) axe.include(include);
  for (const selector of exclude) axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
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
