import { createHash } from 'node:crypto';
import path from 'node:path';
import { formatProblem, type ProblemLanguage } from '#schemas/problems/format-problem.ts';
import {
  type ProblemCode,
  problemCatalogue,
} from '#schemas/problems/generated/problem-catalogue.ts';
import type { Severity } from '#schemas/problems/severity.ts';
import { COMMAND_CODES, exitCodeOf, type Report, type ReportFinding } from './finding.ts';
import { textsIn } from './texts.ts';

export interface SarifPlace {
  /** Absolute path of the folder that the addresses of files begin at. */
  readonly cwd: string;
  readonly language: ProblemLanguage;
}

interface RuleText {
  readonly id: string;
  readonly level: Severity;
  readonly message: string;
  readonly remedy: string;
}

/** SARIF 2.1.0, the format of code scanning services: every code as a rule, every problem as a result. */
export function formatSarif(report: Report, { cwd, language }: SarifPlace): string {
  const rules = ruleTexts(language);
  const indices = new Map(rules.map(({ id }, index) => [id, index]));
  const fingerprint = createFingerprints();
  const exitCode = exitCodeOf(report);
  const run = {
    tool: { driver: { name: 'rumbo-validate', language, rules: rules.map(toRule) } },
    invocations: [{ executionSuccessful: exitCode !== 2, exitCode }],
    columnKind: 'utf16CodeUnits',
    results: report.findings.map((finding) => {
      const uri = toUri(finding.file, cwd);
      return {
        ruleId: finding.code,
        ruleIndex: indices.get(finding.code),
        level: finding.severity,
        message: { text: `${finding.message} ${finding.remedy}` },
        locations: [toLocation(finding, uri)],
        partialFingerprints: fingerprint(finding, uri),
      };
    }),
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function ruleTexts(language: ProblemLanguage): RuleText[] {
  const codes = Object.keys(problemCatalogue).filter(isProblemCode);
  const ofDocuments = codes.map((code) => {
    const problem = { code, severity: problemCatalogue[code], pointer: '', params: {} };
    return { id: code, level: problem.severity, ...formatProblem(problem, language) };
  });
  const texts = textsIn(language);
  const ofCommand = COMMAND_CODES.map((id) => ({ id, level: 'error' as const, ...texts[id] }));
  return [...ofDocuments, ...ofCommand];
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemCatalogue, code);
}

/** `helpUri` must be absolute, and this project has no address of its own: the link stands in the help. */
function toRule({ id, level, message, remedy }: RuleText) {
  const text = withoutParams(remedy);
  const isDocumented = Object.hasOwn(problemCatalogue, id);
  const link = `docs/errors.md${isDocumented ? `#${id}` : ''}`;
  return {
    id,
    shortDescription: { text: withoutParams(message) },
    help: { text: `${text} (${link})`, markdown: `${text} [${link}](${link})` },
    defaultConfiguration: { level },
  };
}

/** The texts of a code speak of one problem: `{name}` has no value for all of them. */
function withoutParams(text: string): string {
  return text.replace(/\{\w+\}/g, '…');
}

function toLocation({ text, line, column, pointer, nodeId }: ReportFinding, uri: string) {
  const region = text === undefined ? {} : { region: { startLine: line, startColumn: column } };
  const physicalLocation = { artifactLocation: { uri }, ...region };
  if (pointer === '') return { physicalLocation };
  const name = nodeId === undefined ? {} : { name: nodeId };
  return { physicalLocation, logicalLocations: [{ ...name, fullyQualifiedName: pointer }] };
}

function toUri(file: string, cwd: string): string {
  const relative = path.relative(cwd, path.resolve(cwd, file)) || '.';
  return relative.split(path.sep).map(encodeURIComponent).join('/');
}

/**
 * What a problem is known by in later runs: code, file, the widget or section that it belongs to and the place in it,
 * so that lines may move, and widgets and sections too. GitHub reads the second name alone. Several problems of one
 * code at one place are numbered.
 */
function createFingerprints() {
  const counts = new Map<string, number>();
  return (finding: ReportFinding, uri: string) => {
    const key = [finding.code, ...placeOf(finding), uri].join('\n');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const print = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}:${count}`;
    return { 'rumbo/v1': print, primaryLocationLineHash: print };
  };
}

/** Where a widget or section stands: by numbers that change when others are added before it. */
const NODE = /^\/(?:widgets\/\d+|metadata\/layout(?:\/subSections\/\d+)*)/;

function placeOf({ pointer, nodeId }: ReportFinding): string[] {
  return nodeId === undefined ? [pointer] : [nodeId, pointer.replace(NODE, '')];
}
