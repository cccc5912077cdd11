/**
 * The pages that paging offers: the first, the last and those around the current one. Undefined stands for
 * the pages that are left out between two of them.
 */
export function pageWindow(current: number, last: number): (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last];
  const pages = [...new Set(near)].filter((page) => page >= 1 && page <= last);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    return [gap === 1 ? page - 1 : undefined, page];
  });
}
