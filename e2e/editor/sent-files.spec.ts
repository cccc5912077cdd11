import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { drawDocx } from '../../scripts/bench/resumes/drawing/draw-docx.ts';
import { drawPdf } from '../../scripts/bench/resumes/drawing/draw-pdf.ts';
import { phonePhoto } from '../../server/testing/assets.ts';
import * as hostile from '../../server/testing/uploads/hostile-resumes.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { EDITED_SITE, signIn } from '../support/edited-page.ts';
import { stillBox } from '../support/still.ts';
import { expect, test } from '../support/test.ts';

const FORM = 'pages/repartidores-mx/forms/repartidor.form.json';

const LINES = ['María José Núñez Herrera', 'Cel. 33 1234 5678', 'Guadalajara, Jalisco'];

interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Somebody applies with a file. @returns their name */
async function applyWith(request: APIRequestContext, file: SentFile): Promise<string> {
  const form = parseFormText(await readFile(FORM, 'utf8'));
  if (!form.ok) throw new Error('The form of the site is not valid.');
  const name = `Ana Ruiz ${randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 8)}`;
  const applicationId = randomUUID();
  const uploaded = await request.post(
    `/api/upload?applicationId=${applicationId}&websiteId=${EDITED_SITE}`,
    {
      multipart: {
        file: {
          name: file.name,
          mimeType: 'application/octet-stream',
          buffer: Buffer.from(file.bytes),
        },
      },
    },
  );
  expect(uploaded.status(), await uploaded.text()).toBe(200);
  const { s3Url } = await uploaded.json();
  const answers = {
    'mayor-de-edad': ['yes'],
    nombre: [name],
    telefono: [`33 ${String(Math.random()).slice(2, 6)} ${String(Math.random()).slice(2, 6)}`],
    ciudad: ['Guadalajara, Jalisco, México'],
    licencia: ['none'],
    horarios: ['manana'],
    inicio: ['ya'],
    cv: [s3Url],
    'acepto-cv': ['true'],
  };
  const query = `websiteId=${EDITED_SITE}&formId=repartidor&applicationStatus=APPLY_FINISH&applicationId=${applicationId}`;
  const answer = await request.post(`/api/v1/application/submit?${query}`, {
    data: {
      values: toAnswerTree(form.value, answers),
      notice: { version: form.value.notice.version, voluntary: [] },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return name;
}

async function openPerson(page: Page, file: SentFile): Promise<Locator> {
  const name = await applyWith(page.request, file);
  await signIn(page.request);
  await page.goto(`/editor#/~applications/${EDITED_SITE}?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  const pane = page.getByRole('region', { name: 'Persona' });
  await pane.getByRole('button', { name: `Ver ${file.name}` }).click();
  return pane;
}

/** Whether anything but white is drawn. */
function hasInk(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return false;
    const { data } = element
      .getContext('2d')
      ?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return data.some((value, index) => index % 4 < 3 && value < 128 && data[index + 3] === 255);
  });
}

async function pdf(): Promise<Uint8Array> {
  const placed = LINES.map((text, index) => {
    return { text, x: 50, y: 60 + index * 20, size: index === 0 ? 18 : 11, isBold: index === 0 };
  });
  return drawPdf(placed, { isSerif: false, hasMovedWords: false });
}

for (const width of [1440, 390])
  test(`a PDF is drawn beside its text, which says what was read from where (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = `${'comprobante de domicilio '.repeat(4)}final.pdf`;
    const pane = await openPerson(page, { name, bytes: await pdf() });
    expect(await pane.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const sheet = pane.getByRole('img', { name: 'Página 1' });
    await expect.poll(() => hasInk(sheet)).toBe(true);
    await expect(pane.getByText('1 página', { exact: true })).toBeVisible();
    await expect(pane.locator('p', { hasText: 'Cel. 33 1234 5678' })).toContainText('Teléfono');
    await expect(pane.locator('mark', { hasText: 'María José' })).toBeVisible();

    const before = await stillBox(sheet);
    await pane.getByRole('region', { name: `Páginas de ${name}` }).press('+');
    await expect(pane.getByRole('status').filter({ hasText: '125 %' })).toBeVisible();
    await expect
      .poll(async () => (await sheet.boundingBox())?.width)
      .toBeCloseTo(before.width * 1.25, -1);
    expect(await violationsOf(page, { tags: WCAG })).toEqual([]);
  });

test('a photo and a Word file are shown as what they are', async ({ page }) => {
  const photo = await phonePhoto(600, 800).jpeg().toBuffer();
  const pane = await openPerson(page, { name: 'foto.jpg', bytes: photo });
  const picture = pane.getByRole('img', { name: 'foto.jpg' });
  await expect
    .poll(() =>
      picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth),
    )
    .toBeGreaterThan(0);
  const docx = drawDocx(LINES.map((text) => ({ runs: [text], isBold: false })));
  const other = await openPerson(page, { name: 'cv.docx', bytes: docx });
  await expect(other.getByText('Guadalajara, Jalisco').last()).toBeVisible();
});

test('nothing in a PDF runs, and one that cannot be shown says why', async ({ page }) => {
  const dialogs: string[] = [];
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => asked.push(request.url()));
  const pane = await openPerson(page, { name: 'script.pdf', bytes: hostile.pdfWithScript() });
  await expect.poll(() => hasInk(pane.getByRole('img', { name: 'Página 1' }))).toBe(true);
  const locked = await openPerson(page, {
    name: 'cifrado.pdf',
    bytes: hostile.pdfEncrypted('/#45ncrypt'),
  });
  await expect(locked.getByText('Este PDF pide contraseña')).toBeVisible();
  const broken = await openPerson(page, { name: 'roto.pdf', bytes: Buffer.from('%PDF-1.7\nroto') });
  await expect(broken.getByText('Este PDF está dañado')).toBeVisible();
  expect(dialogs).toEqual([]);
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});
