import path from 'node:path';
import { sortBy } from 'lodash-es';
import { documentProblems } from '#schemas/problems/document-problems.ts';
import type { ProblemLanguage } from '#schemas/problems/format-problem.ts';
import { errorsPage } from './errors-page.ts';
import type { GeneratedFiles } from './generate.ts';
import { type RuleFile, readRuleFiles } from './rule-files.ts';

const BANNER = `// Generated from schemas/problems/document-problems.ts and schemas/rules by \`npm run codegen\`. Do not edit.
`;

/**
 * What is generated from the rules and the other problems. The rules read what `generate` makes, which must be there.
 */
export async function generateProblems(root: string): Promise<GeneratedFiles> {
  const rules = await readRuleFiles(root);
  const judging = (check: string) => rules.filter(({ rule }) => check in rule);
  const problemsOut = path.join(root, 'schemas/problems/generated');
  const rulesOut = path.join(root, 'schemas/rules/generated');
  return new Map([
    [path.join(problemsOut, 'problem-catalogue.ts'), catalogueModule(rules)],
    [path.join(problemsOut, 'problem-texts.ts'), textsModule(rules)],
    [path.join(rulesOut, 'page-rules.ts'), listModule(judging('check'), 'pageRules', 'PageRule')],
    [path.join(rulesOut, 'site-rules.ts'), siteRulesModule(judging('checkSite'))],
    [
      path.join(rulesOut, 'form-rules.ts'),
      listModule(judging('checkForm'), 'formRules', 'FormRule'),
    ],
    [path.join(rulesOut, 'documented-rules.ts'), documentedRulesModule(rules)],
    [path.join(root, 'docs/errors.md'), errorsPage(rules)],
  ]);
}

function catalogueModule(rules: readonly RuleFile[]): string {
  const severities = [
    ...Object.entries(documentProblems).map(([code, { severity }]) => [code, severity]),
    ...rules.map(({ rule }) => [rule.code, rule.severity]),
  ];
  const entries = severities.map(([code, severity]) => `  '${code}': '${severity}',\n`);
  return `${BANNER}
/** Every code that a document can be given, with its severity. */
export const problemCatalogue = {
${entries.join('')}} as const;

export type ProblemCode = keyof typeof problemCatalogue;
`;
}

function textsModule(rules: readonly RuleFile[]): string {
  const textsIn = (language: ProblemLanguage) =>
    Object.fromEntries([
      ...Object.entries(documentProblems).map(([code, { texts }]) => [code, texts[language]]),
      ...rules.map(({ rule, texts }) => [rule.code, texts[language]]),
    ]);
  const texts = { es: textsIn('es'), en: textsIn('en') };
  return `${BANNER}
export const problemTexts = ${JSON.stringify(texts, null, 1)};
`;
}

function siteRulesModule(rules: readonly RuleFile[]): string {
  const inOrder = sortBy(rules, ({ rule: { siteOrder, order } }) => siteOrder ?? order);
  return listModule(inOrder, 'siteRules', 'SiteRule');
}

function listModule(rules: readonly RuleFile[], list: string, type: string): string {
  const imports = rules.map(({ file, name }) => `import { ${name} } from '../${file}';\n`);
  return `${BANNER}import type { ${type} } from '../engine/rule.ts';
${imports.join('')}
export const ${list}: readonly ${type}[] = [
${rules.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

/** For tests: whatever imports it has the examples of all rules. */
function documentedRulesModule(rules: readonly RuleFile[]): string {
  const imports = rules.map(({ file, name }) => `import * as ${name} from '../${file}';\n`);
  const entries = rules.map(
    ({ name }) =>
      `  { rule: ${name}.${name}, texts: ${name}.texts, documentation: ${name}.documentation },\n`,
  );
  return `${BANNER}import type { ProblemTexts } from '../../problems/format-problem.ts';
import type { FormRule, PageRule, SiteRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
${imports.join('')}
export interface DocumentedRule {
  readonly rule: PageRule | SiteRule | FormRule;
  readonly texts: ProblemTexts;
  readonly documentation: RuleDocumentation;
}

export const documentedRules: readonly DocumentedRule[] = [
${entries.join('')}];
`;
}
