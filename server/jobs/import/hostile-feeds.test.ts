import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { feedJob, feedXml, imported, loadAllJobs, resetJobs } from '../../testing/job-imports.ts';
import { setUp } from '../../testing/set-up.ts';

const database = setUp(openTestDatabase);

beforeEach(() => resetJobs(database));

describe('a hostile feed', () => {
  it('leaves nothing that runs, and every text as text', async () => {
    const html =
      '<h1>Uno</h1><h2>Dos</h2><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" onclick="x()">a</a><p style="x">Hola</p><a href="https://example.com">b</a>';
    await imported(
      database,
      feedXml(
        feedJob('1', {
          title: '<b>Repar\0tidor</b> 🚚 \u202eمندوب &lt;script&gt;x',
          company: 'A\u0007 & Co <img src=x onerror=alert(1)>',
          city: 'Mérida, Yucatán',
          description: html,
          jobposting: html,
          skills: '<ul><li>uno</li><li>dos</li></ul>',
          url: 'javascript:alert(1)',
          latitude: 'null',
          longitude: 'NaN',
          pay: { min: 'Infinity', max: '-1', currency: '$', period: '__proto__', text: '<i>x</i>' },
        }),
      ),
    );
    const [found] = await loadAllJobs(database);
    expect(found).toMatchObject({
      title: 'Repar tidor 🚚 مندوب x',
      company: 'A & Co',
      city: 'Mérida',
      skills: 'uno\ndos',
      details: { pay: { text: 'x', currency: 'MXN' } },
    });
    const safe = '<h2>Uno</h2><h2>Dos</h2><a>a</a><p>Hola</p><a href="https://example.com">b</a>';
    expect([found?.description, found?.job_posting]).toEqual([safe, safe]);
    expect(found?.latitude).toBeCloseTo(20.97, 1);
  });

  it.each([
    ['0', '0'],
    ['91', '0'],
    ['19.4', '-181'],
    ['null', '-99'],
    ['', '-99'],
    ['1e5', '1'],
    ['0x10', '10'],
  ])('with the point %j, %j gives none', async (latitude, longitude) => {
    await imported(database, feedXml(feedJob('1', { city: 'Atlantis', latitude, longitude })));
    expect(await loadAllJobs(database)).toMatchObject([
      { city: 'Atlantis', place_id: null, latitude: null, longitude: null },
    ]);
  });

  it('is bounded in every column, and still searchable', async () => {
    const wide = '😀é'.repeat(40_000);
    const open = '<b>'.repeat(80_000);
    const texts = [
      'title',
      'company',
      'city',
      'state',
      'country',
      'logoname',
      'jobtype',
      'category',
    ];
    const long = Object.fromEntries(texts.map((name) => [name, wide]));
    const words = Array.from({ length: 12_000 }, (_, index) => `palabra${index}`).join(' ');
    await imported(
      database,
      feedXml(
        {
          referencenumber: '😀'.repeat(100),
          ...long,
          skills: wide,
          description: open,
          jobposting: wide,
        },
        feedJob('2', { description: words, url: `https://example.com/${'x'.repeat(5000)}` }),
      ),
    );
    const [first, second] = await loadAllJobs(database);
    expect(first?.title).toHaveLength(300);
    expect([first?.company, first?.city, first?.category].map((text) => text?.length)).toEqual([
      200, 200, 200,
    ]);
    expect(first?.skills?.length).toBeLessThanOrEqual(16 * 1024);
    expect(first?.description.length).toBeLessThanOrEqual(64 * 1024);
    expect(first?.job_posting.length).toBe(64 * 1024 - 1);
    expect(second?.details.applyUrl).toBeUndefined();
  });

  it('with an endless amount is read at once', async () => {
    const started = performance.now();
    await imported(
      database,
      feedXml(
        feedJob('1', {
          pay: { min: `1${' '.repeat(5000)}x`, max: `2500${' '.repeat(5000)}MXN` },
        }),
      ),
    );
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await loadAllJobs(database)).toMatchObject([{ details: { pay: { max: 2500 } } }]);
  });

  it('cannot reach beyond its own rows with its values', async () => {
    const quote = `'); drop table jobs; -- {"a":1} \\u0000 $1`;
    await imported(database, feedXml(feedJob(quote, { title: quote, company: '\\x00' })));
    expect(await loadAllJobs(database)).toMatchObject([
      { reference_number: quote, title: quote, company: '\\x00' },
    ]);
  });

  it('with dates that cannot be keeps the stored ones', async () => {
    await imported(database, feedXml(feedJob('1', { date: '2026-01-05T10:00:00' })));
    await imported(database, feedXml(feedJob('1', { date: '2099-01-01', title: 'Otro' })));
    expect(await loadAllJobs(database)).toMatchObject([
      { title: 'Otro', start_date: new Date('2026-01-05T16:00:00Z') },
    ]);
  });
});
