import { describe, expect, it } from 'vitest';
import * as contentAssets from '../api/content-assets.ts';
import * as contentPages from '../api/content-pages.ts';
import * as contentTransfer from '../api/content-transfer.ts';
import * as answers from '../generated/answers.ts';
import { isAnswer } from './answer-shape.ts';
import { isRecord } from './fields.ts';

const shapes = Object.entries({ ...contentAssets, ...contentPages, ...contentTransfer }).flatMap(
  ([name, shape]) =>
    isRecord(shape) && Array.isArray(shape['examples'])
      ? [{ name, example: shape['examples'][0], required: shape['required'] }]
      : [],
);

const byName: Readonly<Record<string, Parameters<typeof isAnswer>[0]>> = answers;

describe.each(shapes)('an answer of the shape $name', ({ name, example, required }) => {
  const shape = byName[name] ?? {};

  it('is taken', () => {
    expect(isAnswer(shape, example)).toBe(true);
  });

  it('is refused without a member that it must have, or with one of another type', () => {
    expect(isAnswer(shape, null)).toBe(false);
    const names = Array.isArray(required) ? required : [];
    for (const member of names) {
      expect(isAnswer(shape, { ...Object(example), [member]: undefined })).toBe(false);
      expect(isAnswer(shape, { ...Object(example), [member]: Symbol('other') })).toBe(false);
    }
  });
});

it('items of lists and members by any name are looked at as well', () => {
  expect(isAnswer(answers.assetIndex, { 'assets/a.svg': { hash: 1 } })).toBe(false);

  const pages = shapes.find(({ name }) => name === 'contentPageSummary');
  const listed = { ...Object(pages?.example), schedules: [{}] };
  expect(isAnswer(answers.contentPageSummary, listed)).toBe(false);
});
