import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SavedValues, saveValues } from '#runtime/client/apply/applicant-keys.ts';
import { isApplied } from '#runtime/client/apply/applied-jobs.ts';
import { quickApply } from '#runtime/client/apply/quick/quick-apply-call.ts';
import { question } from '#schemas/testing/forms.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import {
  openTestApplications,
  type TestApplications,
  withQuestion,
} from '../testing/applications.ts';
import { openTestBrowser, type TestBrowser } from '../testing/browser.ts';
import { insertJobs } from '../testing/jobs.ts';

let test: TestApplications;
let browser: TestBrowser;
let other = '';

beforeAll(async () => {
  test = await openTestApplications({
    get now() {
      return Date.now();
    },
    set now(_) {},
  });
  const job = { agency_id: 'agency-a', client_id: 'agency-a-mx', title: 'Chofer' };
  [other = ''] = await insertJobs(test.database, [job]);
  browser = await openTestBrowser(test.server);
});

beforeEach(async () => {
  await browser.settle(test.database.kysely.deleteFrom('applications').execute());
  await browser.settle(test.database.kysely.deleteFrom('submissions').execute());
  browser.clear();
  vi.setSystemTime(Date.now() + 3_600_000);
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await test.close();
});

function keep(rest: Partial<SavedValues> = {}): void {
  const notice = { ...APPLICATION_FORM.notice, voluntary: [] };
  saveValues('uno', { values: VALID_ANSWERS, formId: 'solicitud', notice, ...rest });
}

function apply(jobId = other, channel: 'web' | 'cb' = 'web') {
  const request = { siteId: 'uno', agencyId: 'agency-a', channel, stage: 0 } as const;
  const query = `?jobId=${test.jobs.open}&submissionId=abc&utm_source=volante`;
  return browser.settle(quickApply({ ...request, query, jobId, currentJobId: test.jobs.open }));
}

const applications = () =>
  browser.settle(test.database.kysely.selectFrom('applications').selectAll().execute());

describe('an application by a tap', () => {
  it('has the answers of the one before, and is this job’s', async () => {
    keep({ location: 'León, Guanajuato, México--21.12---101.68' });
    expect(await apply()).toBe('applied');
    expect(await applications()).toMatchObject([
      {
        job_id: other,
        name: 'Ana Ruiz Soto',
        source: 'volante',
        place: 'León, Guanajuato, México',
      },
    ]);
    expect(isApplied(other)).toBe(true);
    expect(browser.events).toEqual(['formSubmit', 'APPLY_FINISH', 'Quick_Apply']);
  });

  it('is one of the chatbot on its page', async () => {
    keep();
    expect(await apply(other, 'cb')).toBe('applied');
    expect(await applications()).toMatchObject([{ job_id: other, channel: 'cb' }]);
    const paths = browser.asked.map(({ url }) => url.pathname);
    expect(paths).toContain(`/api/v2/forms/id/cb/job/${other}/0`);
    expect(paths.at(-1)).toBe('/api/v2/forms/cb/submit');
  });

  it('is one, also where its answer was lost', async () => {
    keep();
    const lose = () => {
      browser.network = browser.asked.length === 3 ? 'lost' : 'up';
    };
    const watch = setInterval(lose, 1);
    expect(await apply()).toBe('failed');
    clearInterval(watch);
    browser.network = 'up';
    expect(await apply()).toBe('applied');
    expect(await applications()).toHaveLength(1);
  });
});

describe('the form itself is filled in', () => {
  const normal = async () => {
    expect(await apply()).toBe('normal');
    expect(await applications()).toEqual([]);
    expect([isApplied(other), browser.events]).toEqual([false, []]);
  };

  it('where nothing is kept of an earlier one', normal);

  it('where a required answer is missing', async () => {
    keep({ values: { nombre: ['Ana Ruiz'] } });
    await normal();
  });

  it('where another notice was agreed to', async () => {
    keep({ notice: { ...APPLICATION_FORM.notice, text: 'Otro aviso', voluntary: [] } });
    await normal();
  });

  it('where the job has another form, or none', async () => {
    keep();
    const own = { ...APPLICATION_FORM, id: 'zona-sur' };
    await browser.settle(test.pages.write('uno/forms/zona-sur.form.json', own));
    await browser.settle(test.server.reimport());
    const job = { agency_id: 'agency-a', client_id: 'agency-a-mx', title: 'Ayudante' };
    const details = { formId: own.id };
    const [differs = ''] = await browser.settle(insertJobs(test.database, [{ ...job, details }]));
    for (const jobId of [differs, '987654']) expect(await apply(jobId)).toBe('normal');
    expect(await applications()).toEqual([]);
    // Only whether the forms are the same was asked.
    expect(browser.asked.map(({ url }) => url.pathname)).toEqual(
      [differs, test.jobs.open, '987654', test.jobs.open].map(
        (jobId) => `/api/v2/forms/id/web/job/${jobId}/0`,
      ),
    );
  });

  it('where it asks for what never rests on the device', async () => {
    keep({ values: { ...VALID_ANSWERS, clave: ['RUSA900101MGTZTN05'] } });
    await browser.settle(
      test.publish(withQuestion(APPLICATION_FORM, question('clave', 'curp', { required: true }))),
    );
    await normal();
    await browser.settle(test.publish(APPLICATION_FORM));
  });
});

it.each(['down', 'broken'] as const)('it fails where the network is %s', async (network) => {
  keep();
  browser.network = network;
  expect(await apply()).toBe('failed');
  expect(isApplied(other)).toBe(false);
});
