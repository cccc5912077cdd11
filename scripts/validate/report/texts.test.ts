import { expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

it('has the texts of the command in both languages with the same placeholders', () => {
  const shape = (texts: object) =>
    Object.entries(texts).map(([key, text]) => [
      key,
      [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort(),
    ]);
  expect(shape(es)).toEqual(shape(en));
});
