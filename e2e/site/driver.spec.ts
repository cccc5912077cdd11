import type { Locator, Page } from '@playwright/test';
import { type JobTerms, readJobTerms } from '#server/jobs/terms/job-terms.ts';
import { violationsOf, WCAG } from '../support/accessibility.ts';
import { PHONE } from '../support/phone.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

// Ten drivers on a phone, each on the way to the job that fits their life: by touch, by keyboard, without script and with
// text twice as large.

/** No one should need more to be at a fitting job. */
const MOST_TAPS = 8;

const SEARCH = '/buscar-empleos';

test.use(PHONE);

/** What a driver does; each is one tap or key, text that is typed counts once. */
interface Hands {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  pickLast(select: Locator): Promise<void>;
}

type Way = 'touch' | 'keyboard' | 'no script';

interface Wish {
  readonly who: string;
  readonly wants: { box: string } | { select: string } | { sort: string } | { town: string };
  readonly address: RegExp;
  /** Whether a job is the one that is looked for. */
  fits(job: ShownJob): boolean;
}

/** What the page of a job says. */
interface ShownJob {
  readonly terms: JobTerms;
  readonly text: string;
  /** ms since the epoch. */
  readonly postedAt: number;
}

/** Pesos a week. Few demo jobs promise more. */
const MUCH_PAY = 3000;
/** The server counts whole days of Mexico. */
const WEEK_MS = 8 * 24 * 60 * 60 * 1000;

const WISHES: readonly Wish[] = [
  {
    who: 'has no vehicle',
    wants: { box: 'vehicle=company' },
    address: /vehicle=company/,
    fits: ({ terms }) => terms.vehicle.includes('company'),
  },
  {
    who: 'works nights',
    wants: { box: 'shift=night' },
    address: /shift=night/,
    fits: ({ terms }) => terms.shift.includes('night'),
  },
  {
    who: 'takes children to school in the afternoon',
    wants: { box: 'shift=morning' },
    address: /shift=morning/,
    fits: ({ terms }) => terms.shift.includes('morning'),
  },
  {
    who: 'has a motorcycle licence',
    wants: { box: 'licence=motociclista' },
    address: /licence=motociclista/,
    fits: ({ terms }) => terms.licence.includes('motociclista'),
  },
  {
    who: 'has no licence',
    wants: { box: 'licence=none' },
    address: /licence=none/,
    fits: ({ terms }) => terms.licence.includes('none'),
  },
  {
    who: 'wants two days off',
    wants: { box: 'days=5' },
    address: /days=5/,
    fits: ({ terms }) => Number(terms.days) <= 5,
  },
  {
    who: 'needs much pay',
    wants: { select: 'pay' },
    address: /pay=\d+/,
    fits: ({ terms: { pay = 0 } }) => pay >= MUCH_PAY,
  },
  {
    who: 'looks for the best pay',
    wants: { sort: 'Mejor pagados' },
    address: /sort=pay/,
    fits: ({ terms: { pay = 0 } }) => pay >= MUCH_PAY,
  },
  {
    who: 'looks every day',
    wants: { select: 'posted' },
    address: /posted=week/,
    fits: ({ postedAt }) => Date.now() - postedAt < WEEK_MS,
  },
  {
    who: 'lives in Guadalajara',
    wants: { town: 'Guadalajara' },
    address: /location=Guadalajara/,
    fits: ({ text }) => text.includes('Jalisco'),
  },
];

const cards = (page: Page) => page.locator('[data-part="results"] [data-job]');
const show = (page: Page) => page.getByRole('button', { name: /^Ver [\d,]+ vacantes?$/ });
const filters = (page: Page) => page.locator('[data-filter-toggle] > summary');

/** What the job's page says in the line with a name. */
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd').first();

/** Reads the page of a job as people do: its lines, and its text where it has none. */
async function shownJob(page: Page): Promise<ShownJob> {
  const shown = page.locator('[data-shown-job]');
  await expect(shown).toBeVisible();
  const line = async (name: string) => {
    const found = fact(page, name);
    return (await found.count()) === 0 ? undefined : found.innerText();
  };
  const pay = await line('Sueldo');
  const lines = {
    schedule: await line('Horario'),
    vehicle: await line('Vehículo'),
    licence: await line('Licencia'),
  };
  const none = { responsibilities: null, qualifications: null, skills: null, experience: null };
  const posted = await fact(page, 'Fecha de publicación').locator('time').getAttribute('datetime');
  const terms = readJobTerms({
    ...none,
    title: null,
    description: await shown.innerHTML(),
    job_posting: '',
    details: {
      ...Object.fromEntries(Object.entries(lines).filter(([, said]) => said !== undefined)),
      ...(pay !== undefined && { pay: { text: pay } }),
    },
  });
  return { terms, text: await shown.innerText(), postedAt: Date.parse(posted ?? '') };
}

