import { createTestToken } from '../access.ts';
import { plainPicture, svgDrawing } from '../assets.ts';
import { type FilledServer, openFilledServer } from '../filled-server.ts';
import { ADMIN_TOKEN, type TestServer } from '../server.ts';
import { pageJson, siteJson, type TestPages } from '../sites.ts';

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string | object;
}

/** A server over the sites `uno`, which has a picture in its folder, and `dos` of another agency. */
export interface TestAssets extends FilledServer {
  /** Asks below `/content/v1/sites`, as the operator unless it says otherwise. */
  ask(path: string, options?: Ask): ReturnType<typeof ask>;
  upload(name: string, payload: Buffer | string, site?: string): ReturnType<typeof ask>;
  /** A token of one agency. */
  tokenOf(agencyId: string): Promise<string>;
}

export const FOLDER_PICTURE = 'assets/carpeta.png';

export async function openTestAssets(): Promise<TestAssets> {
  const filled = await openFilledServer(writeSites);
  const { database, server } = filled;
  return {
    ...filled,
    ask: (path, options) => ask(server, path, options),
    upload: (name, payload, site = 'uno') =>
      ask(server, `/${site}/assets?name=${encodeURIComponent(name)}`, { method: 'POST', payload }),
    tokenOf: (agencyId) => createTestToken(database, { agencyId }),
  };
}

async function writeSites(pages: TestPages): Promise<void> {
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/home.page.json', pageJson('home'));
  await pages.write('uno/assets/icon.svg', svgDrawing());
  await pages.write(
    `uno/${FOLDER_PICTURE}`,
    await plainPicture(100, 50, '#110000').png().toBuffer(),
  );
  await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
  await pages.write('dos/home.page.json', pageJson('home'));
}

function ask(
  { app }: TestServer,
  path: string,
  { method = 'GET', token = ADMIN_TOKEN, headers = {}, payload }: Ask = {},
) {
  return app.inject({
    method,
    url: `/content/v1/sites${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload !== undefined && { payload }),
  });
}
