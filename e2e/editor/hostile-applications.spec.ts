import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { chunk, uniq } from 'lodash-es';
import { MAX_FILTER_NAME, MAX_SAVED_FILTERS } from '#schemas/api/recruiting/saved-filters.ts';
import { EDITED_SITE, HEADERS, signIn } from '../support/edited-page.ts';
import { HARMLESS, HOSTILE_TEXTS, watchForHarm } from '../support/hostile-texts.ts';
import { person, signInAsRecruiter } from '../support/recruiter.ts';
import { expect, test } from '../support/test.ts';

const SITE = `/content/v1/sites/${EDITED_SITE}`;

/** Of a form, so that it stays within its size. */
const QUESTIONS = 130;

interface HostileApplication {
  readonly id: string;
  readonly name: string;
}

/** A form whose texts are payloads, and somebody who answers it with payloads. */
async function applyHostile(
  request: APIRequestContext,
  payloads: readonly string[],
): Promise<HostileApplication> {
  // Texts of documents are one line.
  const line = (index: number) => (payloads[index] ?? '').replace(/\p{Cc}/gu, ' ');
  const id = `hostil-${randomUUID().slice(0, 8)}`;
  const questions = payloads.map((_payload, index) => {
    return { keyId: `q${index}`, type: 'long-text', label: line(index), help: line(index) };
  });
  const who = { keyId: 'nombre', type: 'full-name', label: line(0), required: true };
  const form = {
    ...{ schemaVersion: 1, id, version: 'v2', title: line(1), channels: ['cb'], stage: 9 },
    pages: [
      {
        keyId: 'p',
        title: line(2),
        sections: [{ keyId: 's', questions: [who, ...questions] }],
      },
    ],
    clientConfig: { enableResumeParsing: false },
    notice: { version: '1', text: line(3), voluntary: [{ key: 'v', text: line(4) }] },
  };
  const forms = `${SITE}/forms`;
  const made = await request.post(forms, { headers: HEADERS, data: form });
  expect(made.status(), await made.text()).toBe(201);
  const headers = { ...HEADERS, 'if-match': made.headers()['etag'] ?? '' };
  const published = await request.post(`${forms}/${id}/publish`, { headers, data: {} });
  expect(published.status(), await published.text()).toBe(200);

  const name = `Gael ${randomUUID().replace(/[^a-f]/g, '')}`;
  const answers = payloads.map((payload, index) => ({ keyId: `q${index}`, values: [payload] }));
  const section = { keyId: 's', questions: [{ keyId: 'nombre', values: [name] }, ...answers] };
  const query = new URLSearchParams({
    ...{ websiteId: EDITED_SITE, formId: id, stage: '9', applicationStatus: 'APPLY_FINISH' },
    source: payloads[7] ?? '',
  });
  const sent = await request.post(`/api/v2/forms/cb/submit?${query}`, {
    data: {
      values: { pages: [{ keyId: 'p', sections: [section] }] },
      notice: { version: '1', voluntary: ['v'] },
    },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const listed = await request.get(`${SITE}/applications?q=${encodeURIComponent(name)}`, {
    headers: HEADERS,
  });
  const { data } = (await listed.json()) as { data: { id: string }[] };
  return { id: data[0]?.id ?? '', name };
}

/** Recruiters write the payloads: as notes, as a reason, as who is in charge. */
async function noteHostile(
  request: APIRequestContext,
  { id }: HostileApplication,
  payloads: readonly string[],
): Promise<void> {
  const path = `${SITE}/applications/${id}`;
  for (const text of payloads) {
    const noted = await request.post(`${path}/notes`, { headers: HEADERS, data: { text } });
    expect(noted.status(), await noted.text()).toBe(201);
  }
  const moved = await request.patch(path, {
    headers: { ...HEADERS, 'if-match': '*' },
    data: { step: 'descartada', reason: payloads[5], assignee: payloads[6]?.slice(0, 100) },
  });
  expect(moved.status(), await moved.text()).toBe(200);
}

/** A script that failed or was refused aloud; requests end by themselves where an address is left. */
function isOfScript(problem: string): boolean {
  return !problem.startsWith('failed: ');
}

function open(page: Page, query: string): Promise<unknown> {
  return page.goto(`/editor#/~applications/${EDITED_SITE}${query}`);
}

test('of 500 hostile texts in forms, answers, notes, reasons and origins none runs in the workspace', async ({
  page,
  problems,
}) => {
  test.slow();
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500);
  const seen = await watchForHarm(page);
  await signIn(page.request);
  for (let from = 0; from < HOSTILE_TEXTS.length; from += QUESTIONS) {
    const payloads = HOSTILE_TEXTS.slice(from, from + QUESTIONS);
    const application = await applyHostile(page.request, payloads);
    await noteHostile(page.request, application, payloads);
    await open(page, `/${application.id}?q=${encodeURIComponent(application.name)}`);
    const pane = person(page);
    await expect(pane.getByRole('heading', { level: 2 })).toHaveText(application.name);
    // As a question, as its answer and as a note.
    await expect
      .poll(async () => {
        const text = (await pane.textContent()) ?? '';
        const isShown = (payload: string) => text.split(payload.trim()).length > 3;
        return payloads.filter((payload) => !/\p{Cc}/u.test(payload) && !isShown(payload));
      })
      .toEqual([]);
    expect(await seen()).toEqual(HARMLESS);
  }
  expect(problems.filter(isOfScript)).toEqual([]);
});

/** Every text of an application that people write, one payload for each. */
function withHostile<Known extends object>(known: Known, text: string): Known {
  const texts = ['name', 'place', 'source', 'jobTitle', 'stepReason', 'assignee', 'email', 'phone'];
  return { ...known, ...Object.fromEntries(texts.map((key) => [key, text])) };
}

/** Hostile names of steps and templates in the settings at once. */
const SETTINGS_AT_ONCE = 125;

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}

