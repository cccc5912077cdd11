import type { Locator } from '@playwright/test';

/** Opens the steps of an application, or of those that are chosen, and takes one. */
export async function chooseStep(button: Locator, step: string): Promise<void> {
  await button.click();
  await button.page().getByRole('menuitem', { name: step, exact: true }).click();
}
