// Most lists have no job that the site's own form is for: what serves their buttons comes where there is one, also with
// cards that come later. Until it is there the links lead to the form.

const BUTTON = 'a[data-apply-job]:not([data-card-template] *)';

let isServed = false;

function serve(): void {
  if (isServed || document.querySelector(BUTTON) === null) return;
  isServed = true;
  import('./quick-apply.ts').catch(() => {
    isServed = false;
  });
}

document.addEventListener('rumbo:swap', serve);
serve();

export {};
