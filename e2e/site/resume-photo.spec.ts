import sharp from 'sharp';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { nameField as name, openForm, resumePicker as picker } from '../support/apply-form.ts';
import { type KillableProduct, startKillableProduct } from '../support/killable-product.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

// A photo of a CV on a server that reads none: its data are not installed, or it is told so.

test.use(PHONE);

const PHOTO_UNREAD = 'Tu CV es una foto o un escaneo, y aquí solo leemos archivos con texto';

interface ChosenPhoto {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function photo(): Promise<ChosenPhoto> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f4efe6"/><text x="60" y="120" font-size="40">Nombre: Rocío Peña Trejo</text></svg>';
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

test.describe('where photos are not read', () => {
  let product: KillableProduct;

  test.beforeAll(async () => {
    // A start of a server, of which a busy machine makes much.
    test.setTimeout(240_000);
    product = await startKillableProduct({
      siteDir: 'pages/repartidores-mx',
      env: { RUMBO_READ_PICTURES: 'off' },
    });
  });

  test.afterAll(() => product.end());

  test('the person is told to type, and the photo is kept', async ({ page }) => {
    await openForm(page, `${product.origin}/aplicar/web`);
    const sent = page.waitForResponse('**/api/upload?*');
    await picker(page).setInputFiles(await photo());
    expect((await sent).status()).toBe(200);
    await expect(page.getByText(PHOTO_UNREAD)).toBeVisible();
    await expect(page.getByText('foto.jpg').last()).toBeVisible();
    expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
    await name(page).fill('Ana Ruiz Soto');
    await expect(name(page)).toHaveValue('Ana Ruiz Soto');
    await expect(page.getByText('Leído de tu CV')).toHaveCount(0);
    await expect(page.getByText('foto.jpg').last()).toBeVisible();
  });
});
