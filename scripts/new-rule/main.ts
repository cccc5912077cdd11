import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemCatalogue } from '#schemas/problems/generated/problem-catalogue.ts';
import { projectRoot } from '../base/project-root.ts';
import { refuseCommand } from '../base/refuse-command.ts';
import { readRuleFiles, ruleSubjects } from '../codegen/rule-files.ts';
import { ruleSkeleton } from './rule-skeleton.ts';

// `npm run new-rule <code> [subject]`: writes the file of a rule, then the registries, texts and documentation.

const [code = '', subject = 'content'] = process.argv.slice(2);
const subjects = ruleSubjects(projectRoot);

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(code)) {
  refuseCommand(
    `"${code}" is no code. Name what is wrong in kebab-case: npm run new-rule -- section-narrow`,
  );
} else if (Object.hasOwn(problemCatalogue, code)) {
  refuseCommand(`The code "${code}" exists already, in docs/errors.md. Choose another.`);
} else if (!subjects.includes(subject)) {
  refuseCommand(
    `"${subject}" is no folder of schemas/rules. Name one of them: ${subjects.join(', ')}.`,
  );
} else {
  // Loaded when there is something to generate: it takes longer than to refuse.
  const { writeGenerated } = await import('../codegen/generate.ts');
  const { generateProblems } = await import('../codegen/generate-problems.ts');
  const rules = await readRuleFiles(projectRoot);
  const highest = Math.max(...rules.map(({ rule }) => rule.order));
  const file = `schemas/rules/${subject}/${code}.ts`;
  writeFileSync(path.join(projectRoot, file), ruleSkeleton(code, highest + 10, subject));
  writeGenerated(await generateProblems(projectRoot));
  process.stdout.write(
    `Wrote ${file}\nRegistered. Give it its check, words and examples, then run \`npm run codegen\` and \`npx vitest run schemas/rules\`.\n`,
  );
}
