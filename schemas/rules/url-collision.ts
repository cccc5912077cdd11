import { createProblem } from '../create-problem.ts';
import type { PageDocument } from '../documents.ts';
import type { PageSummary } from '../page-summary.ts';
import type { Problem } from '../problem.ts';
import { collisionKey, pageIndexOf } from './page-index.ts';
import type { Rule } from './rule.ts';

export const urlCollision: Rule = {
  code: 'url-collision',
  check(page, { pages }) {
    const own = pages.find(({ id }) => id === page.id);
    const { byKey } = pageIndexOf(pages);
    const otherAt = (address: string) =>
      byKey.get(collisionKey(address))?.find((other) => other !== own);
    return addresses(page).flatMap(({ url, pointer }) => problemsOf(url, pointer, otherAt(url)));
  },
};

function addresses({
  url,
  aliases = [],
}: PageDocument): { readonly url: string; readonly pointer: string }[] {
  return [
    { url, pointer: '/url' },
    ...aliases.map((alias, i) => ({ url: alias, pointer: `/aliases/${i}` })),
  ];
}

function problemsOf(url: string, pointer: string, other: PageSummary | undefined): Problem[] {
  return other ? [createProblem('url-collision', { pointer }, { url, page: other.id })] : [];
}
