import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { EDITED_SITE, HEADERS, signIn } from './edited-page.ts';

/** A key of the edited site's agency for one test, which keeps what it saves from others. */
export async function makeToken(
  request: APIRequestContext,
  { name, scopes }: { readonly name: string; readonly scopes: readonly string[] },
): Promise<string> {
  const sites = await request.get('/content/v1/sites', { headers: HEADERS });
  const list = (await sites.json()) as { siteId: string; agencyId: string }[];
  const agency = list.find(({ siteId }) => siteId === EDITED_SITE)?.agencyId;
  const made = await request.post(`/content/v1/tokens?agency=${agency}`, {
    headers: HEADERS,
    data: { name, scopes, expiresInDays: 1 },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { token: string }).token;
}

/** Signs in as a recruiter whom no other test knows. @returns the key */
export async function signInAsRecruiter(request: APIRequestContext): Promise<string> {
  const token = await makeToken(request, { name: 'Rosa', scopes: ['read', 'applications'] });
  await signIn(request, token);
  return token;
}

/** The application that is read. */
export function person(page: Page): Locator {
  return page.getByRole('region', { name: 'Persona' });
}