// Services refuse such names and phones, and clean names of files: what if one did not?
test('of 500 hostile names, places, phones and names of files none runs, even where a service let them through', async ({
  page,
  problems,
}) => {
  test.slow();
  const { id } = await applyHostile(page.request, HOSTILE_TEXTS.slice(0, 10));
  const seen = await watchForHarm(page);
  await page.route(`**${SITE}/applications?*`, async (route) => {
    const answer = await (await route.fetch()).json();
    const [first] = answer.data;
    const data = HOSTILE_TEXTS.map((text, index) =>
      withHostile({ ...first, id: idOf(index) }, text),
    );
    await route.fulfill({ json: { data, next: null, total: data.length } });
  });
  await page.route(`**${SITE}/applications/${id}`, async (route) => {
    const detail = await (await route.fetch()).json();
    const others = HOSTILE_TEXTS.map((text, index) =>
      withHostile({ ...detail, id: idOf(index) }, text),
    );
    const files = HOSTILE_TEXTS.map((name, index) => {
      const fileId = index.toString(16).padStart(32, '0');
      return {
        ...{ applicationId: id, fileId, name },
        ...{ type: 'application/pdf', bytes: 9, createdAt: detail.createdAt },
      };
    });
    const changes = HOSTILE_TEXTS.map((text) => {
      return { at: detail.at, actor: text, action: 'step-changed', detail: text, reason: text };
    });
    await route.fulfill({
      json: { ...withHostile(detail, '"><img src=x>'), others, files, changes },
    });
  });
  await signIn(page.request);
  await open(page, `/${id}?view=board&q=Gael`);
  const pane = person(page);
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('"><img src=x>');
  const cards = page.getByRole('region', { name: 'Nueva' }).getByRole('listitem');
  await expect(cards).toHaveCount(HOSTILE_TEXTS.length);
  expect(await seen()).toEqual(HARMLESS);
  await expect.poll(() => pane.locator('a').count()).toBeGreaterThan(HOSTILE_TEXTS.length);
  const links = await pane
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => (link instanceof HTMLAnchorElement ? link.protocol : '')),
    );
  expect(new Set(links)).toEqual(new Set(['http:', 'https:', 'mailto:', 'tel:']));

  await page.getByRole('radio', { name: 'Lista' }).check();
  const rows = page.getByRole('list', { name: 'Solicitudes' });
  await expect(rows.getByRole('listitem').first()).toBeVisible();
  const end = page.locator(`[aria-posinset="${HOSTILE_TEXTS.length}"]`);
  while (!(await end.isVisible())) {
    await rows.evaluate((list) => list.parentElement?.scrollBy(0, 800));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await seen()).toEqual(HARMLESS);
  }
  expect(problems.filter(isOfScript)).toEqual([]);
});

