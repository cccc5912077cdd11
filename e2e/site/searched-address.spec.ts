import { cards, countOf, facet, firstCount } from '../support/job-search.ts';
import { expect, test } from '../support/test.ts';

test.describe('rubbish in the address', () => {
  const RUBBISH = [
    'page=-1',
    'page=999999999999',
    'radius=abc',
    `keyword=${encodeURIComponent("' or 1=1; drop table jobs; --")}`,
    `keyword=${encodeURIComponent('<script>document.title=1</script>')}`,
    'keyword=%00%00&city=%00',
    `keyword=${'x'.repeat(6000)}`,
    `location=${encodeURIComponent('<b>x</b>--1--2--3')}`,
    'sort=;&job=../../etc/passwd',
    'keyword=%E0%A4%A&city[]=1&__proto__=1',
  ];

  for (const query of RUBBISH) {
    test(`is harmless: ${query.slice(0, 60)}`, async ({ page, problems }) => {
      const response = await page.goto(`/buscar-empleos?${query}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra tu ruta');
      await expect(page.locator('[data-part="count"]')).toHaveText(/vacantes?/);
      expect(await page.title()).toContain('Empleos');
      expect(problems).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('search, place, facets, paging and the job all work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/buscar-empleos');
    await page.getByPlaceholder('Buscar por palabra clave').fill('repartidor');
    await page.locator('input[name="location"]').first().fill('guadalajara');
    await page.getByRole('button', { name: 'Buscar', exact: true }).last().click();
    await expect(page.locator('[data-part="count"]')).toContainText(
      'de «repartidor» cerca de Guadalajara',
    );
    const near = await countOf(page);
    expect(near).toBeGreaterThan(5);
    await page.locator('main summary', { hasText: 'Filtros' }).click();
    const type = await firstCount(page, 'employmentType');
    await facet(page, type.value).click();
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect.poll(() => countOf(page)).toBe(type.count);
    await page.goto('/buscar-empleos?keyword=repartidor');
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/keyword=repartidor&page=2/);
    const title = await cards(page).first().innerText();
    await cards(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: 'para volver' }).click();
    await expect(page).toHaveURL('/buscar-empleos?keyword=repartidor&page=2');
  });
});
