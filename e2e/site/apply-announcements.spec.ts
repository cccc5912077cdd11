import type { Page } from '@playwright/test';
import { next, openForm, step } from '../support/apply-form.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the form, and writes down what its live region says from then on. */
async function openHeard(page: Page): Promise<void> {
  await openForm(page);
  await page.evaluate(() => {
    const region = document.querySelector('[data-apply-form] > p[role="status"]');
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = () => {
      const text = region?.textContent ?? '';
      if (text !== '') heard.push(text);
    };
    if (region)
      new MutationObserver(listen).observe(region, {
        ...{ childList: true, characterData: true, subtree: true },
      });
  });
}

function heard(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'heard'));
}

test('a screen reader hears each error, page, wait and save, and that the application was sent', async ({
  page,
  context,
}) => {
  await openHeard(page);
  const title = await page.title();
  const phone = page.getByLabel('Teléfono celular');
  await phone.fill('55');
  await phone.press('Tab');
  const transcript = ['Teléfono celular: Escribe 10 dígitos'];
  await expect.poll(() => heard(page)).toEqual(transcript);

  await next(page).click();
  // The summary has the focus, which reads it.
  await expect(page.getByText('Falta corregir 4 respuestas').locator('..')).toBeFocused();
  expect(await heard(page)).toEqual(transcript);

  await page.getByLabel('Sí', { exact: true }).first().check();
  await page.getByLabel('Nombre completo').fill('Ana Ruiz Soto');
  await phone.fill('55 1234 5678');
  await page.getByLabel('Ciudad donde vives').fill('León');
  await page.getByRole('option', { name: /^León, Guanajuato/ }).click();
  await next(page).click();
  transcript.push('Paso 2 de 3');
  await expect.poll(() => heard(page)).toEqual(transcript);
  await expect(step(page, 'Tu licencia y experiencia')).toBeFocused();
  await expect(page).toHaveTitle(`Tu licencia y experiencia · ${title}`);

  await page.getByLabel('¿Quién la emitió?').selectOption('none');
  await context.setOffline(true);
  await next(page).click();
  transcript.push('Paso 3 de 3. Sin conexión: guardado en tu teléfono');
  await expect.poll(() => heard(page)).toEqual(transcript);

  await context.setOffline(false);
  transcript.push('Listo: tus respuestas quedaron guardadas');
  await expect.poll(() => heard(page)).toEqual(transcript);

  await next(page).click();
  await expect(step(page, 'Revisa tus respuestas')).toBeFocused();
  await expect(page).toHaveTitle(`Revisa tus respuestas · ${title}`);
  expect(await heard(page)).toEqual(transcript);

  await context.setOffline(true);
  await next(page).click();
  transcript.push('Se enviará cuando vuelva la conexión');
  await expect.poll(async () => (await heard(page)) as string[]).toContain(transcript.at(-1));
  await context.setOffline(false);
  const sent = '¡Listo! Recibimos tu solicitud';
  await expect.poll(async () => ((await heard(page)) as string[]).at(-1)).toBe(sent);
});
