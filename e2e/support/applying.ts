import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect } from '@playwright/test';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { EDITED_SITE } from './edited-page.ts';

const FORM = 'pages/repartidores-mx/forms/ayudante.form.json';

interface Applying {
  readonly phone?: string;
  /** Whether it is sent, or only saved. */
  readonly status?: 'APPLY_FINISH' | 'APPLY_INTERMEDIATE';
}

/** Somebody applies by the calls of the form; a name of its own keeps tests apart. */
export async function apply(
  request: APIRequestContext,
  name: string,
  more = '',
  { phone = newPhone(), status = 'APPLY_FINISH' }: Applying = {},
): Promise<void> {
  const form = parseFormText(await readFile(FORM, 'utf8'));
  if (!form.ok) throw new Error('The form of the site is not valid.');
  const answers = {
    'mayor-de-edad': ['yes'],
    nombre: [name],
    telefono: [phone],
    ciudad: ['Guadalajara, Jalisco, México'],
  };
  const query = `websiteId=${EDITED_SITE}&formId=ayudante&applicationStatus=${status}${more}`;
  const answer = await request.post(`/api/v1/application/submit?${query}`, {
    data: {
      values: toAnswerTree(form.value, answers),
      notice: { version: form.value.notice.version, voluntary: [] },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export function newPhone(): string {
  return `33 ${String(Math.random()).slice(2, 6)} ${String(Math.random()).slice(2, 6)}`;
}

export function newName(first: string): string {
  // Names have letters only.
  const letters = randomUUID().replace(/[^a-f]/g, '');
  return `${first} Ruiz ${letters.slice(0, 8)}`;
}
