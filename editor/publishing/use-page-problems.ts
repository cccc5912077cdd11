import { useMemo } from 'react';
import { useStore } from 'zustand';
import { formatProblem } from '#schemas/format-problem.ts';
import type { ReportedProblem } from '../api/reported-problem.ts';
import { useLanguage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';

/** What is wrong with the open page as far as the editor knows, as the service would report it. */
export function usePageProblems(): readonly ReportedProblem[] {
  const { problems } = usePageEditor();
  const all = useStore(problems, (state) => state.all);
  const { language } = useLanguage();
  return useMemo(
    () => all.map((problem) => ({ ...problem, ...formatProblem(problem, language) })),
    [all, language],
  );
}
