import type { Page } from '@playwright/test';

/** Closes a window that a page opened, once it is there: what answers it for the test is done then. */
export async function closePopup(opened: Promise<Page>): Promise<void> {
  const popup = await opened;
  await popup.waitForLoadState();
  await popup.close();
}
