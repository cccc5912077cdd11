// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createProblem } from '#schemas/create-problem.ts';
import { LanguageContext } from '../language/language-context.ts';
import { ProblemBanner } from './problem-banner.tsx';

afterEach(cleanup);

const unknown = (index: number) =>
  createProblem(
    'widget-type-unknown',
    { pointer: `/widgets/${index}/type` },
    { type: 'heroe', suggestion: 'hero' },
  );

function show(count: number) {
  const problems = Array.from({ length: count }, (_, index) => unknown(index));
  return render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <ProblemBanner problems={problems} />
    </LanguageContext>,
  ).container;
}

it('says where, what and what to do', () => {
  show(1);
  expect(screen.getByText('1 problem on this page')).toBeTruthy();
  expect(screen.getByText('/widgets/0/type')).toBeTruthy();
  expect(screen.getByText(/"heroe"/)).toBeTruthy();
  expect(screen.getByText(/"hero"/)).toBeTruthy();
});

it('folds many problems and is absent without any', () => {
  expect(show(3).querySelector('details')?.open).toBe(false);
  expect(show(0).firstChild).toBeNull();
});
