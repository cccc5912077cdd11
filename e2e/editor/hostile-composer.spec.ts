import { createEditedForm, savedForm } from '../support/edited-form.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { HARMLESS, HOSTILE_TEXTS, watchForHarm } from '../support/hostile-texts.ts';
import { expect, test } from '../support/test.ts';

/** Of a form, so that it stays within its size. */
const QUESTIONS = 90;

/** Texts of documents are one line. */
const LINES = HOSTILE_TEXTS.map((payload) => payload.replace(/\p{Cc}/gu, ' '));

/** Every payload as a label, as an option and as the answer of a condition. */
function pagesOf(lines: readonly string[]): readonly object[] {
  const questions = lines.map((line, index) => ({
    ...{ keyId: `q${index}`, type: 'single-choice', label: line },
    options: [
      { value: 'a', label: line },
      { value: 'b', label: 'b' },
    ],
    ...(index > 0 && { visibleWhen: { question: `q${index - 1}`, isNot: 'a' } }),
  }));
  return [{ keyId: 'p', title: lines[0], sections: [{ keyId: 's', title: lines[1], questions }] }];
}

/** A script that failed or was refused aloud; 412 is how the service tells of the other person. */
const isOfScript = (problem: string) => !/^failed: |status of 412/.test(problem);

test('of 500 hostile labels, options and conditions none runs in the composer', async ({
  page,
  problems,
}) => {
  test.slow();
  expect(LINES.length).toBeGreaterThanOrEqual(500);
  const seen = await watchForHarm(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const rows = page.locator('[data-form-outline]').getByRole('button');
  for (let from = 0; from < LINES.length; from += QUESTIONS) {
    const lines = LINES.slice(from, from + QUESTIONS);
    const id = await createEditedForm(page.request, 'hostil', pagesOf(lines));
    await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
    await expect(rows).toHaveCount(lines.length + 3);
    // Until the form has come there are the rows of the one before, which are as many.
    await expect
      .poll(async () => {
        const text = (await page.locator('[data-form-outline]').textContent()) ?? '';
        return lines.filter((line) => !text.includes(line));
      })
      .toEqual([]);
    await expect(page.locator('#canvas [data-question]').first()).toBeVisible();
    for (const presentation of ['Sin JavaScript', 'Chat', 'Páginas']) {
      await page.getByLabel(presentation, { exact: true }).check();
      expect(await seen()).toEqual(HARMLESS);
    }
    await rows.nth(4).click();
    await expect(page.getByRole('group', { name: 'Mostrar si' })).toBeVisible();
    await page.getByRole('button', { name: 'Llenar hasta ver lo elegido' }).click();
    expect(await seen()).toEqual(HARMLESS);
    await rows.first().click();
    await page.getByRole('button', { name: 'Agregar idioma: Inglés' }).click();
    const translated = page.getByRole('group', { name: 'Textos traducidos: Inglés' });
    await translated
      .getByRole('textbox')
      .nth(2)
      .fill(lines[0] ?? '');
    expect(await seen()).toEqual(HARMLESS);
  }
  expect(problems.filter(isOfScript)).toEqual([]);
});

test('of hostile texts that two people wrote none runs where they choose between them', async ({
  page,
  problems,
}) => {
  const seen = await watchForHarm(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page.request);
  const id = await createEditedForm(page.request, 'hostil', pagesOf(LINES.slice(0, 40)));
  await page.goto(`/editor#/~forms/${EDITED_SITE}/${id}`);
  const rows = page.locator('[data-form-outline]').getByRole('button');
  await rows.nth(3).click();
  const form = JSON.parse(await savedForm(page.request, id));
  form.pages[0].sections[0].questions[0].label = LINES[41];
  const path = `/content/v1/sites/${EDITED_SITE}/forms/${id}`;
  const before = await page.request.get(path, { headers: HEADERS });
  const headers = { ...HEADERS, 'if-match': before.headers()['etag'] ?? '' };
  expect((await page.request.put(`${path}/draft`, { headers, data: form })).ok()).toBe(true);
  await page.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(LINES[42] ?? '');
  await page.getByRole('alert').getByRole('button', { name: 'Revisar' }).click();
  const choice = page.getByRole('dialog', { name: 'Elige qué se queda' });
  await expect(choice).toBeVisible();
  expect(await seen()).toEqual(HARMLESS);
  expect(await page.locator('dialog :is(img, script, svg[onload], iframe)').count()).toBe(0);
  expect(problems.filter(isOfScript)).toEqual([]);
});
