import { APPLICATION_FORM } from '#server/testing/application-form.ts';
import type { KillOutcome } from '#server/testing/kill-while-applying.ts';
import { createTestPages, pageJson, siteJson } from '#server/testing/sites.ts';
import { fillDataDir } from '#server/testing/template-database.ts';
import type { Figure } from '../../measure/figures.ts';
import { withFolder } from '../../product/with-product.ts';

const ROUNDS = 20;

/** A server on an embedded database, killed in the midst of saves, submits and uploads; its test kills it less often. */
export async function measureKilledServer(): Promise<Figure[]> {
  // It bundles a server as it is read, which other parts of the bench need not wait for.
  const { killWhileApplying } = await import('#server/testing/kill-while-applying.ts');
  const pages = await createTestPages();
  try {
    await pages.write('uno/site.json', siteJson('uno', { sitePrefix: 'uno' }));
    await pages.write('uno/home.page.json', pageJson('home'));
    await pages.write('uno/forms/solicitud.form.json', APPLICATION_FORM);
    return await withFolder(async (dataDir) => {
      await fillDataDir(dataDir);
      const { pagesDir } = pages;
      return toFigures(await killWhileApplying({ rounds: ROUNDS, dataDir, pagesDir }));
    });
  } finally {
    await pages.discard();
  }
}

/** Saves that were acknowledged and are gone end the run with an error. */
function toFigures(left: KillOutcome): Figure[] {
  const group = `kill -9, ${ROUNDS} times`;
  const none = { unit: '', bar: { atMost: 0 } };
  const { acknowledged, finished, applications, missing, stray } = left;
  return [
    { group, name: 'calls acknowledged', value: acknowledged, unit: '' },
    { group, name: 'applications acknowledged', value: finished, unit: '' },
    { group, name: 'of them lost', value: Math.max(finished - applications, 0), ...none },
    { group, name: 'doubled', value: Math.max(applications - finished, 0), ...none },
    { group, name: 'files lost or left over', value: missing.length + stray.length, ...none },
  ];
}
