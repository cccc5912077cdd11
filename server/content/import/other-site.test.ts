import { beforeEach, expect, it } from 'vitest';
import { openTransfer, pageFile, SITE, told } from '../../testing/content/import.ts';
import { setUp } from '../../testing/set-up.ts';
import { siteJson } from '../../testing/sites.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
const flat = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="3"/>';

const transfer = setUp(openTransfer);

beforeEach(() => transfer.reset());

/** A site of another agency, with a page and a picture that are called as ones of `uno`. */
function otherSite() {
  const image = { src: 'assets/icon.svg', alt: 'Otra', width: 4, height: 4 };
  const opaque = { html: '<img src="assets/icon.svg"> <img src="assets/icon.svgz">' };
  return [
    { name: 'site.json', bytes: JSON.stringify(siteJson('otro')) },
    pageFile('home', 'La portada de otro sitio'),
    pageFile('nueva', 'Nueva', {
      widgets: [
        { id: 'w1', type: 'rich-text', content: { html: '<p>assets/icon.svg</p>' } },
        { id: 'w2', type: 'image', content: { image } },
        { id: 'w3', type: 'de-otra-version', content: opaque },
      ],
    }),
    { name: 'assets/icon.svg', bytes: square },
    { name: 'assets/icon-2.svg', bytes: flat },
    { name: 'assets/focus.json', bytes: '{"assets/icon.svg":{"x":10,"y":20}}' },
  ];
}

const settings = async () => (await transfer.content.send('GET', `${SITE}/settings`)).body;

it('brings the new pages of another site and leaves everything that the site has', async () => {
  const before = [await settings(), await transfer.draftOf('home')];
  const report = await transfer.run(otherSite(), '?onlyNew=true');
  expect(told(report).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['nueva.page.json create', 'assets/icon.svg create', 'assets/icon-2.svg create'],
    ...['assets/focus.json update', 'site.json skip', 'home.page.json skip'],
  ]);
  expect([await settings(), await transfer.draftOf('home')]).toEqual(before);
});

it('is told to do so where the settings are of another site', async () => {
  const answer = await transfer.post(otherSite());
  const [site] = answer.json().files;
  expect(told({ files: [site] })).toEqual(['site.json refuse site-changed']);
  expect(site.problems[0].remedy).toContain('onlyNew=true');
});

it('gives a picture another path where the site has other bytes, in its documents as well', async () => {
  const report = await transfer.run(otherSite(), '?onlyNew=true');
  expect(report.files.find(({ file }) => file === 'assets/icon.svg')).toMatchObject({
    action: 'create',
    storedAs: 'assets/icon-3.svg',
  });
  const { widgets } = JSON.parse(await transfer.draftOf('nueva'));
  expect(widgets[0].content.html).toBe('<p>assets/icon.svg</p>');
  expect(widgets[1].content.image.src).toBe('assets/icon-3.svg');
  expect(widgets[2].content.html).toBe(
    '<img src="assets/icon-3.svg"> <img src="assets/icon.svgz">',
  );
  const { data } = (await transfer.content.send('GET', `${SITE}/assets`)).json();
  const focusOf = Object.fromEntries(
    data.map(({ path, focus }: Record<string, unknown>) => [path, focus]),
  );
  expect(focusOf).toMatchObject({
    'assets/icon.svg': null,
    'assets/icon-3.svg': { x: 10, y: 20 },
  });
});

it('finds its pictures again the second time', async () => {
  await transfer.run(otherSite(), '?onlyNew=true');
  const [, page] = otherSite().slice(1);
  const again = await transfer.run([...(page ? [page] : []), ...otherSite().slice(3)]);
  expect(again.files.map(({ file, action, storedAs }) => [file, action, storedAs])).toEqual([
    ['nueva.page.json', 'unchanged', undefined],
    ['assets/icon.svg', 'unchanged', 'assets/icon-3.svg'],
    ['assets/icon-2.svg', 'unchanged', undefined],
    ['assets/focus.json', 'unchanged', undefined],
  ]);
});

it('leaves the points of the pictures that the site has', async () => {
  const focus = { name: 'assets/focus.json', bytes: '{"assets/icon.svg":{"x":1,"y":2}}' };
  const report = await transfer.run([focus], '?onlyNew=true');
  expect(told(report)).toEqual(['assets/focus.json unchanged']);
});

it('leaves the addresses of other sites alone, though they end as the path of a picture', async () => {
  const html = '<img src="assets/icon.svg"> https://otro.example/assets/icon.svg';
  const widgets = [{ id: 'w1', type: 'de-otra-version', content: { html } }];
  await transfer.run([
    pageFile('nueva', 'Nueva', { widgets }),
    { name: 'assets/icon.svg', bytes: square },
  ]);
  expect(JSON.parse(await transfer.draftOf('nueva')).widgets[0].content.html).toBe(
    '<img src="assets/icon-2.svg"> https://otro.example/assets/icon.svg',
  );
});

it('names pictures anew in ten thousand places of a page', async () => {
  const content = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`imagen/${index}`, 'assets/icon.svg']),
  );
  const widgets = [{ id: 'w1', type: 'de-otra-version', content }];
  await transfer.run([
    pageFile('nueva', 'Nueva', { widgets }),
    { name: 'assets/icon.svg', bytes: square },
  ]);
  const [widget] = JSON.parse(await transfer.draftOf('nueva')).widgets;
  expect(new Set(Object.values(widget.content))).toEqual(new Set(['assets/icon-2.svg']));
});

it('keeps the points of two pictures with the same bytes apart the second time', async () => {
  const points = { 'assets/icon.svg': { x: 1, y: 2 }, 'assets/icon-2.svg': { x: 3, y: 4 } };
  const entries = [
    { name: 'assets/icon.svg', bytes: square },
    { name: 'assets/icon-2.svg', bytes: square },
    { name: 'assets/focus.json', bytes: JSON.stringify(points) },
  ];
  await transfer.run([{ name: 'assets/icon-2.svg', bytes: flat }]);
  await transfer.run(entries);
  const again = await transfer.run(entries);
  expect(told(again)).toEqual([
    ...['assets/icon.svg unchanged', 'assets/icon-2.svg unchanged'],
    'assets/focus.json unchanged',
  ]);
});
