import type { EditedForm, EditedQuestion } from './edited-form.ts';

/** A page, a section of it or a question of that, by index. */
export interface FormPlace {
  readonly page: number;
  readonly section?: number;
  readonly question?: number;
}

/** The innermost page, section or question that a JSON Pointer leads into; undefined for the form itself. */
export function placeAt(pointer: string): FormPlace | undefined {
  const [, page, section, question] =
    /^\/pages\/(\d+)(?:\/sections\/(\d+)(?:\/questions\/(\d+))?)?/.exec(pointer) ?? [];
  if (page === undefined) return undefined;
  return {
    page: Number(page),
    ...(section !== undefined && { section: Number(section) }),
    ...(question !== undefined && { question: Number(question) }),
  };
}

export function pointerOf({ page, section, question }: FormPlace): string {
  const inPage = section === undefined ? '' : `/sections/${section}`;
  const inSection = question === undefined ? '' : `/questions/${question}`;
  return `/pages/${page}${inPage}${inSection}`;
}

/** Whether something stands there. */
export function hasPlace({ pages }: EditedForm, { page, section, question }: FormPlace): boolean {
  const sections = pages[page]?.sections;
  if (section === undefined) return sections !== undefined;
  const questions = sections?.[section]?.questions;
  return question === undefined ? questions !== undefined : questions?.[question] !== undefined;
}

/** What can be asked before a section or question, in order: conditions of it read these alone. */
export function questionsBefore({ pages }: EditedForm, at: FormPlace): EditedQuestion[] {
  const { page, section = 0, question = 0 } = at;
  const sections = pages[page]?.sections ?? [];
  return [
    ...pages.slice(0, page).flatMap((one) => one.sections),
    ...sections.slice(0, section),
    { questions: sections[section]?.questions.slice(0, question) ?? [] },
  ]
    .flatMap(({ questions }) => questions)
    .filter(({ type }) => type !== 'information');
}

/** Keys of the questions at a place, where they show under a condition. */
export function conditionalKeys({ pages }: EditedForm, at: FormPlace): string[] {
  const { page, section, question } = at;
  const owner = section === undefined ? undefined : pages[page]?.sections[section];
  if (owner === undefined) return [];
  const asked =
    question === undefined ? owner.questions : owner.questions.slice(question, question + 1);
  const isConditional = (one: EditedQuestion) =>
    (owner.visibleWhen ?? one.visibleWhen) !== undefined;
  return asked.filter(isConditional).map(({ keyId }) => keyId);
}

export interface FormRow {
  readonly pointer: string;
  readonly kind: 'page' | 'section' | 'question';
  readonly keyId: string;
  /** Title or label; empty where it has none. */
  readonly name: string;
  /** Of a question. */
  readonly type?: string;
}

export function kindOf({ section, question }: FormPlace): FormRow['kind'] {
  if (question !== undefined) return 'question';
  return section === undefined ? 'page' : 'section';
}

/** Everything of a form from top to bottom. */
export function rowsOf({ pages }: EditedForm): FormRow[] {
  return pages.flatMap((page, pageAt) => [
    rowAt({ page: pageAt }, 'page', page),
    ...page.sections.flatMap((section, sectionAt) => [
      rowAt({ page: pageAt, section: sectionAt }, 'section', section),
      ...section.questions.map((asked, question) => ({
        ...rowAt({ page: pageAt, section: sectionAt, question }, 'question', asked),
        type: asked.type,
      })),
    ]),
  ]);
}

interface Sibling extends Pick<FormRow, 'kind' | 'name'> {
  /** From 1, among those of the same page or section. */
  readonly place: number;
  readonly count: number;
}

/** What stands at a pointer, and its place among those beside it; undefined where nothing does. */
export function siblingsAt(form: EditedForm, pointer: string): Sibling | undefined {
  const owner = ownerOf(pointer);
  const rows = rowsOf(form).filter((row) => ownerOf(row.pointer) === owner);
  const index = rows.findIndex((row) => row.pointer === pointer);
  const row = rows[index];
  return row && { kind: row.kind, name: row.name, place: index + 1, count: rows.length };
}

function ownerOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

interface Named {
  readonly keyId: string;
  readonly title?: string;
  readonly label?: string;
}

function rowAt(place: FormPlace, kind: FormRow['kind'], { keyId, title, label }: Named): FormRow {
  return { pointer: pointerOf(place), kind, keyId, name: (label ?? title ?? '').trim() };
}