const BY_TOUCH: Hands = {
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap();
    await field.pressSequentially(text);
  },
  async pickLast(select) {
    await select.selectOption({ index: (await select.locator('option').count()) - 1 });
  },
};

const BY_KEYBOARD: Hands = {
  async press(target) {
    await tabTo(target);
    const isBox = (await target.getAttribute('type')) === 'checkbox';
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  async pickLast(select) {
    await tabTo(select);
    await select.page().keyboard.press('End');
  },
};

/** Counts what hands do. */
function counting(hands: Hands): Hands & { count(): number } {
  let count = 0;
  const counted =
    <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
    (...given: Given) => {
      count += 1;
      return act(...given);
    };
  return {
    press: counted(hands.press),
    type: counted(hands.type),
    pickLast: counted(hands.pickLast),
    count: () => count,
  };
}

/** Once what was chosen is searched. */
async function chosen(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-part="results"]')).not.toHaveAttribute('aria-busy', 'true');
}

async function choose(page: Page, { wants, address }: Wish, hands: Hands, way: Way): Promise<void> {
  if ('sort' in wants) return hands.press(page.getByRole('link', { name: wants.sort }));
  if ('town' in wants) {
    await hands.type(page.getByPlaceholder('Ciudad o estado'), wants.town);
    if (way !== 'touch') return page.keyboard.press('Enter');
    return hands.press(page.getByRole('option', { name: new RegExp(`^${wants.town}`) }));
  }
  await hands.press(filters(page));
  if ('select' in wants) await hands.pickLast(page.locator(`select[name="${wants.select}"]`));
  else {
    const [name = '', value = ''] = wants.box.split('=');
    const box = page.locator(`input[name="${name}"][value="${value}"]`);
    await hands.press(way === 'keyboard' ? box : page.locator('label').filter({ has: box }));
  }
  if (way === 'no script')
    return hands.press(page.getByRole('button', { name: 'Aplicar filtros' }));
  await chosen(page, address);
  return hands.press(show(page));
}

/** From the search to the job that fits; `look` is at both. */
async function goTo(
  page: Page,
  wish: Wish,
  way: Way,
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  const hands = counting(way === 'keyboard' ? BY_KEYBOARD : BY_TOUCH);
  await page.goto(SEARCH);
  await choose(page, wish, hands, way);
  await chosen(page, wish.address);
  await look();
  await hands.press(cards(page).first());
  await expect(page).toHaveURL(/\/job\//);
  expect(hands.count()).toBeLessThanOrEqual(MOST_TAPS);
  const job = await shownJob(page);
  expect(wish.fits(job), `${wish.who}: ${page.url()} ${JSON.stringify(job.terms)}`).toBe(true);
  await expect(page.getByRole('link', { name: /^Aplicar/ }).first()).toBeVisible();
  await look();
}

test.describe('ten drivers', () => {
  test.setTimeout(240_000);

  test('by touch', async ({ page, problems }) => {
    for (const wish of WISHES) await test.step(wish.who, () => goTo(page, wish, 'touch'));
    expect(problems).toEqual([]);
  });

  test('by keyboard', async ({ page }) => {
    for (const wish of WISHES) await test.step(wish.who, () => goTo(page, wish, 'keyboard'));
    expect(await violationsOf(page, { include: 'main', tags: WCAG })).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('by a form', async ({ page }) => {
      for (const wish of WISHES) await test.step(wish.who, () => goTo(page, wish, 'no script'));
    });
  });

  test.describe('with text twice as large on 320 px', () => {
    test.use({ viewport: { width: 320, height: 700 } });

    test('nothing is cut off', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      const look = () => expectNoSideways(page);
      for (const wish of WISHES) await test.step(wish.who, () => goTo(page, wish, 'touch', look));
    });
  });
});

test('who looks every day sees what was seen before', async ({ page }) => {
  await page.goto(SEARCH);
  const heart = page.locator('[data-card] [data-save-job]').first();
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await cards(page).first().tap();
  await expect(page).toHaveURL(/\/job\//);
  await page.waitForFunction(() => localStorage.getItem('rumbo_mine') !== null);
  await page.goBack();
  await expect(page.locator('[data-card]').first()).toContainText('Ya la viste');
});

async function expectNoSideways(page: Page): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wide).toBeLessThanOrEqual(0);
}
