import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { SHIPPED_SITES } from '#scripts/product/shipped-pages.ts';
import { projectRoot } from '../../scripts/base/project-root.ts';
import { expect, test } from '../support/test.ts';

// Each site looks as its own settings say, drawn by the same widgets (design/look.md).

/** Of the button in the header and the first card of a page, as the browser computes them. */
interface Look {
  readonly buttonColor: string;
  readonly buttonText: string;
  readonly buttonRadius: string;
  readonly labelCase: string;
  readonly cardRadius: string;
}

/** Round enough for any height of a button; more would make an oval of a label in two lines. */
const ROUNDEST_BUTTON = 28;

function expectedLook({ theme: { colors, radius, labelCase } }: SiteDocument): Look {
  return {
    buttonColor: toRgb(colors.action),
    buttonText: toRgb(colors.onAction),
    buttonRadius: `${Math.min(radius.button, ROUNDEST_BUTTON)}px`,
    labelCase,
    cardRadius: `${radius.card}px`,
  };
}

function toRgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

async function lookAt(page: Page, { sitePrefix, urls }: SiteDocument): Promise<Look> {
  await page.goto(`${sitePrefix && `/${sitePrefix}`}${urls.home}`);
  const button = page.getByRole('banner').locator('a.rb-button').filter({ visible: true });
  const card = page.locator('main [data-linked-card]').first();
  const ofButton = await button.evaluate((element) => {
    const { backgroundColor, color, borderRadius, textTransform } = getComputedStyle(element);
    return { backgroundColor, color, borderRadius, textTransform };
  });
  return {
    buttonColor: ofButton.backgroundColor,
    buttonText: ofButton.color,
    buttonRadius: ofButton.borderRadius,
    labelCase: ofButton.textTransform,
    cardRadius: await card.evaluate((element) => getComputedStyle(element).borderRadius),
  };
}

function settingsOf(site: string): SiteDocument {
  const file = path.join(projectRoot, 'pages', site, 'site.json');
  const settings = parseSiteText(readFileSync(file, 'utf8'));
  if (!settings.ok) throw new Error(`${file}: ${JSON.stringify(settings.problems)}`);
  return settings.value;
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const site of SHIPPED_SITES) {
  test(`buttons and cards of ${site} have the colour, corners and letters of its settings`, async ({
    page,
  }) => {
    const settings = settingsOf(site);
    expect(await lookAt(page, settings)).toEqual(expectedLook(settings));
  });
}

test('the two sites share neither the colour nor the corners nor the letters of a button, nor those of a card', async ({
  page,
}) => {
  const [first, second] = SHIPPED_SITES.map(settingsOf);
  if (!first || !second) throw new Error('Two sites ship.');
  const [one, other] = [await lookAt(page, first), await lookAt(page, second)];
  expect(other.buttonColor).not.toBe(one.buttonColor);
  expect(other.buttonRadius).not.toBe(one.buttonRadius);
  expect(other.labelCase).not.toBe(one.labelCase);
  expect(other.cardRadius).not.toBe(one.cardRadius);
});
