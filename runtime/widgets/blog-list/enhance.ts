// Sorts the posts by their dates. The served order is that of relevance, and posts of one day keep it.

export {};

const DIRECTIONS: Readonly<Record<string, number>> = { relevance: 0, newest: -1, oldest: 1 };

for (const root of document.querySelectorAll<HTMLElement>('[data-widget="blog-list"]'))
  enhance(root);

function enhance(root: HTMLElement): void {
  const list = root.querySelector('ul');
  const select = root.querySelector('select');
  if (!list || !select) return;
  const posts = [...list.children];
  let order = 'relevance';
  const sort = () => {
    // Moved posts lose the focus.
    if (select.value === order) return;
    order = select.value;
    const direction = DIRECTIONS[order] ?? 0;
    list.append(...[...posts].sort((a, b) => direction * dateOf(a).localeCompare(dateOf(b))));
  };
  select.addEventListener('change', sort);
  // Browsers give the choice back over a reload or a return, some of them only once the page is shown.
  addEventListener('pageshow', sort);
  sort();
}

/** Dates in ISO 8601 sort as texts. */
function dateOf(post: Element): string {
  return post.querySelector('time')?.dateTime ?? '';
}
