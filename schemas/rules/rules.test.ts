import { describe, expect, it } from 'vitest';
import { formatProblem } from '../problems/format-problem.ts';
import { createContext, examplePage, pageData } from '../testing/documents.ts';
import { judgeExample, judgeForm, judgeSite } from '../testing/rule-example.ts';
import { checkPage } from './check-page.ts';
import { documentedRules } from './generated/documented-rules.ts';

it('finds nothing in a page that is in order', () => {
  expect(checkPage(examplePage(pageData()), createContext())).toEqual([]);
});

it('has each code and each place once', () => {
  const codes = documentedRules.map(({ rule }) => rule.code);
  const orders = documentedRules.map(({ rule }) => rule.order);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(orders).size).toBe(orders.length);
});

describe.each(documentedRules.map((each) => [each.rule.code, each] as const))(
  '%s',
  (code, each) => {
    const { rule, texts, documentation } = each;
    const { good, bad, pointer } = documentation;
    const judgeOther = 'checkForm' in rule ? judgeForm : judgeSite;
    const judge = 'check' in rule ? judgeExample : judgeOther;

    it('finds nothing in its good example', () => {
      expect(judge(good)).toEqual([]);
    });

    it('finds one problem in its bad example, where no other rule finds any', () => {
      const { severity } = rule;
      expect(judge(bad)).toEqual([expect.objectContaining({ code, severity, pointer })]);
    });

    it.each(['es', 'en'] as const)('says in %s what is wrong and what to do', (language) => {
      const [problem] = judge(bad);
      if (problem === undefined) throw new Error('The bad example has no problem.');
      const { message, remedy } = formatProblem(problem, language);
      expect(message).toMatch(/^[^{}]+\.$/);
      expect(remedy).toMatch(/^[^{}]+[.?]$/);
      expect(texts[language].remedy).toMatch(/\.$/);
    });
  },
);
