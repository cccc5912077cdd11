import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility.ts';
import { openEditor } from '../support/edited-page.ts';
import { expect, test } from '../support/test.ts';

const OPEN = 'Reportar esta vacante';

async function firstJob(page: Page): Promise<string> {
  await page.goto('/buscar-empleos');
  return (await page.locator('[data-job]').first().getAttribute('href')) ?? '';
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a job is reported on its page, which thanks for it', async ({ page, problems }) => {
    await page.goto(await firstJob(page));
    await page.getByText(OPEN).click();
    await page.getByLabel('Piden dinero para contratar').check();
    await page.getByLabel('¿Algo más? (opcional)').fill('Piden 500 pesos para el uniforme.');
    await page.getByRole('button', { name: 'Enviar reporte' }).click();
    await expect(page.getByText('Recibimos tu reporte')).toBeVisible();
    await expect(page.getByText(OPEN)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#report');
    expect(problems).toEqual([]);
  });
});

test('the form is whole at 320 px with text of twice the size, and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${await firstJob(page)}&report=reason`);
  await expect(page.getByText('Elige qué pasa con esta vacante')).toBeVisible();
  expect(await violationsOf(page, { include: '#report' })).toEqual([]);
  const wide = await page.locator('#report').evaluate((form) => {
    form.ownerDocument.documentElement.style.fontSize = '200%';
    return form.scrollWidth - form.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});

test('a recruiter reads what was reported, hides the job and shows it again', async ({ page }, {
  repeatEachIndex,
}) => {
  // While it is hidden other counts hold: nobody counts the jobs of this site. One of its own for each repetition.
  await page.goto('/norte/job-search?page=8');
  const links = page.locator('[data-job]');
  const [slug, title] = await links
    .nth((await links.count()) - 1 - repeatEachIndex)
    .evaluate((link) => [link.getAttribute('data-job') ?? '', link.textContent ?? '']);
  const job = await page.request.get(`/norte/job/${slug}`);
  const jobId = /name="jobId" value="(\d+)"/.exec(await job.text())?.[1] ?? '';
  const form = { jobId, reason: 'fake', note: `Nota de ${slug}` };
  const sent = await page.request.post('/api/v1/job-reports?websiteId=almacenes-norte', { form });
  expect(sent.ok()).toBe(true);
  await openEditor(page, 'home', 'almacenes-norte');
  await page.getByRole('button', { name: 'Más herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Vacantes reportadas' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: `Nota de ${slug}` })
    .first();
  await expect(row).toContainText('Reportes: 1, de redes distintas: 1');
  await row.getByRole('button', { name: 'Ocultar del sitio' }).click();
  await expect(page.getByText(`«${title}» está oculta.`).first()).toBeVisible();
  await expect
    .poll(async () => (await page.request.get(`/norte/job/${slug}`)).text())
    .toContain('Vacante cerrada');
  const hidden = page
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: 'Oculta' });
  await hidden.first().getByRole('button', { name: 'Mostrar otra vez' }).click();
  await expect(page.getByText(`«${title}» se ve en el sitio.`).first()).toBeVisible();
});
