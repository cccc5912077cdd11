import type { Page } from '@playwright/test';

/** The number at the start of `1,234 vacantes de «repartidor»`. */
export async function countOf(page: Page): Promise<number> {
  const text = await page.locator('[data-part="count"]').innerText();
  return Number(/^[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
}

export function facet(page: Page, value: string) {
  // A company stands without its legal form.
  const input = `input[value=${JSON.stringify(value)}]`;
  return page.locator(`[data-part="filter"] label:has(${input})`).first();
}

export async function firstCount(
  page: Page,
  field: string,
): Promise<{ value: string; count: number }> {
  const choice = page.locator(`label:has(input[name="${field}"])`).first();
  const value = await choice.locator('input').getAttribute('value');
  return { value: value ?? '', count: Number(await choice.locator('span').last().textContent()) };
}

export function cards(page: Page) {
  return page.locator('[data-part="results"] [data-job]');
}
