import { describe, expect, it } from 'vitest';
import {
  feedJob,
  feedXml,
  imported,
  loadAll,
  loadAllJobs,
  runTestImport,
} from '../../testing/job-imports.ts';
import { setUpLossyFeed, WHOLE } from '../../testing/lossy-feed.ts';

const { database } = setUpLossyFeed();

describe('closing', () => {
  const ten = Array.from({ length: 10 }, (_, index) => feedJob(`n${index}`, WHOLE));

  it('by reference keeps what the job says, and counts as closed', async () => {
    await imported(database, feedXml(feedJob('1', WHOLE), feedJob('2', WHOLE)));
    const [before] = await loadAllJobs(database);
    const closing = feedXml({ referencenumber: '1', status: 'closed' });
    expect(await imported(database, closing)).toMatchObject({ changed: 0, closed: 1 });
    const [after] = await loadAllJobs(database);
    expect(after).toEqual({ ...before, status: 'closed', updated_at: expect.anything() });
    const again = await imported(database, closing);
    expect(again).toMatchObject({ added: 0, closed: 0, unchanged: 1, warningsTotal: 0 });
    expect(await imported(database, feedXml(feedJob('1', WHOLE)))).toMatchObject({ changed: 1 });
  });

  it('of a job that was never there adds none', async () => {
    const report = await imported(database, feedXml({ referencenumber: '9', status: 'cerrada' }));
    expect(report).toMatchObject({ added: 0, unchanged: 1 });
    expect(await loadAllJobs(database)).toEqual([]);
  });

  it('with all of its texts counts as closed too', async () => {
    await imported(database, feedXml(feedJob('1', WHOLE)));
    const report = await imported(database, feedXml(feedJob('1', { ...WHOLE, status: 'closed' })));
    expect(report).toMatchObject({ changed: 0, closed: 1, unchanged: 0 });
  });

  it('more than a third for being missing is refused, with the counts, and changes nothing', async () => {
    await imported(database, feedXml(...ten));
    const before = await loadAll(database);
    const feed = feedXml(...ten.slice(0, 6), feedJob('new'));
    const options = { closeMissing: true, closeMany: false };
    expect(await runTestImport(database, feed, options)).toMatchObject({
      ok: false,
      problems: [{ code: 'closes-too-many', message: expect.stringContaining('4 of the 10') }],
    });
    expect(await loadAll(database)).toEqual(before);
    const confirmed = { ...options, closeMany: true };
    expect(await imported(database, feed, confirmed)).toMatchObject({ added: 1, closed: 4 });
  });

  it('a third or less is done', async () => {
    await imported(database, feedXml(...ten));
    const options = { closeMissing: true, closeMany: false };
    expect(await imported(database, feedXml(...ten.slice(3)), options)).toMatchObject({
      closed: 3,
    });
  });

  it('closes nothing while a job of the feed cannot be told from those it lacks', async () => {
    await imported(database, feedXml(...ten.slice(0, 4)));
    const feed = feedXml(...ten.slice(0, 3), { ...WHOLE, title: 'Sin referencia' });
    expect(await imported(database, feed, { closeMissing: true })).toMatchObject({
      closed: 0,
      unchanged: 3,
      skippedTotal: 1,
      warnings: [{ line: 6, code: 'closing-held-back' }],
    });
  });
});

describe('a client', () => {
  it('that no site of the agency serves is refused, with those that are', async () => {
    await database.kysely
      .insertInto('sites')
      .values({ agency_id: 'a', site_id: 's', client_id: 'c', settings: '{}', source: 'file' })
      .execute();
    expect(await imported(database, feedXml(feedJob('1')))).toMatchObject({ added: 1 });
    expect(await runTestImport(database, feedXml(feedJob('1')), { clientId: 's' })).toMatchObject({
      problems: [{ code: 'client-unknown', remedy: 'Name one of: c.' }],
    });
  });
});
