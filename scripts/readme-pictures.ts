import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, ensureChromium } from './base/chromium.ts';
import { projectRoot } from './base/project-root.ts';
import { ensureBuild } from './product/build.ts';
import { startProductProcess } from './product/product-process.ts';
import { sendApplicants, spreadApplicants } from './readme-applications.ts';

// `npx tsx scripts/readme-pictures.ts`: takes the pictures of the README anew, from the product with its demo jobs.

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Pixels, where it differs from the screen's. */
  readonly width?: number;
  /** Of the interface; English without it. */
  readonly locale?: string;
  /** Resolves once there is everything to see; without it, once a visitor who wants no measuring has the page alone. */
  readonly settle?: (page: Page) => Promise<void>;
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Only the product that is started for the pictures knows it. */
const TOKEN = 'token-of-the-pictures-of-the-readme-0001';

const PICTURES: readonly Picture[] = [
  { name: 'home-1440', path: '/home', size: DESKTOP, width: 1080 },
  { name: 'home-390', path: '/home', size: PHONE },
  { name: 'buscar-390', path: '/buscar-empleos?keyword=repartidor', size: PHONE },
  { name: 'empresa-390', path: '/sobre-nosotros/quetzal-entregas', size: PHONE },
  { name: 'norte-390', path: '/norte/home', size: PHONE },
  { name: 'editor-1440', path: `/editor#token=${TOKEN}`, size: DESKTOP, settle: selectBlock },
  { name: 'solicitudes-1440', ...recruiting(DESKTOP, 'Rosa Elena Pech Canul') },
  { name: 'solicitudes-390', ...recruiting(PHONE) },
  { name: 'tablero-1440', ...recruiting(DESKTOP, undefined, '?view=board') },
  {
    ...{ name: 'formulario-1440', path: `/editor#token=${TOKEN}`, size: DESKTOP, width: 1080 },
    ...{ locale: 'es-MX', settle: selectQuestion },
  },
];

const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-pictures-'));
await ensureBuild();
const env = { RUMBO_ADMIN_TOKEN: TOKEN };
const filled = await startProductProcess(dataDir, env);
await sendApplicants(filled.origin, TOKEN);
await filled.stop();
await spreadApplicants(dataDir);
const product = await startProductProcess(dataDir, env);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const picture of PICTURES) await take(browser, product.origin, picture);
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true });
}

async function take(from: Browser, origin: string, picture: Picture): Promise<void> {
  const { name, size, width = size.width, locale = 'en', settle = refuseMeasuring } = picture;
  const page = await from.newPage({ viewport: size, reducedMotion: 'reduce', locale });
  await page.goto(origin + picture.path);
  await settle(page);
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(projectRoot, 'docs/images', `${name}.png`);
  await sharp(await page.screenshot())
    .resize(width)
    .png({ palette: true, effort: 10 })
    .toFile(file);
  await page.close();
}

async function refuseMeasuring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rechazar' }).click();
  // A first visit draws without fonts that come late.
  await page.reload();
  // Nothing stands below the pointer.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
}

async function selectBlock(page: Page): Promise<void> {
  await page.locator('#canvas').waitFor();
  await page.evaluate(() => location.replace('#/repartidores-mx/home'));
  await page.locator('#canvas').getByText('Beneficios que funcionan para usted').click();
  await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The applications, with one person opened or with none. */
function recruiting(
  size: Picture['size'],
  person?: string,
  query = '',
): Pick<Picture, 'path' | 'size' | 'width' | 'locale' | 'settle'> {
  return {
    ...{ path: `/editor#token=${TOKEN}`, size, width: Math.min(size.width, 1080) },
    locale: 'es-MX',
    settle: async (page) => {
      await openScreen(page, `#/~applications/repartidores-mx${query}`);
      await page.locator('main [data-application]').first().waitFor();
      if (person === undefined) return;
      await page.getByRole('link', { name: person }).click();
      await page.getByRole('region', { name: 'Persona' }).locator('dl').waitFor();
    },
  };
}

async function openScreen(page: Page, hash: string): Promise<void> {
  await page.locator('#canvas').waitFor();
  await page.evaluate((to) => location.replace(to), hash);
}

async function selectQuestion(page: Page): Promise<void> {
  await openScreen(page, '#/~forms/repartidores-mx/repartidor');
  await page
    .locator('[data-form-outline]')
    .getByRole('button')
    .filter({ hasText: '¿Cuántos años?' })
    .first()
    .click();
  await page.getByRole('button', { name: 'Llenar hasta ver lo elegido' }).click();
  await page.getByRole('button', { name: 'Vaciar' }).waitFor();
  // A form that comes anew is covered for a moment.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}
