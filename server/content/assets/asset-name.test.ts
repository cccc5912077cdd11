import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeAssetPath, toAssetPath } from './asset-name.ts';

/** `AssetPath` of the common schema. */
const PATH = /^assets\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.jpg$/;

describe('the path of an upload', () => {
  it.each([
    ['foto del equipo.jpg', 'assets/foto-del-equipo.jpg'],
    ['Peña Ibáñez (2).JPEG', 'assets/pena-ibanez-2.jpg'],
    ['C:\\fakepath\\..\\van.exe', 'assets/van.jpg'],
    ['../../etc/passwd', 'assets/passwd.jpg'],
    ['日本.png', 'assets/archivo.jpg'],
    ['.htaccess', 'assets/htaccess.jpg'],
    ['v1.2 final.tar.gz', 'assets/v1-2-final-tar.jpg'],
    ['a'.repeat(300), `assets/${'a'.repeat(80)}.jpg`],
  ])('%s is %s', (name, path) => {
    expect(toAssetPath(name, 'jpg')).toBe(path);
  });

  it('is one that documents can name, whatever the name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(toAssetPath(name, 'jpg')).toMatch(PATH);
      }),
    );
  });

  it('gets the first number that is free', () => {
    const taken = new Set(['assets/a.jpg', 'assets/a-2.jpg']);
    expect(freeAssetPath('assets/a.jpg', (path) => taken.has(path))).toBe('assets/a-3.jpg');
  });

  it.each([
    ['whole', 'a'.repeat(80), `${'a'.repeat(80)}-2`],
    ['cut', 'a'.repeat(189), `${'a'.repeat(187)}-2`],
    ['cut at a hyphen', `${'a'.repeat(186)}-bc`, `${'a'.repeat(186)}-2`],
    ['cut at its folder', `${'a'.repeat(186)}/bc`, `${'a'.repeat(186)}-2`],
  ])('stays one that documents can name with its number: %s', (_, name, free) => {
    const path = `assets/${name}.jpg`;
    const found = freeAssetPath(path, (taken) => taken === path);
    expect(found).toBe(`assets/${free}.jpg`);
    expect(found).toMatch(PATH);
    expect(found.length).toBeLessThanOrEqual(200);
  });
});
