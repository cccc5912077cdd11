// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { events, leave, open, press, SITE, setUpMeasuring } from '../testing/measuring.ts';
import { renderTestPage, toDocument } from '../testing/render.ts';

setUpMeasuring();

it('a search is told with its words, its depth and how many jobs there were', async () => {
  history.replaceState(null, '', '/buscar?keyword=chofer&city=Monterrey&page=2');
  await open();
  document.body.insertAdjacentHTML('beforeend', '<p data-part="count"><b data-total="7"></b></p>');
  await press('agree');
  leave();
  expect(events()[1]).toMatchObject({
    ...{ eventName: 'Search', keywordSearched: 'chofer', searchDepth: 2 },
    eventData: { results: 7 },
  });
});

it('who comes to the results by an advertisement has not searched', async () => {
  history.replaceState(null, '', '/buscar?utm_source=facebook&fbclid=x&sort=newest');
  await open();
  document.body.insertAdjacentHTML('beforeend', '<p data-part="count"><b data-total="7"></b></p>');
  await press('agree');
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View']);
});

it('a changed filter is told by its field alone, another field of a form not at all', async () => {
  await open();
  await press('agree');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-search-form="instant"><input name="city" value="x"><input name="keyword"></form>',
  );
  for (const input of document.querySelectorAll('[data-search-form] input'))
    input.dispatchEvent(new Event('change', { bubbles: true }));
  leave();
  const [, ...others] = events();
  expect(others).toMatchObject([{ eventName: 'Facet_Change', eventData: { field: 'city' } }]);
});

it('filters that a link takes away are told by their fields', async () => {
  history.replaceState(null, '', '/buscar?city=x&pay=4000&keyword=moto');
  await open();
  await press('agree');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-part="filter"><a href="/buscar?keyword=moto">Quitar filtros</a></div>',
  );
  document.querySelector<HTMLElement>('[data-part="filter"] a')?.click();
  leave();
  const changes = events().filter(({ eventName }) => eventName === 'Facet_Change');
  expect(changes.map(({ eventData }) => eventData)).toEqual([{ field: 'city' }, { field: 'pay' }]);
});

it('a link that leads to an application is told once with its job, whether to a form, a chat or a contractor', async () => {
  await open();
  await press('agree');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a data-event="CTA_Click" data-apply-job="1" href="#">Of a card</a>
    <article data-shown-job="2"><a data-event="CTA_Click" href="#"><b>To a chat</b></a>
      <a href="#">The company</a></article>
    <article data-shown-job="3"><a data-event="CTA_Click" data-apply-job="3" href="#">To a form</a></article>
    <a data-event="CTA_Click" href="#">Of another block</a>`,
  );
  for (const link of document.querySelectorAll<HTMLElement>('a[href="#"]'))
    (link.querySelector('b') ?? link).click();
  leave();
  const told = events().filter(({ eventName }) => eventName === 'Apply_Click');
  expect(told.map(({ eventData }) => eventData)).toEqual(
    ['1', '2', '3'].map((jobId) => ({ jobId })),
  );
});

it('the source is what a campaign or a site calls itself, whatever stands before it', async () => {
  history.replaceState(null, '', '/buscar?utm_medium=volante&utm_source=facebook');
  await open();
  await press('agree');
  leave();
  expect(events()[0]?.source).toBe('facebook');
});

it('the parameters of the site that the head lists go with each event', async () => {
  const customParameters = [{ key: 'campaña', value: 'otoño' }];
  await open({ ...SITE, customParameters });
  document.head.innerHTML = toDocument(
    renderTestPage({ site: { ...SITE, customParameters }, widgets: [] }),
  ).head.innerHTML;
  await press('agree');
  leave();
  expect(events()[0]?.customParameters).toEqual([{ name: 'campaña', parameterValue: 'otoño' }]);
  document.head.replaceChildren();
});
