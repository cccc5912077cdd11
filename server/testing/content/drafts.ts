import { beforeEach, expect } from 'vitest';
import { messagesArrived } from '../server.ts';
import { setUp } from '../set-up.ts';
import { openTestContent } from './content.ts';

export const PAGES = '/sites/uno/pages';

/** The site `uno` as it was at first before each test. */
export function setUpDrafts() {
  const content = setUp(openTestContent);

  beforeEach(() => content.reset());

  async function change(page: string, action: string, body?: object) {
    const options = { match: await content.etagOf(page), ...(body && { body }) };
    return content.send('POST', `${PAGES}/${page}/${action}`, options);
  }

  async function save(page: string, text: string) {
    const saved = await content.send('PUT', `${PAGES}/${page}/draft`, {
      body: text,
      match: await content.etagOf(page),
    });
    expect(saved.statusCode).toBe(200);
    return saved;
  }

  async function shown(path: string): Promise<string> {
    await messagesArrived(content.database);
    await content.server.store.settled();
    return (await content.visit(path)).body;
  }

  async function listed(page: string, query = '') {
    const { data } = (await content.send('GET', `${PAGES}${query}`)).json<{
      data: { id: string; status: string }[];
    }>();
    return data.find(({ id }) => id === page);
  }

  return { content, change, save, shown, listed };
}
