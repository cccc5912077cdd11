import { describe, expect, it } from 'vitest';
import { MAX_EMBEDDED_BYTES, MAX_MARK_BYTES } from '#schemas/weights/embedded-drawing.ts';
import { svgDrawing } from '../testing/assets.ts';
import type { AssetStore } from './asset-store.ts';
import { DrawingSource } from './drawing-source.ts';

/** A store of drawings by their hash, from which files can be lost. */
function openSource(files: Map<string, string>) {
  const reads: string[] = [];
  const loadBytes: AssetStore['loadBytes'] = async (hash) => {
    reads.push(hash);
    const text = files.get(hash);
    if (text === undefined) return undefined;
    const bytes = Buffer.from(text);
    const file = { hash, extension: 'svg', width: 40, height: 20, path: '', bytes: bytes.length };
    return { file, bytes };
  };
  return { source: new DrawingSource({ loadBytes }), reads };
}

/** Paths that repeat nothing, so that they compress badly. */
function longDrawing(bytes: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(36);
  };
  let path = '';
  while (path.length < bytes) path += `<path d="M${state} ${state / 7}" class="${next()}"/>`;
  return svgDrawing(path);
}

describe('a drawing for pages', () => {
  it('is known once it was loaded', async () => {
    const { source, reads } = openSource(new Map([['a', svgDrawing()]]));
    expect(source.get('a')).toBeUndefined();
    expect(await source.load('a')).toBe(true);
    expect(source.get('a')).toMatchObject({ text: svgDrawing() });
    expect(reads).toEqual(['a']);
  });

  it.each([
    ['has a script', svgDrawing('<script>alert(1)</script>')],
    ['refers to something outside', svgDrawing('<image href="https://x.example/a.png"/>')],
    ['styles itself with a file', svgDrawing('<style>@import "https://x.example/a.css";</style>')],
    ['is larger than pages hold once it is compressed', longDrawing(3 * MAX_EMBEDDED_BYTES)],
    ['is far too large to try', svgDrawing('<path/>'.repeat(40_000))],
  ])('stays out of pages where it %s, which is not found out again', async (_, text) => {
    const { source } = openSource(new Map([['a', text]]));
    expect(await source.load('a')).toBe(false);
    expect(source.get('a')).toBe('file');
  });

  it.each([
    ['is small and plain', svgDrawing(), true],
    ['weighs more than a mark', longDrawing(3 * MAX_MARK_BYTES), false],
    ['repeats itself until it is long', svgDrawing('<path d="M0 0h4"/>'.repeat(600)), false],
    ['writes', svgDrawing('<text>Quetzal</text>'), false],
  ])('that %s has shapes: %s', async (_, text, hasShapes) => {
    const { source } = openSource(new Map([['a', text]]));
    expect(await source.load('a')).toBe(true);
    const drawing = source.get('a');
    expect(typeof drawing === 'object' && drawing.shapes !== undefined).toBe(hasShapes);
  });

  it('of a file that is lost is asked for again when it may be back', async () => {
    const files = new Map<string, string>();
    const { source } = openSource(files);
    expect(await source.load('a')).toBe(false);
    files.set('a', svgDrawing());
    expect(source.get('a')).toBeUndefined();
    expect(await source.load('a')).toBe(true);
  });
});
