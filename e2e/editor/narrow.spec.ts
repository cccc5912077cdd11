import type { Page } from '@playwright/test';
import { EDITED_SITE, openNewPage, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

// The editor in the windows of phones and tablets.

const PAGE = {
  name: 'estrecho',
  widgets: [{ id: 'h', type: 'heading', content: { text: 'Hola' } }],
};

interface Control {
  readonly name: string;
  readonly left: number;
  readonly right: number;
}

/** The buttons and switches of the top bar, from left to right. */
async function controlsOf(page: Page): Promise<readonly Control[]> {
  const bar = page.getByRole('button', { name: 'Publicar' }).locator('xpath=..');
  const found = await bar.locator('button, label').evaluateAll((elements) =>
    elements
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { name: element.ariaLabel ?? element.textContent ?? '', left, right };
      })
      .filter(({ left, right }) => right > left),
  );
  return found.toSorted((one, other) => one.left - other.left);
}

function expectPlaces(controls: readonly Control[], width: number): void {
  const names = controls.map(({ name }) => name);
  for (const wanted of ['Deshacer', 'Rehacer', 'Vista previa', 'Publicar', 'Más'])
    expect(
      names.some((name) => name.startsWith(wanted)),
      `${wanted} of ${names}`,
    ).toBe(true);
  for (const [index, control] of controls.entries()) {
    const before = controls[index - 1]?.right ?? 0;
    expect(control.left, `${control.name} after ${names[index - 1]}`).toBeGreaterThanOrEqual(
      before - 0.5,
    );
    expect(control.right, control.name).toBeLessThanOrEqual(width);
  }
}

for (const width of [360, 390, 820, 1024])
  test(`at ${width} px every control of the top bar has its own place in the window`, async ({
    page,
  }) => {
    await openNewPage(page, PAGE);
    await page.setViewportSize({ width, height: 844 });
    // What the bar shows follows the width of the window.
    await expect(async () => expectPlaces(await controlsOf(page), width)).toPass({
      timeout: 20_000,
    });
  });

test('on a phone the widths of the canvas are in the menu of the top bar', async ({ page }) => {
  await openNewPage(page, PAGE);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Más herramientas' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Tableta/ }).click();
  await expect(page.getByText(/^820 px/)).toBeVisible();
});

for (const width of [390, 820])
  test(`a form at ${width} px is not scrolled sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page.request);
    await page.goto(`/editor#/~forms/${EDITED_SITE}/ayudante`);
    await expect(page.getByRole('button', { name: 'Publicar' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBe(0);
  });
