import { createProblem } from '../create-problem.ts';
import type { PageDocument } from '../documents.ts';
import { escapePointer } from '../json-pointer.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-catalogue.ts';
import type { RuleContext } from '../rules/rule.ts';
import { checkPageText, checkSiteText } from '../site-folder.ts';
import { editText } from './edit-text.ts';
import type { DocumentEdit, FixedDocument, Remedy } from './fix.ts';
import { fixes } from './fixes.ts';
import { isInOpaqueWidget } from './opaque-widget.ts';
import { withStorableTexts } from './storable-texts.ts';
import { withoutTrailingCommas } from './trailing-commas.ts';

export interface FixRequest {
  readonly definition: 'Page' | 'Site';
  readonly context: RuleContext;
}

export interface FixedText {
  readonly text: string;
  /** What was mended, round by round; each round's problems stand in the text that it began with. */
  readonly rounds: readonly FixRound[];
}

export interface FixRound {
  readonly before: string;
  readonly problems: readonly Problem[];
}

/** A mended mistake may show others behind it: what is judged only once the JSON, then the schema, is in order. */
const MAX_ROUNDS = 10;

/** Times that a round leaves out what did not help. */
const MAX_ATTEMPTS = 10;

/**
 * Mends what is safe to mend in the text of a document and leaves every other character as it is. A remedy is kept
 * when its problem is gone and no other error came in its place. Widgets of unknown types are not touched.
 */
export function fixDocument(text: string, request: FixRequest): FixedText {
  const rounds: FixRound[] = [];
  const failed = new Map<string, number>();
  let judged = judge(text, request);
  while (rounds.length < MAX_ROUNDS) {
    const next = fixStage(judged, failed, request);
    if (next === undefined) break;
    rounds.push({ before: judged.text, problems: next.solved });
    judged = next.judged;
  }
  return { text: judged.text, rounds };
}

interface Judged {
  readonly text: string;
  readonly problems: readonly Problem[];
  /** How far judging came: 0 the JSON, 1 its texts, 2 the schemas, 3 the rules. */
  readonly stage: 0 | 1 | 2 | 3;
  readonly page: PageDocument | undefined;
}

interface Step {
  readonly judged: Judged;
  readonly solved: readonly Problem[];
}

interface Proposal {
  readonly problem: Problem;
  readonly remedy: Remedy;
}

function judge(text: string, { definition, context }: FixRequest): Judged {
  if (definition === 'Site') {
    const { site, problems } = checkSiteText(text, context);
    return { text, problems, stage: site ? 3 : stageOf(problems), page: undefined };
  }
  const { page, problems } = checkPageText(text, context);
  return { text, problems, stage: page ? 3 : stageOf(problems), page };
}

const UNREAD = new Set<ProblemCode>(['json-malformed', 'document-too-large', 'document-too-deep']);

/** The stage that a refused document did not pass. */
function stageOf([first]: readonly Problem[]): 0 | 1 | 2 {
  if (first && UNREAD.has(first.code)) return 0;
  return first?.code === 'text-invalid' ? 1 : 2;
}

function fixStage(
  before: Judged,
  failed: Map<string, number>,
  request: FixRequest,
): Step | undefined {
  if (before.stage === 0) return fixCommas(before, request);
  return before.stage === 1 ? fixTexts(before, request) : fixOnce(before, failed, request);
}

function fixCommas(before: Judged, request: FixRequest): Step | undefined {
  const text = withoutTrailingCommas(before.text);
  if (text === before.text) return undefined;
  const judged = judge(text, request);
  return judged.stage > before.stage ? { judged, solved: before.problems } : undefined;
}

/** All of them at once: the problem names the first alone, and nothing else of the document is judged before. */
function fixTexts(before: Judged, request: FixRequest): Step | undefined {
  const mended = withStorableTexts(before.text);
  if (mended === undefined) return undefined;
  const solved = [createProblem('text-invalid', { pointer: mended.pointer })];
  return { judged: judge(mended.text, request), solved };
}

/** Applies every remedy that helps; undefined when none does. */
function fixOnce(
  before: Judged,
  failed: Map<string, number>,
  request: FixRequest,
): Step | undefined {
  let proposals = propose(before, failed, request);
  for (let attempt = 0; attempt < MAX_ATTEMPTS && proposals.length > 0; attempt += 1) {
    const edits = proposals.flatMap(({ remedy }) => remedy);
    const judged = judge(editText(before.text, edits), request);
    const useless = proposals.filter((proposal) => !isSolved(proposal, before, judged));
    if (useless.length === 0) {
      if (judged.stage < before.stage) return undefined;
      return { judged, solved: proposals.map(({ problem }) => problem) };
    }
    for (const { problem } of useless)
      failed.set(keyOf(problem), (failed.get(keyOf(problem)) ?? 0) + 1);
    proposals = propose(before, failed, request);
  }
  return undefined;
}

/** The next remedy to try for each problem, at most one for each place. */
function propose(
  { text, problems, page }: Judged,
  failed: ReadonlyMap<string, number>,
  { definition, context }: FixRequest,
): Proposal[] {
  // Later stages begin once this text is JSON of a size and depth that is safe to read.
  const data: unknown = JSON.parse(text);
  const document: FixedDocument = { definition, data, page, context };
  const places = new Set<string>();
  return problems.flatMap((problem) => {
    const remedies = fixes[problem.code]?.(problem, document) ?? [];
    const remedy = (remedies[failed.get(keyOf(problem)) ?? 0] ?? []).filter(
      ({ pointer }) => !isInOpaqueWidget(data, pointer),
    );
    const targets = remedy.map(targetOf);
    if (targets.length === 0 || targets.some((target) => places.has(target))) return [];
    for (const target of targets) places.add(target);
    return [{ problem, remedy }];
  });
}

function isSolved({ problem, remedy }: Proposal, before: Judged, after: Judged): boolean {
  const old = new Set(before.problems.map(keyOf));
  const targets = remedy.map(targetOf);
  return after.problems.every((each) => {
    if (keyOf(each) === keyOf(problem)) return false;
    if (each.severity === 'warning' || old.has(keyOf(each))) return true;
    return !targets.some((target) => isAtOrBelow(each.pointer, target));
  });
}

/** The place that an edit is about, by the pointer that it has afterwards. */
function targetOf(edit: DocumentEdit): string {
  if (edit.kind === 'value') return edit.pointer;
  const parent = edit.pointer.slice(0, edit.pointer.lastIndexOf('/'));
  return `${parent}/${escapePointer(edit.name)}`;
}

function isAtOrBelow(pointer: string, target: string): boolean {
  return pointer === target || pointer.startsWith(`${target}/`);
}

function keyOf({ code, pointer }: Problem): string {
  return `${code} ${pointer}`;
}
