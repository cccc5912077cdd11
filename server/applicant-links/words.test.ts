import { expect, it } from 'vitest';
import { openFilledServer } from '../testing/filled-server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson } from '../testing/sites.ts';

const messages = {
  'applicant-links.continue': 'Continue on another phone',
  'applicant-links.continue-create': 'Make a link',
  'applicant-links.gone': 'This link is over',
  'applicant-links.gone-data': 'Ask for another one.',
};

const filled = setUp(() =>
  openFilledServer(async (pages) => {
    await pages.write('uno/site.json', siteJson('uno', { messages }));
    await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
    for (const site of ['uno', 'dos'])
      await pages.write(`${site}/home.page.json`, pageJson('home'));
  }),
);

async function read(path: string, query: Readonly<Record<string, string>>): Promise<string> {
  const url = `${path}?${new URLSearchParams(query)}`;
  return (await filled.server.app.inject({ url, headers: { host: 'any.example' } })).body;
}

const make = (websiteId: string) =>
  read('/api/v1/continue-links', { websiteId, submissionId: 'x', path: '/aplicar/web' });
const open = (websiteId: string) => read('/api/v1/my-data', { websiteId, link: 'nada' });

it('pages behind links of applicants are in the words of the site', async () => {
  expect(await make('uno')).toContain('<h1>Continue on another phone</h1>');
  expect(await make('uno')).toContain('<button>Make a link</button>');
  expect(await open('uno')).toContain('<h1>This link is over</h1><p>Ask for another one.</p>');
});

it('what a site does not word itself is in those that sites have by default', async () => {
  expect(await make('uno')).toContain('Haz un enlace para abrir tu solicitud');
  expect(await make('dos')).toContain('<h1>Seguir en otro teléfono</h1>');
  expect(await open('nadie')).toContain('<h1>Este enlace ya no sirve</h1>');
});
