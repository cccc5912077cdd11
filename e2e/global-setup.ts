import { importTestJobs } from '#scripts/product/test-jobs.ts';
import { startProduct } from '#scripts/product/test-product.ts';

/** Starts the product once for all browser tests; the returned function stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, adminToken, stop } = await startProduct();
  await importTestJobs(url, adminToken);
  process.env['RUMBO_TEST_URL'] = url;
  process.env['RUMBO_TEST_TOKEN'] = adminToken;
  return stop;
}
