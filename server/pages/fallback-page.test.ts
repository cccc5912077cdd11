import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FALLBACK_TEXTS, fallbackPage } from './fallback-page.ts';

const STATUSES = [404, 500, 503] as const;

function htmlOf(...page: Parameters<typeof fallbackPage>): string {
  return fallbackPage(...page).bodies.identity.bytes.toString();
}

it('a page without a site is in the texts that sites begin with', async () => {
  const file = path.resolve('runtime/messages/es.json');
  const known = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
  const own = Object.values(FALLBACK_TEXTS).flatMap(({ title, text }) => [title, text]);
  expect(known.filter(([key]) => key.startsWith('fallback.'))).toEqual(own);
});

it.each(STATUSES)('%i of a site is in its words and says its language', (status) => {
  const [key] = FALLBACK_TEXTS[status].title;
  const html = htmlOf(status, { locale: 'en-US', messages: { [key]: 'Gone & <away>' } });
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<h1>Gone &amp; &lt;away&gt;</h1>');
});

it.each(STATUSES)('%i of a site that has no words of its own is in the others', (status) => {
  const [key, text] = FALLBACK_TEXTS[status].title;
  expect(htmlOf(status, { locale: 'es-MX', messages: { [key]: '  ' } })).toContain(`<h1>${text}`);
});
