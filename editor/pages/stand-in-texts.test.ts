import { expect, it } from 'vitest';
import { starters } from '#schemas/generated/starters.ts';
import standIns from '#schemas/rules/content/stand-in-texts.json' with { type: 'json' };
import { toPlainText } from '#schemas/text/plain-text.ts';
import { starterPage } from './start-page.ts';

/** What new blocks of a type say, alone and in the designs of new pages. */
function textsOf(type: string): string {
  const ofPages = (['company', 'text', 'faq'] as const)
    .flatMap((name) => starterPage(name).widgets)
    .filter((widget) => widget.type === type);
  return toPlainText(JSON.stringify([starters[type]?.content, ...ofPages]));
}

const cases = Object.entries(standIns).flatMap(([type, texts]) =>
  texts.map((text) => [type, text] as const),
);

it.each(cases)('a new %s says: %s', (type, text) => {
  expect(textsOf(type)).toContain(text);
});
