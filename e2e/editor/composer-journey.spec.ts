import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { savedForm } from '../support/edited-form.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { focusGiven } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

/** The most clicks and groups of keys that a form may take from nothing to published. */
const MOST_STEPS = 90;

/** How somebody works: each act adds its clicks and groups of keys to the list. */
interface Hand {
  readonly steps: string[];
  press(target: Locator, key?: string): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  choose(target: Locator, label: string): Promise<void>;
}

/** What a reader of the list knows an element by. */
function nameOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const label = document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
    const around = element.closest('label');
    const name = element.getAttribute('aria-label') ?? (label ?? around ?? element).textContent;
    return `"${name.trim().slice(0, 50)}"`;
  });
}

function mouse(page: Page): Hand {
  const steps: string[] = [];
  return {
    steps,
    async press(target) {
      steps.push(`click ${await nameOf(target)}`);
      await target.click();
    },
    async write(target, text) {
      steps.push(`click ${await nameOf(target)}`, `type "${text}"`);
      await target.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    async choose(target, label) {
      steps.push(`click ${await nameOf(target)}`, `click "${label}"`);
      await target.selectOption({ label });
    },
  };
}

function keyboard(page: Page): Hand {
  const steps: string[] = [];
  const go = async (target: Locator) => {
    steps.push(`${await tabInto(target)} to ${await nameOf(target)}`);
  };
  return {
    steps,
    async press(target, key = 'Enter') {
      await go(target);
      await page.keyboard.press(key);
      steps.push(key);
    },
    async write(target, text) {
      await go(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
      steps.push(`type "${text}"`);
    },
    async choose(target, label) {
      await go(target);
      const way = await target.evaluate((select: HTMLSelectElement, text) => {
        const index = [...select.options].findIndex((option) => option.text === text);
        return index - select.selectedIndex;
      }, label);
      const key = way < 0 ? 'ArrowUp' : 'ArrowDown';
      for (let count = 0; count < Math.abs(way); count++) await page.keyboard.press(key);
      steps.push(`${key} to "${label}"`);
    },
  };
}

/** Goes on or back by Tab until an element has the focus. @returns what was pressed, as one group */
async function tabInto(target: Locator): Promise<string> {
  await expect(target).toBeVisible();
  await focusGiven(target.page());
  const key = (await target.evaluate((element) => {
    const { activeElement } = document;
    const place = activeElement?.compareDocumentPosition(element) ?? 0;
    return activeElement !== document.body && (place & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  }))
    ? 'Shift+Tab'
    : 'Tab';
  for (let stops = 0; stops < 200; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return key;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

for (const [name, handOf] of [
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const) {
  test(`a driver's form of three pages goes from nothing to published by ${name} in at most ${MOST_STEPS} steps`, async ({
    page,
  }) => {
    test.slow();
    const title = `Repartidor ${randomUUID().slice(0, 6)}`;
    const id = title.toLowerCase().replace(' ', '-');
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page.request);
    await page.goto(`/editor#/~forms/${EDITED_SITE}`);
    const hand = handOf(page);
    const button = (text: string) => page.getByRole('button', { name: text, exact: true });
    const ready = (text: string) =>
      page
        .getByRole('button')
        .filter({ has: page.locator('strong').getByText(text, { exact: true }) });
    const row = (text: string) =>
      page.locator('[data-form-outline]').getByRole('button').filter({ hasText: text }).first();
    const field = (key: string) =>
      page.getByRole('complementary', { name: 'Propiedades' }).locator(`[name="${key}"]`);
    const builder = page.getByRole('group', { name: 'Mostrar si' });

    await hand.write(page.getByLabel('Título del formulario nuevo'), title);
    await hand.press(button('Crear formulario'));
    await hand.press(button('Preguntas listas'));
    await hand.press(ready('Contacto'));
    await hand.press(row('Nombre completo'));
    await hand.write(field('label'), '¿Cómo te llamas?');

    await hand.press(button('Agregar página'));
    await hand.write(field('title'), 'Tu manejo');
    await hand.press(ready('Licencia'));
    await hand.press(ready('Vehículo'));
    await hand.press(ready('Experiencia'));
    await hand.press(row('¿Has trabajado antes en reparto?'));
    await hand.press(page.getByRole('switch', { name: 'Obligatoria' }), 'Space');
    await hand.press(builder.getByRole('button', { name: 'Agregar condición' }));
    await hand.choose(
      builder.getByLabel('Pregunta que decide'),
      '¿Con qué vehículo propio cuentas?',
    );
    await hand.choose(builder.getByLabel('Comparación'), 'tiene respuesta');
    await expect(builder).toContainText(
      'Mostrar si «¿Con qué vehículo propio cuentas?» tiene respuesta.',
    );

    await hand.press(button('Agregar página'));
    await hand.write(field('title'), 'Tu día');
    await hand.press(ready('Disponibilidad'));
    await hand.press(ready('Turno'));
    await hand.press(ready('Zona'));
    await hand.press(button('Publicar'));
    await expect(page.getByText('El formulario está publicado')).toBeVisible();

    const forms = `/content/v1/sites/${EDITED_SITE}/forms`;
    const live = await page.request.get(`${forms}/${id}?state=live`, { headers: HEADERS });
    expect(live.status(), await savedForm(page.request, id)).toBe(200);
    const { pages } = await live.json();
    expect(pages.map((one: { title: string }) => one.title)).toEqual([
      'Tus datos',
      'Tu manejo',
      'Tu día',
    ]);
    expect(JSON.stringify(pages)).toContain('{"question":"vehiculo","answered":true}');
    const list = hand.steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('');
    process.stdout.write(`composer journey by ${name}: ${hand.steps.length} steps\n${list}`);
    expect(hand.steps.length).toBeLessThanOrEqual(MOST_STEPS);
  });
}
