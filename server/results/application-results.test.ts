import { sumBy } from 'lodash-es';
import { describe, expect, it } from 'vitest';
import type { FunnelAnswer } from '#schemas/api/recruiting/results.ts';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { clock, setUpResults } from '../testing/results.ts';

const { test, send, read } = setUpResults();

describe('applications', () => {
  it('are counted from their own table, and the funnel ends with the same number', async () => {
    await test.apply({ telefono: ['55 1111 1111'] });
    await test.apply({ telefono: ['55 2222 2222'] });
    await send(3, { eventName: 'Job_View', eventData: { jobId: '1' } });
    await send(1, {
      eventName: 'APPLY_FINISH',
      eventData: { applicationStatus: 'APPLY_FINISH', pageNumber: 1 },
      pageUrl: '/uno/aplicar/web',
    });
    const results = await read();
    const funnel = await read<FunnelAnswer>('/funnel');
    expect(results.totals.applications).toEqual({ count: 2, compared: 0, before: 0 });
    expect(results.applicationsFrom).toBe('applications');
    expect(funnel.finished).toEqual({ count: 2, before: 0 });
    expect(funnel.jobViews.count).toBe(3);
    expect(sumBy(results.series, ({ applications }) => applications ?? 0)).toBe(2);
    expect(results.applicationSources.total).toBe(2);
    expect(results.applicationChannels).toMatchObject({ rows: [{ value: 'web', count: 2 }] });
    const ofPage = await read('?page=aplicar');
    expect(ofPage).toMatchObject({
      applicationsFrom: 'events',
      totals: { applications: { count: 1 } },
    });
  });

  it('are as many as the list that the number opens', async () => {
    const first = await test.apply({ telefono: ['55 1111 1111'] });
    const second = await test.apply({ telefono: ['55 2222 2222'] });
    const resume = await test.apply({ telefono: ['55 3333 3333'] });
    const { kysely } = test.database;
    await kysely
      .updateTable('applications')
      .set({ drop_off_type: 'RESUME_DROP_OFF' })
      .where('application_id', '=', resume.id)
      .execute();
    await test.send('POST', `/applications/${second.id}/merge`, {
      match: '*',
      body: { other: first.id },
    });
    const listed = await test.send('GET', '/applications?status=APPLY_FINISH');
    const { totals } = await read();
    expect([totals.applications.count, listed.json().data.length]).toEqual([2, 2]);
  });

  it('are as many in the overview, the funnel and the table after some were merged and deleted', async () => {
    const sent = [];
    for (const digit of [1, 2, 3, 4])
      sent.push(
        await test.apply({ telefono: [`55 ${`${digit}`.repeat(4)} ${`${digit}`.repeat(4)}`] }),
      );
    const [first, second, third] = sent;
    await test.send('POST', `/applications/${second?.id}/merge`, {
      match: '*',
      body: { other: first?.id },
    });
    const deleted = await test.send('DELETE', `/applications/${third?.id}`, { match: '*' });
    expect(deleted.statusCode).toBeLessThan(300);
    const rows = await test.database.kysely
      .selectFrom('applications')
      .leftJoin(
        'application_states',
        'application_states.application_id',
        'applications.application_id',
      )
      .where('merged_into', 'is', null)
      .select('applications.application_id')
      .execute();
    const { totals, series, applicationSources } = await read();
    const { finished } = await read<FunnelAnswer>('/funnel');
    expect(rows).toHaveLength(2);
    expect([totals.applications.count, finished.count, applicationSources.total]).toEqual([
      2, 2, 2,
    ]);
    expect(sumBy(series, ({ applications }) => applications ?? 0)).toBe(2);
  });

  it('that were left are told by page and by the question that was answered last', async () => {
    const answers = { nombre: ['Ana Ruiz Soto'], telefono: ['55 1234 5678'] };
    const query = { applicationStatus: 'APPLY_INTERMEDIATE', jobId: test.jobs.open };
    await test.submit(query, answers, { notice: { version: '1', voluntary: [] } });
    clock.now += 3 * DAY_MS;
    const { stops } = await read<FunnelAnswer>('/funnel');
    expect(stops).toEqual([
      { formId: 'solicitud', page: expect.any(String), question: 'nombre', count: 1, stop: null },
    ]);
    expect(JSON.stringify(stops)).not.toContain('Ana');
  });

  it('that were left open the list of them, by the day they were begun, where the site lists such ones', async () => {
    const notice = { notice: { version: '1', voluntary: [] } };
    const query = { applicationStatus: 'APPLY_INTERMEDIATE', jobId: test.jobs.open };
    const leave = (telefono: string, more = {}) =>
      test.submit(query, { telefono: [telefono], ...more }, notice);
    const begun = new Date(clock.now).toISOString().slice(0, 10);
    await leave('55 1111 1111');
    await leave('55 2222 2222');
    await leave('55 3333 3333', { nombre: ['Ana Ruiz Soto'] });
    const settings = { ...DEFAULT_APPLICATION_SETTINGS, showsUnfinished: true };
    const saved = await test.send('PUT', '/application-settings', { match: '*', body: settings });
    expect(saved.statusCode).toBe(200);
    clock.now += 3 * DAY_MS;
    const { stops } = await read<FunnelAnswer>('/funnel');
    expect(sumBy(stops, ({ count }) => count)).toBe(3);
    for (const { stop, count } of stops) {
      const narrowed = new URLSearchParams({ stop: stop ?? '', from: begun, to: begun });
      const listed = await test.send('GET', `/applications?${narrowed}`);
      expect(listed.json().data, stop ?? '').toHaveLength(count);
    }
    const other = await test.send('GET', '/applications?stop=solicitud%2Fnada');
    expect(other.json()).toMatchObject({ data: [], total: 0 });
    for (const stop of ['solicitud', '%25', 'a%2Fb%2Fc%2Fd']) {
      const unknown = await test.send('GET', `/applications?stop=${stop}`);
      expect(unknown.json(), stop).toMatchObject({ data: [], total: 0 });
    }
  });
});
