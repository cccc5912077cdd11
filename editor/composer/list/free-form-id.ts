import { RESERVED_FORM_IDS } from '#schemas/parse/parse-form.ts';
import { toSlug } from '../../pages/page-address.ts';

/** Of the title, and none that another form or the form service itself has; empty where the title has no letters. */
export function freeFormId(title: string, taken: ReadonlySet<string>): string {
  const base = toSlug(title);
  if (base === '') return '';
  let id = base;
  for (let count = 2; taken.has(id) || RESERVED_FORM_IDS.includes(id); count += 1)
    id = `${base}-${count}`;
  return id;
}
