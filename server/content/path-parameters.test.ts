import { beforeAll, expect, it } from 'vitest';
import { type Method, OPERATOR, openTestContent } from '../testing/content/content.ts';
import { setUp } from '../testing/set-up.ts';

const PREFIX = '/content/v1';

/** What stands for a parameter where it is not the odd one. */
const USUAL: Readonly<Record<string, string>> = { siteId: 'uno', pageId: 'home', version: '1' };

const content = setUp(openTestContent);
/** A route and one of its parameters. */
let places: readonly { readonly method: string; readonly path: string; readonly name: string }[];

beforeAll(async () => {
  const { paths } = (await content.server.app.inject('/docs/json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  places = Object.entries(paths)
    .filter(([path]) => path.startsWith(PREFIX))
    .flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) =>
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ method, path, name })),
      ),
    );
});

it('finds the parameters of many routes', () => {
  expect(places.length).toBeGreaterThan(30);
});

it.each(['home%00', '%00', 'a%00b', '%ED%A0%80', '%F0%9F%98%80', '..%2F..', "'", 'x'.repeat(65)])(
  'refuses %s as any parameter of any route, and the log has no error',
  async (odd) => {
    for (const { method, path, name } of places) {
      const url = path
        .slice(PREFIX.length)
        .replace(/\{(\w+)\}/g, (_, each: string) => (each === name ? odd : (USUAL[each] ?? 'x')));
      const response = await content.sendAs(OPERATOR, method.toUpperCase() as Method, url, {
        match: '*',
        body: '{}',
      });
      expect([method, path, name, response.statusCode]).toEqual([method, path, name, 400]);
    }
    expect(
      content.server.lines.filter((line) => /"level":"?(?:50|60|error|fatal)/.test(line)),
    ).toEqual([]);
  },
);
