import { expect, it } from 'vitest';
import { starters } from '#schemas/generated/starters.ts';
import standIns from '#schemas/rules/content/stand-in-texts.json' with { type: 'json' };
import { exampleSite } from '#schemas/testing/documents.ts';
import { toPlainText } from '#schemas/text/plain-text.ts';
import { starterFragment } from '../document/new-content/starter-fragment.ts';
import { starterPage } from './start-page.ts';

/** A site with nothing but the page that is made. */
const bare = {
  site: { document: exampleSite(), assets: {} },
  pages: [{ id: 'nueva', url: '/nueva', title: 'Nueva' }],
  now: 0,
};

/** What new blocks of a type say, alone, on a bare site and in the designs of new pages. */
function textsOf(type: string): string {
  const ofPages = (['company', 'text', 'faq'] as const)
    .flatMap((name) => starterPage(name).widgets)
    .filter((widget) => widget.type === type);
  return toPlainText(
    JSON.stringify([starters[type]?.content, starterFragment(type, bare), ...ofPages]),
  );
}

const cases = Object.entries(standIns).flatMap(([type, texts]) =>
  texts.map((text) => [type, text] as const),
);

it.each(cases)('a new %s says: %s', (type, text) => {
  expect(textsOf(type)).toContain(text);
});
