import { expect, it } from 'vitest';
import { valueFormats } from '../generated/value-formats.ts';
import { parsePage } from '../parse/parse-page.ts';
import { headingData, pageData } from '../testing/documents.ts';
import { formatProblem } from './format-problem.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

it('every format that a schema asks for is said in both languages', () => {
  const formats = [...new Set(Object.values(valueFormats)), 'other'];
  for (const { words } of [es, en])
    expect(Object.keys(words)).toEqual(expect.arrayContaining(formats));
});

it('an id with a space is told which characters an id may have', () => {
  const [problem] = parsePage(pageData([headingData('mi título')])).problems;
  const remedies = problem && [
    formatProblem(problem, 'es').remedy,
    formatProblem(problem, 'en').remedy,
  ];
  expect(remedies).toEqual([
    expect.stringContaining('letras sin acento, dígitos, - o _'),
    expect.stringContaining('letters, digits, - or _'),
  ]);
});
