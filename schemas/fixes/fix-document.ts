import type { DocumentDefinition } from '../definitions/document-definition.ts';
import type { PageDocument } from '../documents/documents.ts';
import { shapeAt } from '../fields/shape-at.ts';
import { isRecord } from '../json/fields.ts';
import { childAt, escapePointer, pointerTokens } from '../json/json-pointer.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { ProblemCode } from '../problems/generated/problem-catalogue.ts';
import type { Problem } from '../problems/problem.ts';
import { checkDocument } from '../rules/check-document.ts';
import type { RuleContext } from '../rules/engine/rule.ts';
import { completeAddress } from './complete-address.ts';
import { editText } from './edit-text.ts';
import type { DocumentEdit, Fix, FixedDocument, Remedy } from './fix.ts';
import { isMisspelling } from './misspelling.ts';
import { isInOpaqueWidget } from './opaque-widget.ts';
import { renameSection } from './rename-section.ts';
import { withStorableTexts } from './storable-texts.ts';
import { tidyFormat } from './tidy-format.ts';
import { withoutTrailingCommas } from './trailing-commas.ts';

/**
 * `property-unknown`: gives a misspelled property its name, when the object lacks exactly one name that it can be
 * and no other property of the object could be meant by it too.
 */
const renameProperty: Fix = ({ pointer }, { definition, data }) => {
  const tokens = pointerTokens(pointer);
  const wrong = tokens.at(-1);
  const parent = tokens.slice(0, -1).reduce(childAt, data);
  if (wrong === undefined || !isRecord(parent)) return [];
  const place = { definition, data, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
  const names = Object.keys(shapeAt(place)?.fields ?? {});
  const absent = names.filter((name) => !Object.hasOwn(parent, name));
  const [name, ...others] = absent.filter((each) => isMisspelling(wrong, each));
  if (name === undefined || others.length > 0) return [];
  const rivals = Object.keys(parent).filter(
    (key) => key !== wrong && !names.includes(key) && isMisspelling(key, name),
  );
  return rivals.length > 0 ? [] : [[{ kind: 'name', pointer, name }]];
};

const READERS: Readonly<Record<string, (text: string) => number | boolean | undefined>> = {
  integer: (text) => (/^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
  number: (text) => (/^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,5})?$/.test(text) ? Number(text) : undefined),
  boolean: (text) => (/^(?:true|false)$/.test(text) ? text === 'true' : undefined),
};

/** `value-wrong-type`: takes a number, `true` or `false` out of quotes where the schema asks for one. */
const unquoteValue: Fix = ({ pointer, params }, { data }) => {
  const text = pointerTokens(pointer).reduce(childAt, data);
  const read = READERS[String(params['expected'])];
  const value = typeof text === 'string' ? read?.(text.trim()) : undefined;
  return value === undefined ? [] : [[{ kind: 'value', pointer, value }]];
};

/** `value-not-allowed`: `fade in` becomes `FADE_IN`, when one allowed value alone differs by case, blanks, `-` or `_`. */
const chooseAllowed: Fix = ({ pointer, params }, { data }) => {
  const value = pointerTokens(pointer).reduce(childAt, data);
  if (typeof value !== 'string') return [];
  const allowed = String(params['allowed']).split(', ');
  const [choice, ...others] = allowed.filter((each) => toKey(each) === toKey(value));
  if (choice === undefined || others.length > 0) return [];
  return [[{ kind: 'value', pointer, value: choice }]];
};

/** What can be mended in a document that was read, without a person. Codes that are absent here need a decision. */
export const fixes: Readonly<Partial<Record<ProblemCode, Fix>>> = {
  'property-unknown': renameProperty,
  'value-wrong-type': unquoteValue,
  'value-not-allowed': chooseAllowed,
  'value-wrong-format': tidyFormat,
  'id-duplicate': renameSection,
  'link-dead': completeAddress,
};

export interface FixRequest {
  readonly definition: DocumentDefinition;
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
  const { isParsed, page, problems } = checkDocument({ definition, text }, context);
  return { text, problems, stage: isParsed ? 3 : stageOf(problems), page };
}

const UNREAD = new Set<ProblemCode>([
  'json-malformed',
  'key-repeated',
  'document-too-large',
  'document-too-deep',
]);

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

function toKey(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}
