import { expect, it } from 'vitest';
import { createContext, headingData, pageData } from '../testing/documents.ts';
import { type FixedText, fixDocument } from './fix-document.ts';

const request = { definition: 'Page', context: createContext() } as const;

function fix(widgets: Parameters<typeof pageData>[0]): FixedText {
  return fixDocument(JSON.stringify(pageData(widgets)), request);
}

function solvedIn({ rounds }: FixedText): string[] {
  return rounds.flatMap(({ problems }) =>
    problems.map(({ code, pointer }) => `${code} ${pointer}`),
  );
}

it('mends texts of known widgets beside those that it may not touch, where they come first', () => {
  const widgets = [
    { ...headingData(), content: { text: 'V\0', level: 1 } },
    { id: 'w', type: 'zzz', content: { t: '\0' } },
  ];
  const fixed = fix(widgets);
  expect(JSON.parse(fixed.text)).toMatchObject({
    widgets: [{ content: { text: 'V' } }, { content: { t: '\0' } }],
  });
});

it('mends texts of known widgets behind one that it may not touch', () => {
  const widgets = [
    { id: 'w', type: 'zzz', content: { t: '\0' } },
    { ...headingData(), content: { text: 'V\0', level: 1 } },
  ];
  const fixed = fix(widgets);
  expect(solvedIn(fixed)).toEqual(['text-invalid /widgets/1/content/text']);
  expect(JSON.parse(fixed.text)).toMatchObject({
    widgets: [{ content: { t: '\0' } }, { content: { text: 'V' } }],
  });
});

it.each([
  ['in a list', (texts: readonly string[]) => ({ texts })],
  [
    'in an object',
    (texts: readonly string[]) => Object.fromEntries(texts.map((t, i) => [`k${i}`, t])),
  ],
  [
    'below a name of 100,000 letters',
    (texts: readonly string[]) => ({ ['n'.repeat(100_000)]: texts }),
  ],
])('mends a hundred thousand broken texts %s in one round', (_, contentOf) => {
  const texts = Array.from({ length: 100_000 }, () => 'a\0');
  const before = JSON.stringify(
    pageData([{ id: 'w', type: 'heading', content: contentOf(texts) }]),
  );
  const start = process.cpuUsage();
  const fixed = fixDocument(before, request);
  const { user, system } = process.cpuUsage(start);
  expect(fixed.rounds.map(({ problems }) => problems.map(({ code }) => code))[0]).toEqual([
    'text-invalid',
  ]);
  expect(fixed.text).not.toContain('u0000');
  expect(user + system).toBeLessThan(4_000_000);
});
