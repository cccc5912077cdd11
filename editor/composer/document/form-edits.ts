import type { Draft } from 'immer';
import { cloneDeep, cloneDeepWith } from 'lodash-es';
import type { Edit } from '../../document/history/history-store.ts';
import type {
  EditedForm,
  EditedFormPage,
  EditedFormSection,
  EditedQuestion,
} from './edited-form.ts';
import { type FormPlace, hasPlace, kindOf, pointerOf } from './form-place.ts';
import { freshKey, keysOf } from './fresh-key.ts';

/** One change of a form. Functions that make one answer undefined where it is not possible. */
export type FormEdit = Edit<EditedForm>;

type FormDraft = Draft<EditedForm>;

/** @param titleOf of a page by its number; one that another page has is not given again */
export function addPage(form: EditedForm, titleOf: (number: number) => string): FormEdit {
  const page = form.pages.length;
  const titles = new Set(form.pages.map((one) => one.title));
  let number = page + 1;
  while (titles.has(titleOf(number))) number += 1;
  const title = titleOf(number);
  const keys = keysOf(form);
  const added = { keyId: freshKey('pagina', keys), title, sections: [newSection(keys)] };
  return {
    label: 'composer.edit.add.page',
    change: (draft) => void draft.pages.push(added),
    select: [pointerOf({ page })],
  };
}

/** Behind the section of a place, or at the end of its page. */
export function addSection(form: EditedForm, at: FormPlace | undefined): FormEdit | undefined {
  const page = at?.page ?? form.pages.length - 1;
  const count = form.pages[page]?.sections.length;
  if (count === undefined) return undefined;
  const section = at?.section === undefined ? count : at.section + 1;
  const added = newSection(keysOf(form));
  return {
    label: 'composer.edit.add.section',
    change: (draft) => void draft.pages[page]?.sections.splice(section, 0, added),
    select: [pointerOf({ page, section })],
  };
}

/** Behind the question of a place, or at the end of its section, page or form. */
export function addQuestion(
  form: EditedForm,
  at: FormPlace | undefined,
  asked: Omit<EditedQuestion, 'keyId'>,
): FormEdit | undefined {
  return addQuestions(form, at, [{ ...asked, keyId: asked.type }]);
}

/** Likewise, in their order: keys that the form has already become others, in conditions among them too. */
export function addQuestions(
  form: EditedForm,
  at: FormPlace | undefined,
  asked: readonly EditedQuestion[],
): FormEdit | undefined {
  const page = at?.page ?? form.pages.length - 1;
  const sections = form.pages[page]?.sections;
  if (sections === undefined) return undefined;
  const section = at?.section ?? Math.max(0, sections.length - 1);
  const question =
    at?.question === undefined ? (sections[section]?.questions.length ?? 0) : at.question + 1;
  const keys = keysOf(form);
  const added = withOwnKeys(asked, keys);
  return {
    label: 'composer.edit.add.question',
    change(draft) {
      const owner = draft.pages[page]?.sections;
      if (owner?.length === 0) owner.push(newSection(keys));
      owner?.[section]?.questions.splice(question, 0, ...added);
    },
    select: [pointerOf({ page, section, question: question + added.length - 1 })],
  };
}

function withOwnKeys(asked: readonly EditedQuestion[], keys: Set<string>): Draft<EditedQuestion>[] {
  const renamed = new Map(asked.map(({ keyId }) => [keyId, freshKey(keyId, keys)]));
  return asked.map((question) => {
    const copy: Draft<EditedQuestion> = cloneDeepWith(question, (value: unknown, name) =>
      name === 'question' && typeof value === 'string' ? renamed.get(value) : undefined,
    );
    return { ...copy, keyId: renamed.get(question.keyId) ?? question.keyId };
  });
}

/** The copy stands behind it, with keys of its own. */
export function duplicate(form: EditedForm, at: FormPlace): FormEdit | undefined {
  if (!hasPlace(form, at)) return undefined;
  const keys = keysOf(form);
  return {
    label: `composer.edit.duplicate.${kindOf(at)}`,
    change(draft) {
      const { list, index } = listAt(draft, at);
      const copy = cloneDeep(listAt(form, at).list[index]);
      if (copy !== undefined) list.splice(index + 1, 0, renewKeys(copy, keys));
    },
    select: [pointerOf(withIndex(at, indexOf(at) + 1))],
  };
}