test('of 500 hostile names of steps and templates none runs, on the board, beside a person and in the settings', async ({
  page,
  problems,
}) => {
  test.slow();
  const { id, name } = await applyHostile(page.request, HOSTILE_TEXTS.slice(0, 10));
  const seen = await watchForHarm(page);
  await signIn(page.request);
  let texts: readonly string[] = HOSTILE_TEXTS;
  // More than a site may have, and longer: names that only a service lets through that takes everything.
  await page.route('**/application-settings', async (route) => {
    const known = await (await route.fetch()).json();
    const steps = texts.map((text, index) => {
      return { id: index === 0 ? 'nueva' : `s${index}`, name: text, asksReason: index === 1 };
    });
    const templates = texts.map((text, index) => {
      return { id: `t${index}`, name: text, text: `{nombre} ${text}` };
    });
    await route.fulfill({
      headers: { etag: '"1"' },
      json: { ...known, steps, templates, contactedStep: 's2' },
    });
  });
  await page.route(`**${SITE}/applications/${id}`, async (route) => {
    const detail = await (await route.fetch()).json();
    await route.fulfill({ json: { ...detail, phone: '+525512345678' } });
  });
  await open(page, `/${id}?q=${encodeURIComponent(name)}&view=board`);
  const pane = person(page);
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText(name);
  const step = pane.getByRole('button', { name: `Etapa de ${name}` });
  await step.click();
  await expect(page.getByRole('menuitem')).toHaveCount(HOSTILE_TEXTS.length);
  expect(await seen()).toEqual(HARMLESS);
  await page.keyboard.press('Escape');
  expect(await seen()).toEqual(HARMLESS);

  const template = pane.getByLabel('Mensaje');
  await expect(template.locator('option')).toHaveCount(HOSTILE_TEXTS.length + 1);
  const whatsApp = pane.getByRole('link', { name: 'WhatsApp' });
  for (let index = 0; index < HOSTILE_TEXTS.length; index += 20) {
    await template.selectOption(`t${index}`);
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/525512345678\?text=Gael/);
    expect(await seen()).toEqual(HARMLESS);
  }

  await step.click();
  await page.getByRole('menuitem').nth(1).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  expect(await seen()).toEqual(HARMLESS);
  await page.keyboard.press('Escape');

  // Fields of all at once keep a slow browser busy for longer than anybody waits.
  for (let start = 0; start < HOSTILE_TEXTS.length; start += SETTINGS_AT_ONCE) {
    texts = HOSTILE_TEXTS.slice(start, start + SETTINGS_AT_ONCE);
    await page.reload();
    await page.getByRole('button', { name: 'Ajustes de solicitudes' }).click();
    const settings = page.locator('dialog[open]');
    await expect(settings.getByRole('textbox', { name: 'Etapa 1' }).first()).toHaveValue(
      texts[0] ?? '',
    );
    expect(await seen()).toEqual(HARMLESS);
  }
  expect(problems.filter(isOfScript)).toEqual([]);
});

test('of 500 hostile lines of a CV none runs, marked or not', async ({ page, problems }) => {
  const { id, name } = await applyHostile(page.request, HOSTILE_TEXTS.slice(0, 10));
  const seen = await watchForHarm(page);
  await signIn(page.request);
  const fileId = '0'.repeat(32);
  await page.route(`**${SITE}/applications/${id}`, async (route) => {
    const detail = await (await route.fetch()).json();
    const file = {
      ...{ applicationId: id, fileId, name: 'cv.docx' },
      ...{ type: 'docx', bytes: 9, createdAt: detail.createdAt },
    };
    await route.fulfill({ json: { ...detail, files: [file] } });
  });
  await page.route(`**/files/${fileId}/reading`, async (route) => {
    const fields = HOSTILE_TEXTS.flatMap((value, index) => {
      const source = { page: 1, line: index + 1 };
      return index % 2 === 0 ? [{ field: 'name', value, confidence: 1, source }] : [];
    });
    const hostile = { es: HOSTILE_TEXTS[3], en: HOSTILE_TEXTS[4] };
    await route.fulfill({
      json: {
        ...{ text: 'partial', lines: HOSTILE_TEXTS, fields },
        reasons: [{ code: 'text-cut', ...hostile }],
      },
    });
  });
  await open(page, `/${id}?q=${encodeURIComponent(name)}`);
  const pane = person(page);
  await pane.getByRole('button', { name: 'Ver cv.docx' }).click();
  await expect(pane.locator('mark')).toHaveCount(Math.ceil(HOSTILE_TEXTS.length / 2));
  await expect
    .poll(async () => {
      const text = (await pane.textContent()) ?? '';
      return HOSTILE_TEXTS.filter((line) => !/\p{Cc}/u.test(line) && !text.includes(line));
    })
    .toEqual([]);
  expect(await seen()).toEqual(HARMLESS);
  expect(problems.filter(isOfScript)).toEqual([]);
});

test('hostile names of saved filters run nothing in the menu, on the button and in what says that they left', async ({
  page,
  problems,
}) => {
  test.slow();
  const seen = await watchForHarm(page);
  const authorization = `Bearer ${await signInAsRecruiter(page.request)}`;
  const names = uniq(HOSTILE_TEXTS.map((text) => text.trim())).filter(
    (text) => text !== '' && text.length <= MAX_FILTER_NAME,
  );
  expect(names.length).toBeGreaterThan(200);
  for (const some of chunk(names, MAX_SAVED_FILTERS)) {
    const data = some.map((name, index) => ({ name, filters: { source: `${index}` } }));
    const headers = { authorization, 'if-match': '*' };
    const kept = await page.request.put(`${SITE}/saved-filters`, { headers, data: { data } });
    expect(kept.status(), await kept.text()).toBe(200);
    await open(page, '?source=0');
    await page.reload();
    await page.locator('search [aria-expanded]').click();
    await expect(page.getByRole('menuitem')).toHaveCount(some.length + 1);
    expect(await seen()).toEqual(HARMLESS);
    // The service must have it before it is given others.
    const left = page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().endsWith('/saved-filters'),
    );
    await page.getByRole('menuitem', { name: /^Quitar/ }).click();
    await expect(page.getByText('ya no está entre los guardados').last()).toBeVisible();
    await left;
    expect(await seen()).toEqual(HARMLESS);
  }
  expect(problems.filter(isOfScript)).toEqual([]);
});
