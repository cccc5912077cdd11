// Fields that find a value of a filter, which few people use: what they do comes with the first list that is unfolded.
// One listener serves all fields, also those that come later.

export {};

const isFind = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['facetFind'] !== undefined;

const load = () => import('./find-values.ts');

document.addEventListener(
  'toggle',
  ({ target }) => {
    // Without a network the field tries again.
    if (target instanceof Element && target.querySelector('[data-facet-find]'))
      load().catch(() => {});
  },
  true,
);
document.addEventListener('input', ({ target }) => {
  if (isFind(target))
    load().then(
      ({ findValues }) => findValues(target),
      () => {},
    );
});
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key === 'Enter' && isFind(event.target)) event.preventDefault();
  },
  true,
);
// Each change of a filter searches; what is typed here is none.
document.addEventListener(
  'change',
  (event) => {
    if (isFind(event.target)) event.stopPropagation();
  },
  true,
);
