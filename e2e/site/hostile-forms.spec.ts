import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { openForm } from '../support/apply-form.ts';
import { EDITED_SITE, HEADERS } from '../support/edited-page.ts';
import { HARMLESS, HOSTILE_TEXTS, watchForHarm } from '../support/hostile-texts.ts';
import { expect, test } from '../support/test.ts';

const TYPES = [
  ...['short-text', 'long-text', 'full-name', 'email', 'phone', 'number', 'date'],
  ...['single-choice', 'multiple-choice', 'location', 'postal-code', 'licence', 'yes-no'],
];

/** Of a form, so that it stays within its size. */
const MAX_QUESTIONS = 130;

const FORMS = `/content/v1/sites/${EDITED_SITE}/forms`;

interface HostileForm {
  readonly id: string;
  readonly questions: readonly { readonly keyId: string; readonly typed: string }[];
}

/** A form all of whose texts are payloads, published at a stage of its own. */
async function publishHostile(
  request: APIRequestContext,
  payloads: readonly string[],
): Promise<HostileForm> {
  const typed = (index: number) => payloads[index % payloads.length] ?? '';
  // Texts of documents are one line; answers are whatever is sent.
  const at = (index: number) => typed(index).replace(/\p{Cc}/gu, ' ');
  const id = `hostil-${randomUUID().slice(0, 8)}`;
  const questions = payloads.map((_payload, index) => {
    const type = TYPES[index % TYPES.length] ?? 'short-text';
    return {
      ...{ keyId: `q${index}`, type, label: at(index), help: at(index + 1) },
      ...(type.endsWith('-choice') && {
        options: [
          { value: 'a', label: at(index + 2) },
          { value: 'b', label: at(index + 3) },
        ],
      }),
    };
  });
  const form = {
    ...{ schemaVersion: 1, id, version: 'v2', title: at(4), channels: ['cb'], stage: 9 },
    pages: [{ keyId: 'p', title: at(5), text: at(6), sections: [{ keyId: 's', questions }] }],
    clientConfig: { enableResumeParsing: false },
    notice: { version: '1', text: at(7), voluntary: [{ key: 'v', text: at(8) }] },
  };
  const made = await request.post(FORMS, { headers: HEADERS, data: form });
  expect(made.status(), await made.text()).toBe(201);
  const headers = { ...HEADERS, 'if-match': made.headers()['etag'] ?? '' };
  const published = await request.post(`${FORMS}/${id}/publish`, { headers, data: {} });
  expect(published.status(), await published.text()).toBe(200);
  return {
    id,
    questions: questions.map(({ keyId }, index) => ({ keyId, typed: typed(index + 9) })),
  };
}

/** Saves the payloads as answers; gives the submission. */
async function answer(request: APIRequestContext, { id, questions }: HostileForm): Promise<string> {
  const query = `websiteId=${EDITED_SITE}&formId=${id}&stage=9&applicationStatus=APPLY_INTERMEDIATE`;
  const answers = questions.map(({ keyId, typed }) => ({ keyId, values: [typed] }));
  const saved = await request.post(`/api/v2/forms/cb/submit?${query}`, {
    data: {
      values: { pages: [{ keyId: 'p', sections: [{ keyId: 's', questions: answers }] }] },
      pageNumber: 0,
      notice: { version: '1', voluntary: [] },
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { id: submissionId } = (await saved.json()) as { id: string };
  return submissionId;
}

test('of 500 hostile texts in every field of forms and answers none runs, with or without answers', async ({
  page,
  problems,
}) => {
  test.slow();
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500);
  const seen = await watchForHarm(page);
  for (let from = 0; from < HOSTILE_TEXTS.length; from += MAX_QUESTIONS) {
    const form = await publishHostile(
      page.request,
      HOSTILE_TEXTS.slice(from, from + MAX_QUESTIONS),
    );
    const address = `/aplicar/cb?formId=${form.id}&stage=9`;
    for (const query of ['', `&submissionId=${await answer(page.request, form)}&check=1`]) {
      await openForm(page, `${address}${query}`);
      await expect(page.locator('[data-question]')).toHaveCount(form.questions.length);
      expect(await seen()).toEqual(HARMLESS);
    }
  }
  expect(problems).toEqual([]);
});
