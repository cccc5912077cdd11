import type { Locator, Page } from '@playwright/test';
import { openForm } from '../support/apply-form.ts';
import { expect, test } from '../support/test.ts';

/** An address of each shipped form. */
const FORMS = ['/aplicar/web', '/aplicar-v1/web', '/norte/aplicar/web', '/norte/aplicar-v1/web'];

/** Wrong answers to questions that the first page of each form asks. */
const WRONG: readonly (readonly [RegExp, string])[] = [
  [/^Nombre completo/, '7'],
  [/^Teléfono/, '55'],
];

const POINTERS = [
  { name: 'touch at 390 px', viewport: { width: 390, height: 844 }, hasTouch: true },
  { name: 'mouse at 390 px', viewport: { width: 390, height: 844 }, hasTouch: false },
  { name: 'touch at 1280 px', viewport: { width: 1280, height: 900 }, hasTouch: true },
  { name: 'mouse at 1280 px', viewport: { width: 1280, height: 900 }, hasTouch: false },
] as const;

async function press(page: Page, target: Locator, hasTouch: boolean): Promise<void> {
  // Until it stands still and nothing lies on it.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not shown.`);
  // Where the finger aims is where it stood before the field was left.
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hasTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

async function removeFile(page: Page, address: string, hasTouch: boolean): Promise<void> {
  const buffer = Buffer.from('Ana Ruiz');
  const file = { name: 'mi cv.txt', mimeType: 'text/plain', buffer };
  // What is said of its reading moves what stands below it; forms of the first version read none.
  const read = address.includes('-v1') ? undefined : page.waitForResponse('**/parse-resume*');
  await page.locator('main input[type="file"]').first().setInputFiles(file);
  await read;
  await expect(page.getByText('Leyendo tu CV')).toHaveCount(0);
  const remove = page.getByRole('button', { name: 'Quitar' }).first();
  await expect(remove).toBeVisible();
  await page.getByLabel(/^Teléfono/).fill('55');
  await press(page, remove, hasTouch);
  await expect(page.getByText('mi cv.txt')).toBeHidden();
}

/** From a wrong answer to a choice, from there anew to a box, and from there to the next page. */
async function pressOn(
  page: Page,
  { label, text, hasTouch }: { readonly label: RegExp; text: string; hasTouch: boolean },
): Promise<void> {
  const form = page.locator('form[method="post"]').filter({ has: page.getByLabel(label) });
  const field = form.getByLabel(label);
  const choice = form.locator('input[type="radio"]').first();
  const box = form.locator('input[type="checkbox"]').first();
  await field.fill(text);
  await press(page, choice.locator('xpath=ancestor::label'), hasTouch);
  await expect(choice).toBeChecked();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('');
  await field.fill(text);
  // Ticked on the last visit, it is still.
  const checked = !(await box.isChecked());
  await press(page, box.locator('xpath=ancestor::label'), hasTouch);
  await expect(box).toBeChecked({ checked });
  await field.fill('');
  await field.fill(text);
  await press(page, form.getByRole('button', { name: 'Siguiente' }), hasTouch);
  await expect(form.getByText(/^Falta corregir/).first()).toBeVisible();
}

for (const { name, ...context } of POINTERS)
  test.describe(name, () => {
    test.use(context);

    for (const address of FORMS)
      test(`${address}: from a wrong field one tap on a file, a choice, a box and next acts at once`, async ({
        page,
      }) => {
        await openForm(page, address);
        await test.step('a file is removed', () => removeFile(page, address, context.hasTouch));
        for (const [label, text] of WRONG)
          await test.step(`from ${label.source}`, async () => {
            await openForm(page, address);
            await pressOn(page, { label, text, hasTouch: context.hasTouch });
          });
      });

    test('the sign-up form: from a wrong field one tap on its box and its button acts at once', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/muestrario');
      const form = page.locator('#muestra-sign-up');
      const email = form.getByLabel('Correo electrónico');
      const box = form.getByRole('checkbox');
      await email.fill('ana');
      await press(page, box, context.hasTouch);
      await expect(box).toBeChecked();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.fill('');
      await email.fill('ana@');
      await press(page, form.getByRole('button', { name: 'Avísenme' }), context.hasTouch);
      await expect(email).toBeFocused();
      await expect(
        form.getByText('Escribe un correo completo, como nombre@ejemplo.com.'),
      ).toBeVisible();
    });
  });
