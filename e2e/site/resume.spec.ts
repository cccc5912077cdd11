import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { drawDocx } from '../../scripts/bench/resumes/drawing/draw-docx.ts';
import { drawPdf } from '../../scripts/bench/resumes/drawing/draw-pdf.ts';
import { findRecogniser } from '../../server/resumes/files/recogniser.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { nameField as name, openForm, resumePicker as picker } from '../support/apply-form.ts';
import { publishEditedForm } from '../support/edited-form.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

const LINES = [
  'María José Núñez Herrera',
  'Cel. 33 1234 5678',
  'Guadalajara, Jalisco',
  'EXPERIENCIA',
  'Repartidora en Paquetes del Valle, S.A. de C.V.',
  'mar 2021 - Actualidad',
  'Licencia federal tipo B vigente',
];

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function textFile(lines: readonly string[] = LINES, name = 'cv.txt'): ChosenFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
}

async function pdfFile(): Promise<ChosenFile> {
  const placed = LINES.map((text, index) => {
    return { text, x: 50, y: 60 + index * 20, size: index === 0 ? 18 : 11, isBold: index === 0 };
  });
  const bytes = await drawPdf(placed, { isSerif: false, hasMovedWords: false });
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

function docxFile(): ChosenFile {
  const bytes = drawDocx(LINES.map((text) => ({ runs: [text], isBold: false })));
  return { name: 'cv.docx', mimeType: '', buffer: Buffer.from(bytes) };
}

/** Paper with large letters, photographed. */
async function photoFile(): Promise<ChosenFile> {
  const texts = ['Nombre: Rocío Peña Trejo', 'Tel. 442 123 1614', 'Querétaro, Querétaro'].map(
    (line, index) =>
      `<text x="40" y="${70 + index * 60}" font-size="34" font-family="DejaVu Sans">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><rect width="900" height="300" fill="#f4efe6"/>${texts.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

for (const makeFile of [pdfFile, docxFile, textFile])
  test(`a CV fills the form in and says so at each answer (${makeFile.name})`, async ({ page }) => {
    await openForm(page);
    const file = await makeFile();
    await picker(page).setInputFiles(file);
    await expect(page.getByText('Listo: tu CV llenó 4 respuestas.')).toBeVisible();
    await expect(name(page)).toHaveValue('María José Núñez Herrera');
    await expect(page.getByLabel('Teléfono celular', { exact: true })).toHaveValue('33 1234 5678');
    await expect(page.getByLabel('Ciudad donde vives', { exact: true })).toHaveValue(
      /^Guadalajara, Jalisco/,
    );
    await expect(page.getByText('Leído de tu CV')).toHaveCount(3);
    // 'No file chosen', as browsers say where a file was sent at once.
    await expect(picker(page)).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  });

test('a photo of a CV on paper fills the form in', async ({ page }) => {
  test.skip(findRecogniser() === undefined, 'The recogniser is optional and not installed here.');
  test.setTimeout(120_000);
  const file = await photoFile();
  await openForm(page);
  // Where the machine is busy a reading may take too long, and is done again by whoever chooses the photo again.
  await expect(async () => {
    await picker(page).setInputFiles(file);
    await expect(page.getByText('Listo: tu CV llenó')).toBeVisible({ timeout: 25_000 });
  }).toPass();
  await expect(name(page)).toHaveValue('Rocío Peña Trejo');
  await expect(page.getByLabel('Teléfono celular', { exact: true })).toHaveValue('442 123 1614');
  await expect(page.getByText('foto.jpg').last()).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
});

test('what a CV filled in is taken back by a tap, and goes on to the next page', async ({
  page,
}) => {
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await page.getByRole('button', { name: 'Quitar lo que tu CV llenó en «Nombre completo»' }).tap();
  await expect(name(page)).toHaveValue('');
  await expect(name(page)).toBeFocused();
  await expect(page.getByText('Leído de tu CV')).toHaveCount(2);
  await name(page).fill('Ana Ruiz Soto');
  await page.getByLabel('Sí', { exact: true }).first().tap();
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(page.getByLabel('¿Quién la emitió?')).toHaveValue('federal');
  await expect(page.getByLabel('Tipo de licencia')).toHaveValue('B');
  await expect(page.getByText('Leído de tu CV')).toHaveCount(1);
  await page.getByRole('button', { name: 'Quitar lo que tu CV llenó', exact: false }).tap();
  await expect(page.getByLabel('¿Quién la emitió?')).toHaveValue('');
});

test('a CURP that a CV says is offered, and goes into the form by a tap', async ({
  page,
  request,
}) => {
  const questions = [{ keyId: 'curp', type: 'curp', label: 'CURP' }];
  const id = await publishEditedForm(request, 'tu-curp', {
    pages: [{ keyId: 'p', title: 'Tú', sections: [{ keyId: 's', questions }] }],
    clientConfig: { enableResumeParsing: true },
  });
  await openForm(page, `/aplicar/web?formId=${id}`);
  await picker(page).setInputFiles(textFile([...LINES, 'CURP: CUPL900101HOCRXS04']));
  const curp = page.getByRole('textbox', { name: 'CURP' });
  await expect(page.getByText('Tu CV dice «CUPL900101HOCRXS04».')).toBeVisible();
  await expect(page.getByText('Hay datos que solo entran si tú quieres')).toBeVisible();
  await expect(curp).toHaveValue('');
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Usarlo: lo que dice tu CV en «CURP»' }).tap();
  await expect(curp).toHaveValue('CUPL900101HOCRXS04');
  await expect(curp).toBeFocused();
  await expect(page.getByText('Tu CV dice')).toHaveCount(0);
});

test('what was typed stays, whoever the CV names', async ({ page }) => {
  await openForm(page);
  await name(page).fill('Ana Ruiz Soto');
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText('Listo: tu CV llenó 3 respuestas.')).toBeVisible();
  await expect(name(page)).toHaveValue('Ana Ruiz Soto');
});

test('a CV in place of another answers anew what the first one answered', async ({ page }) => {
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await expect(name(page)).toHaveValue('María José Núñez Herrera');
  await page.getByLabel('Teléfono celular', { exact: true }).fill('55 1111 2222');
  const other = ['Emiliano Trejo Cano', 'Cel: 771 123 4567', 'Pachuca, Hidalgo'];
  await picker(page).setInputFiles(textFile(other, 'otro.txt'));
  await expect(name(page)).toHaveValue('Emiliano Trejo Cano');
  await expect(page.getByLabel('Teléfono celular', { exact: true })).toHaveValue('55 1111 2222');
  await expect(page.getByText('otro.txt')).toBeVisible();
});

test('a CV that cannot be read is kept, and the person types', async ({ page }) => {
  await openForm(page);
  const broken = Buffer.from(`%PDF-1.7\n${'x'.repeat(400)}`);
  await picker(page).setInputFiles({ name: 'roto.pdf', mimeType: '', buffer: broken });
  await expect(page.getByText('No pudimos leer tu CV porque el archivo está')).toBeVisible();
  await expect(page.getByText('roto.pdf').last()).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await name(page).fill('Ana Ruiz Soto');
  await expect(name(page)).toHaveValue('Ana Ruiz Soto');
});

test('a file that is not taken leaves the CV before it and what that filled in', async ({
  page,
}) => {
  const refused = [
    ['IMG_2041.HEIC', '\0\0\0\x18ftypheic', 'Es una foto HEIC'],
    ['foto.jpg', 'RIFF\0\0\0\0WEBPVP8 ', 'Es una imagen WebP'],
    ['cv.pages', 'PK\x03\x04', 'Guárdalo como PDF'],
    ['cv.doc', '{\\rtf1\\ansi Ana}', 'Guárdalo como PDF'],
    ['cv.docm', 'PK\x03\x04', 'Tiene macros'],
    ['cv.txt', '<!DOCTYPE html><p>Ana', 'Guárdalo como PDF'],
    ['cv.pdf', '', 'El archivo llegó vacío'],
    ['cv.zip', 'PK\x03\x04', 'Sube un PDF'],
  ] as const;
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText('Listo: tu CV llenó 4 respuestas.')).toBeVisible();
  for (const [fileName, bytes, told] of refused) {
    const buffer = Buffer.from(bytes, 'latin1');
    await picker(page).setInputFiles({ name: fileName, mimeType: '', buffer });
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByText(/^cv\.txt \(/)).toBeVisible();
    await expect(name(page)).toHaveValue('María José Núñez Herrera');
  }
});

test('a CV is read after all where the one in its place was given up', async ({ page }) => {
  await openForm(page);
  await page.route('**/parse-resume**', () => undefined, { times: 1 });
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText('Leyendo tu CV… Puedes seguir escribiendo.')).toBeVisible();
  await page.route('**/api/upload**', () => undefined, { times: 1 });
  await picker(page).setInputFiles(textFile(LINES, 'otro.txt'));
  await expect(page.getByText(/^Subiendo/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).tap();
  await expect(page.getByText('Listo: tu CV llenó 4 respuestas.')).toBeVisible();
  await expect(page.getByText(/^cv\.txt \(/)).toBeVisible();
});

test('the CV that was saved is named after a reload, and taken away there', async ({ page }) => {
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText('Listo: tu CV llenó 4 respuestas.')).toBeVisible();
  await page.getByLabel('Sí', { exact: true }).first().tap();
  const back = page.getByRole('button', { name: 'Atrás', exact: true });
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(back).toBeVisible();
  await openForm(page);
  await back.tap();
  await expect(picker(page)).toBeVisible();
  await expect(page.getByText(/^cv\.txt \(/)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar', exact: true }).tap();
  await expect(page.getByText(/^cv\.txt \(/)).toBeHidden();
  await expect(name(page)).toHaveValue('María José Núñez Herrera');
});

test('reading is tried again where the network failed, and what was read survives a reload', async ({
  page,
}) => {
  await openForm(page);
  await page.route('**/parse-resume*', (route) => route.abort());
  await picker(page).setInputFiles(textFile());
  const again = page.getByRole('button', { name: 'Intentar de nuevo' });
  await expect(again).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.unroute('**/parse-resume*');
  await again.tap();
  await expect(name(page)).toHaveValue('María José Núñez Herrera');
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('rumbo_draft.') && localStorage[key].includes('Herrera'),
    ),
  );
  await page.reload();
  await expect(name(page)).toHaveValue('María José Núñez Herrera');
  await expect(page.getByText('Leído de tu CV')).toHaveCount(3);
  // The file rests on no device.
  const gone = page.getByText('Tu archivo no se quedó en este teléfono. Elígelo otra vez.');
  await expect(gone).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Quitar lo que tu CV llenó en «Nombre' }).tap();
  await expect(name(page)).toHaveValue('');
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText(/^cv\.txt \(/)).toBeVisible();
  await expect(gone).toHaveCount(0);
});

/** Holds the answer of a reading back until it is let go. */
async function holdReading(page: Page): Promise<() => void> {
  let letGo = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = () => void resolve();
  });
  await page.route('**/parse-resume*', async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** The call ends with the reading, so that the server reads nothing for nobody. */
const isParseCall = (call: Request) => call.url().includes('/parse-resume');

const READING = 'Leyendo tu CV… Puedes seguir escribiendo.';

test('a reading that is cancelled fills nothing in and keeps the CV', async ({ page }) => {
  const letGo = await holdReading(page);
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText(READING)).toBeVisible();
  const ended = page.waitForEvent('requestfailed', isParseCall);
  await page.getByRole('button', { name: 'Cancelar' }).tap();
  await expect(page.getByText('No leímos tu CV. Va con tu solicitud.')).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await expect(page.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await ended;
  letGo();
  await expect(page.getByText('cv.txt').last()).toBeVisible();
  await expect(name(page)).toHaveValue('');
  await picker(page).setInputFiles(textFile());
  await expect(name(page)).toHaveValue('María José Núñez Herrera');
});

test('a CV that is taken back while it is read fills nothing in', async ({ page }) => {
  const letGo = await holdReading(page);
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText(READING)).toBeVisible();
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  const ended = page.waitForEvent('requestfailed', isParseCall);
  await page.getByRole('button', { name: 'Quitar' }).tap();
  await expect(page.getByText(READING)).toHaveCount(0);
  await ended;
  letGo();
  await name(page).fill('Ana Ruiz Soto');
  await expect(name(page)).toHaveValue('Ana Ruiz Soto');
  await expect(page.getByText('Leído de tu CV')).toHaveCount(0);
  await expect(page.getByText('cv.txt')).toHaveCount(0);
});

test('who goes on to the next page while a CV is read finds it filled in', async ({ page }) => {
  const letGo = await holdReading(page);
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await name(page).fill('Ana Ruiz Soto');
  await page.getByLabel('Teléfono celular', { exact: true }).fill('55 1111 2222');
  await page.getByLabel('Ciudad donde vives', { exact: true }).fill('Tepic');
  await page.getByRole('option').first().tap();
  await page.getByLabel('Sí', { exact: true }).first().tap();
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(page.getByLabel('¿Quién la emitió?')).toHaveValue('');
  letGo();
  await expect(page.getByLabel('¿Quién la emitió?')).toHaveValue('federal');
  await page.goBack();
  await expect(name(page)).toHaveValue('Ana Ruiz Soto');
});

test('who leaves while a CV is read comes back to what was typed, and may choose it again', async ({
  page,
}) => {
  const letGo = await holdReading(page);
  await openForm(page);
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText(READING)).toBeVisible();
  await page.getByLabel('Teléfono celular', { exact: true }).fill('55 1111 2222');
  await page.goto('/buscar-empleos');
  letGo();
  await openForm(page);
  await expect(page.getByLabel('Teléfono celular', { exact: true })).toHaveValue('55 1111 2222');
  await expect(page.getByText(READING)).toHaveCount(0);
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await picker(page).setInputFiles(textFile());
  await expect(name(page)).toHaveValue('María José Núñez Herrera');
  await expect(page.getByLabel('Teléfono celular', { exact: true })).toHaveValue('55 1111 2222');
});

test('a conversation says which answers a CV gave, and calls the file by its name', async ({
  page,
}) => {
  await openForm(page, '/aplicar/cb');
  await picker(page).setInputFiles(textFile());
  await expect(page.getByText('Listo: tu CV llenó 4 respuestas.')).toBeVisible();
  await page.getByText('Sí', { exact: true }).first().tap();
  const log = page.getByRole('log');
  await expect(log).toContainText('Federal (SICT), Tipo BLeído de tu CV');
  expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Tu disponibilidad' })).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).tap();
  await expect(log).toContainText('cv.txt (1 KB)');
});

test('a drop-off reads nothing', async ({ page }) => {
  let calls = 0;
  await page.route('**/parse-resume*', (route) => {
    calls += 1;
    return route.continue();
  });
  await openForm(page, '/aplicar/web?dropOffType=RESUME_DROP_OFF');
  await page.locator('main input[type="file"]:visible').setInputFiles(textFile());
  await expect(page.getByText('cv.txt').last()).toBeVisible();
  await expect(page.getByText(READING)).toHaveCount(0);
  expect(calls).toBe(0);
});
