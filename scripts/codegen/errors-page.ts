import { childAt, pointerTokens } from '#schemas/json/json-pointer.ts';
import { documentProblems } from '#schemas/problems/document-problems.ts';
import type { Severity } from '#schemas/problems/severity.ts';
import type { RuleFile } from './rule-files.ts';

const INTRODUCTION = `# Errors of documents

<!-- Generated from schemas/problems/document-problems.ts and schemas/rules by \`npm run codegen\`. Do not edit. -->

Every problem that a page (\`*.page.json\`), a form (\`*.form.json\`) or a site's settings (\`site.json\`) can have. The editor, publishing and
\`npm run validate\` find the same ones. Codes are permanent. An _error_ blocks publishing and makes \`npm run validate\` exit with 1;
a _warning_ does neither.

\`npm run validate\` has three codes of its own for what it could not do, and exits with 2: \`file-unwritable\` (what \`--fix\` mended cannot be
written), \`file-unreadable\` (a path that does not
exist, may not be read or is no UTF-8 text) and \`files-none\` (a folder without documents).
`;

interface Section {
  readonly severity: Severity;
  readonly explanation: readonly string[];
  readonly mending: readonly string[];
  /** JSON that has the problem. */
  readonly example?: string | undefined;
  /** The same in order. */
  readonly mended?: string | undefined;
}

/** `docs/errors.md`: a section for each code. */
export function errorsPage(rules: readonly RuleFile[]): string {
  const sections = [
    ...Object.entries(documentProblems).map(([code, problem]) => toMarkdown(code, problem)),
    ...rules.map((file) => toMarkdown(file.rule.code, ruleSection(file))),
  ];
  return [INTRODUCTION, ...sections].join('\n');
}

function ruleSection({ rule: { code, severity }, documentation }: RuleFile): Section {
  const { explanation, mending, bad, good, shown } = documentation;
  if (shown === undefined) return { severity, explanation, mending };
  const [example, mended] = [bad, good].map((data) => {
    const part = pointerTokens(shown).reduce<unknown>(childAt, data);
    return part === undefined ? undefined : toJson(part);
  });
  if (example === undefined)
    throw new Error(`The bad example of ${code} has nothing at "${shown}".`);
  return {
    severity,
    explanation,
    mending,
    example,
    mended: mended === example ? undefined : mended,
  };
}

function toMarkdown(
  code: string,
  { severity, explanation, mending, example, mended }: Section,
): string {
  const told = severity === 'warning' ? ['Warning.', ...explanation] : explanation;
  const parts =
    example === undefined
      ? [wrap([...told, ...mending])]
      : [wrap(told), jsonBlock(example), wrap(mending)];
  const good = mended === undefined ? [] : [jsonBlock(mended)];
  return [`## ${code}`, ...parts, ...good].map((part) => `${part}\n`).join('\n');
}

function jsonBlock(json: string): string {
  return `\`\`\`json\n${json}\n\`\`\``;
}

/** Characters of a line. */
const WIDTH = 130;

function wrap(sentences: readonly string[]): string {
  const lines = [''];
  for (const word of sentences.join(' ').split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** JSON with a space inside of braces: in one line where there is room. */
function toJson(value: unknown, indent = ''): string {
  const line = inOneLine(value);
  if (line.length + indent.length <= WIDTH - 10 || typeof value !== 'object' || value === null)
    return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => toJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${toJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inOneLine(item)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
