import { describe, expect, it } from 'vitest';
import { svgDrawing } from '../../testing/assets.ts';
import { FOLDER_PICTURE, openTestAssets } from '../../testing/content/assets.ts';
import { setUp } from '../../testing/set-up.ts';

const test = setUp(openTestAssets);

describe('a token of another agency', () => {
  it.each([
    ['GET', '/uno/assets'],
    ['GET', `/uno/assets/usage?path=${FOLDER_PICTURE}`],
    ['PATCH', `/uno/assets?path=${FOLDER_PICTURE}`],
    ['DELETE', `/uno/assets?path=${FOLDER_PICTURE}`],
    ['POST', '/uno/assets?name=a.svg'],
  ] as const)('learns nothing from %s %s', async (method, path) => {
    const token = await test.tokenOf('agency-dos');
    const body = method === 'PATCH' ? { focus: null } : svgDrawing('<g/>', 55);
    const options = {
      method,
      token,
      headers: { 'if-match': '*' },
      ...(method !== 'GET' && method !== 'DELETE' && { payload: body }),
    };
    const foreign = await test.ask(path, options);
    const nowhere = await test.ask(path.replace('/uno/', '/tres/'), options);
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body.replaceAll('uno', 'tres')).toBe(nowhere.body);
    expect(foreign.json().code).toBe('site-unknown');
    expect((await test.ask('/uno/assets?search=a.svg')).json().data).toEqual([]);
  });

  it('sees the files of its own site', async () => {
    const token = await test.tokenOf('agency-dos');
    expect((await test.ask('/dos/assets', { token })).statusCode).toBe(200);
  });
});
