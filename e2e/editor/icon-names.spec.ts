import type { Page } from '@playwright/test';
import { apply, newName } from '../support/applying.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

/** Names of controls that are an icon, and nowhere say in letters what they do. */
function silentIcons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.innerText.trim() === '')
      // Tools of fields are those of the page editor.
      .filter((control) => control.closest('aside[aria-label="Propiedades"]') === null)
      .filter(({ title, ariaLabel, parentElement }) => {
        const said = parentElement?.textContent?.trim() ?? '';
        return title === '' && !said.startsWith(ariaLabel ?? '?');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
}

for (const width of [390, 1440])
  test(`each icon of the applications and of a form says in letters what it does (${width} px)`, async ({
    page,
  }) => {
    const name = newName('Ícara');
    await apply(page.request, name);
    await signIn(page.request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/editor#/~applications/${EDITED_SITE}?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(await silentIcons(page)).toEqual([]);

    await page.getByRole('button', { name: 'Ajustes de solicitudes' }).click();
    await expect(page.getByRole('button', { name: 'Subir «Contactada»' })).toBeVisible();
    expect(await silentIcons(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name }).click();
    const close = page.getByRole('link', { name: 'Cerrar' });
    await close.hover();
    await expect(close.locator('xpath=..').getByText('Cerrar')).toBeVisible();
    expect(await silentIcons(page)).toEqual([]);

    await page.goto(`/editor#/~forms/${EDITED_SITE}/repartidor`);
    await expect(page.getByRole('button', { name: 'Preguntas listas' })).toBeVisible();
    expect(await silentIcons(page)).toEqual([]);
  });