/** A form keeps its last page. */
export function remove(form: EditedForm, at: FormPlace): FormEdit | undefined {
  if (!hasPlace(form, at)) return undefined;
  const { list, index } = listAt(form, at);
  if (at.section === undefined && list.length === 1) return undefined;
  const next = list.length > 1 ? withIndex(at, Math.min(index, list.length - 2)) : parentOf(at);
  return {
    label: `composer.edit.remove.${kindOf(at)}`,
    change: (draft) => void listAt(draft, at).list.splice(index, 1),
    select: [pointerOf(next)],
  };
}

/** One place up or down; over the edge of its section or page into the one beside. */
export function move(form: EditedForm, at: FormPlace, step: 1 | -1): FormEdit | undefined {
  if (!hasPlace(form, at)) return undefined;
  const { list, index } = listAt(form, at);
  const isInside = list[index + step] !== undefined;
  const target = isInside ? withIndex(at, index + step) : placeBeside(form, at, step);
  return target && moved(at, target);
}

/** Before what stands at a place of the same kind; there is none behind the last. */
export function moveTo(form: EditedForm, at: FormPlace, before: FormPlace): FormEdit | undefined {
  if (!hasPlace(form, at)) return undefined;
  const { list, index } = listAt(form, at);
  const isInside = listAt(form, before).list === list;
  const wanted = indexOf(before) - (isInside && indexOf(before) > index ? 1 : 0);
  return isInside && wanted === index ? undefined : moved(at, withIndex(before, wanted));
}

/** @param target as the form is without what is moved */
function moved(at: FormPlace, target: FormPlace): FormEdit {
  return {
    label: `composer.edit.move.${kindOf(at)}`,
    change(draft) {
      const [taken] = listAt(draft, at).list.splice(indexOf(at), 1);
      if (taken !== undefined) listAt(draft, target).list.splice(indexOf(target), 0, taken);
    },
    select: [pointerOf(target)],
  };
}

/** The end of the list before, or the beginning of the one after; those of pages have neither. */
function placeBeside(form: EditedForm, at: FormPlace, step: 1 | -1): FormPlace | undefined {
  if (at.section === undefined) return undefined;
  const lists = at.question === undefined ? pagesOf(form) : sectionsOf(form);
  const owner = lists.findIndex(
    (one) => one.page === at.page && (at.question === undefined || one.section === at.section),
  );
  const beside = lists[owner + step];
  if (beside === undefined) return undefined;
  const { count, ...place } = beside;
  const index = step === 1 ? 0 : count;
  return at.question === undefined ? { ...place, section: index } : { ...place, question: index };
}

function pagesOf({ pages }: EditedForm): (FormPlace & { count: number })[] {
  return pages.map(({ sections }, page) => ({ page, count: sections.length }));
}

function sectionsOf({ pages }: EditedForm): (FormPlace & { count: number })[] {
  return pages.flatMap(({ sections }, page) =>
    sections.map(({ questions }, section) => ({ page, section, count: questions.length })),
  );
}

type FormNode = EditedFormPage | EditedFormSection | EditedQuestion;

interface Siblings {
  readonly list: Draft<FormNode>[];
  readonly index: number;
}

/** The list in which a place is, of a draft or to be read. */
function listAt(form: EditedForm | FormDraft, at: FormPlace): Siblings {
  const { pages } = form as FormDraft;
  const index = indexOf(at);
  if (at.section === undefined) return { list: pages, index };
  const sections = pages[at.page]?.sections ?? [];
  if (at.question === undefined) return { list: sections, index };
  return { list: sections[at.section]?.questions ?? [], index };
}

function indexOf({ page, section, question }: FormPlace): number {
  return question ?? section ?? page;
}

function withIndex(at: FormPlace, index: number): FormPlace {
  if (at.question !== undefined) return { ...at, question: index };
  return at.section === undefined ? { page: index } : { ...at, section: index };
}

function parentOf({ page, section, question }: FormPlace): FormPlace {
  return question === undefined || section === undefined ? { page } : { page, section };
}

function newSection(keys: Set<string>) {
  return { keyId: freshKey('seccion', keys), questions: [] };
}

function renewKeys(node: Draft<FormNode>, keys: Set<string>): Draft<FormNode> {
  node.keyId = freshKey(node.keyId, keys);
  if ('sections' in node) for (const section of node.sections) renewKeys(section, keys);
  if ('questions' in node) for (const question of node.questions) renewKeys(question, keys);
  return node;
}
