// A field that leaves the values of a filter that hold a text. One listener serves all fields, also those that come
// later.

export {};

const isFind = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset['facetFind'] !== undefined;

document.addEventListener('input', ({ target }) => {
  if (isFind(target)) leaveMatching(target);
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

function leaveMatching(field: HTMLInputElement): void {
  const wanted = toPlain(field.value.trim());
  const choices = [...(field.closest('fieldset')?.querySelectorAll('label') ?? [])];
  for (const choice of choices) {
    // Its name; how many jobs it has stands apart.
    const name = choice.querySelector('span')?.textContent ?? '';
    choice.hidden = !toPlain(name).includes(wanted);
  }
  const status = field.nextElementSibling;
  if (!(status instanceof HTMLElement)) return;
  const { none = '' } = status.dataset;
  status.textContent = choices.every(({ hidden }) => hidden) ? none : '';
}

/** Without case and accents, as people type on phones. */
function toPlain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
