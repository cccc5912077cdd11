import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { openNewPage } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const STEPS = ['Uno', 'Dos', 'Tres'];

const PAGE = {
  name: 'listas',
  widgets: [
    {
      id: 'how',
      type: 'steps',
      content: {
        heading: 'Cómo aplicar',
        steps: STEPS.map((title, index) => ({ number: index + 1, title })),
      },
    },
  ],
};

async function openSteps(page: Page): Promise<void> {
  await openNewPage(page, PAGE);
  await page.locator('#canvas').getByText('Cómo aplicar').click();
}

const stepsOn = (page: Page) => page.locator('#canvas').getByRole('heading', { level: 3 });

test('an item is dragged by its handle with the mouse, and Escape leaves it where it was', async ({
  page,
}) => {
  await openSteps(page);
  const handleOf = (title: string) => page.getByRole('button', { name: `Mover «${title}»` });
  await handleOf('Uno').hover();
  await page.mouse.down();
  const below = await handleOf('Tres').boundingBox();
  await page.mouse.move(below?.x ?? 0, (below?.y ?? 0) + (below?.height ?? 0), { steps: 6 });
  await expect(page.locator('li[data-drop="after"]')).toContainText('Tres');
  await page.mouse.up();
  await expect(stepsOn(page)).toHaveText(['Dos', 'Tres', 'Uno']);
  await expect(page.locator('li[data-drop], li[data-dragged]')).toHaveCount(0);

  await handleOf('Uno').hover();
  await page.mouse.down();
  const above = await handleOf('Dos').boundingBox();
  await page.mouse.move(above?.x ?? 0, above?.y ?? 0, { steps: 6 });
  await expect(page.locator('li[data-drop="before"]')).toContainText('Dos');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('li[data-drop], li[data-dragged]')).toHaveCount(0);
  await expect(stepsOn(page)).toHaveText(['Dos', 'Tres', 'Uno']);
  await expect(page.locator('#canvas')).not.toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(stepsOn(page)).toHaveText(STEPS);
});

/** What is lifted hears the arrows in a task of its own after it is said to be lifted. */
function keysAreHeard(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done)));
}

for (const { locale, handle, said } of [
  {
    locale: 'es-MX',
    handle: 'Mover «Uno»',
    said: [
      'Lo levantaste del lugar 1 de 3.',
      'Lo levantaste del lugar 3 de 3.',
      'Lugar 2 de 3',
      'Lugar 3 de 3',
      'Ahora está en el lugar 3 de 3',
      'Se canceló. Sigue en el lugar 3 de 3',
    ],
  },
  {
    locale: 'en-US',
    handle: 'Move “Uno”',
    said: [
      'You picked it up from place 1 of 3.',
      'You picked it up from place 3 of 3.',
      'Place 2 of 3',
      'Place 3 of 3',
      'Now in place 3 of 3',
      'Cancelled. Still in place 3 of 3',
    ],
  },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('an item is carried by the keyboard, each step is said, and it keeps the focus', async ({
      page,
    }) => {
      const [lifted = '', liftedAgain = '', second = '', third = '', dropped = '', cancelled = ''] =
        said;
      await openSteps(page);
      const button = page.getByRole('button', { name: handle, exact: true });
      const live = page.locator('fieldset [aria-live="assertive"]');
      await button.focus();
      await page.keyboard.press('Space');
      await expect(live).toContainText(lifted);
      await keysAreHeard(page);
      await page.keyboard.press('ArrowDown');
      await expect(live).toHaveText(second);
      await page.keyboard.press('ArrowDown');
      await expect(live).toHaveText(third);
      await page.keyboard.press('Space');
      await expect(live).toHaveText(dropped);
      await expect(stepsOn(page)).toHaveText(['Dos', 'Tres', 'Uno']);
      await expect(button).toBeFocused();

      await page.keyboard.press('Space');
      await expect(live).toContainText(liftedAgain);
      await keysAreHeard(page);
      await page.keyboard.press('ArrowUp');
      await expect(live).toHaveText(second);
      await page.keyboard.press('Escape');
      await expect(live).toHaveText(cancelled);
      await expect(stepsOn(page)).toHaveText(['Dos', 'Tres', 'Uno']);
      await expect(button).toBeFocused();
      expect(await violationsOf(page, { include: '#right-pane' })).toEqual([]);
    });
  });
}
