import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '#schemas/json/fields.ts';
import type { ProblemTexts } from '#schemas/problems/format-problem.ts';
import type { FormRule, PageRule, SiteRule } from '#schemas/rules/engine/rule.ts';
import type { RuleDocumentation } from '#schemas/rules/engine/rule-documentation.ts';
import { toCamelCase } from './schema-files.ts';

/** A file `schemas/rules/<subject>/<code>.ts`, read. */
export interface RuleFile {
  /** Path from `schemas/rules`, such as `structure/section-empty.ts`. */
  readonly file: string;
  /** What it calls its rule. */
  readonly name: string;
  readonly rule: PageRule | SiteRule | FormRule;
  readonly texts: ProblemTexts;
  readonly documentation: RuleDocumentation;
}

/** Subjects are the folders of `schemas/rules` but for these. */
const NO_SUBJECTS: readonly string[] = ['engine', 'generated'];

/** Every rule, in its order. Files without texts are what the rules beside them share. */
export async function readRuleFiles(root: string): Promise<RuleFile[]> {
  const folder = path.join(root, 'schemas/rules');
  const files = ruleSubjects(root).flatMap((subject) =>
    readdirSync(path.join(folder, subject))
      .filter((file) => /^[^.]+\.ts$/.test(file))
      .map((file) => `${subject}/${file}`),
  );
  const read = await Promise.all(files.map((file) => readRuleFile(folder, file)));
  return read
    .filter((each) => each !== undefined)
    .sort((a, b) => a.rule.order - b.rule.order || a.rule.code.localeCompare(b.rule.code));
}

/** Folders of `schemas/rules` with files of rules. */
export function ruleSubjects(root: string): string[] {
  return readdirSync(path.join(root, 'schemas/rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_SUBJECTS.includes(entry.name))
    .map(({ name }) => name);
}

/** What a file exports, when it is the file of a rule. */
type RuleModule = Readonly<Record<string, unknown>> & Partial<Pick<RuleFile, Words>>;

type Words = 'texts' | 'documentation';

async function readRuleFile(folder: string, file: string): Promise<RuleFile | undefined> {
  const module = (await import(pathToFileURL(path.join(folder, file)).href)) as RuleModule;
  const { texts, documentation } = module;
  if (texts === undefined) return undefined;
  const code = path.basename(file, '.ts');
  const name = toCamelCase(code);
  const { [name]: rule } = module;
  if (documentation === undefined || !isRule(rule, code))
    throw new Error(
      `schemas/rules/${file} must export the rule \`${name}\` with the code "${code}", its \`texts\` and its \`documentation\`. \`npm run new-rule\` writes such a file.`,
    );
  return { file, name, rule, texts, documentation };
}

function isRule(value: unknown, code: string): value is RuleFile['rule'] {
  return isRecord(value) && value['code'] === code;
}
