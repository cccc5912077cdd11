import type { EditedForm } from './edited-form.ts';

/** Every key of a form: no two of its parts need share one. */
export function keysOf({ pages }: Pick<EditedForm, 'pages'>): Set<string> {
  return new Set(
    pages.flatMap(({ keyId, sections }) => [
      keyId,
      ...sections.flatMap((section) => [
        section.keyId,
        ...section.questions.map((question) => question.keyId),
      ]),
    ]),
  );
}

/** Keys have 64 characters at most: so many leave room for a number. */
const MAX_BASE = 58;

/** `nombre`, `nombre-2`, …: the first that nothing of the form has. */
export function freshKey(wanted: string, used: Set<string>): string {
  const base = wanted.replace(/-\d+$/, '');
  let key = base;
  for (let count = 2; used.has(key); count += 1) key = `${base.slice(0, MAX_BASE)}-${count}`;
  used.add(key);
  return key;
}
