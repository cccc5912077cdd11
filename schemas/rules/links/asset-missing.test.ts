import { expect, it } from 'vitest';
import {
  createAssets,
  createContext,
  examplePage,
  imageData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { assetMissing } from './asset-missing.ts';

const page = examplePage(pageData([imageData({ src: 'assets/rutas.svg' })]));

it('finds a picture that is not in the folder and names the nearest one', () => {
  expect(
    assetMissing.check(page, createContext({ assets: createAssets('assets/ruta.svg') })),
  ).toEqual([
    {
      code: 'asset-missing',
      severity: 'error',
      pointer: '/widgets/0/content/image/src',
      nodeId: 'image',
      params: { src: 'assets/rutas.svg', suggestion: 'assets/ruta.svg' },
    },
  ]);
});

it('accepts a picture that is there', () => {
  expect(
    assetMissing.check(page, createContext({ assets: createAssets('assets/rutas.svg') })),
  ).toEqual([]);
});

it('finds a missing video', () => {
  const media = {
    image: { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 },
    video: 'assets/b.mp4',
  };
  const hero = { id: 'hero', type: 'hero', content: { title: 'Vacantes', media } };
  expect(assetMissing.check(examplePage(pageData([hero])), createContext())).toMatchObject([
    { pointer: '/widgets/0/content/media/video', params: { src: 'assets/b.mp4' } },
  ]);
});

it('finds missing captions', () => {
  const poster = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };
  const captions = [{ src: 'assets/b.vtt', language: 'es' }];
  const video = { id: 'v', type: 'video', content: { video: 'assets/b.mp4', poster, captions } };
  const assets = createAssets('assets/a.svg', 'assets/b.mp4');
  expect(
    assetMissing.check(examplePage(pageData([video])), createContext({ assets })),
  ).toMatchObject([
    { pointer: '/widgets/0/content/captions/0/src', params: { src: 'assets/b.vtt' } },
  ]);
});

it('finds a missing sharing picture, which belongs to no node', () => {
  const metadata = metadataData([{ sectionId: 's', widgetId: 'heading' }], {
    image: 'assets/share.png',
  });
  const [problem, ...others] = assetMissing.check(
    examplePage(pageData(undefined, { metadata })),
    createContext(),
  );
  expect(problem).toMatchObject({
    pointer: '/metadata/image',
    params: { src: 'assets/share.png' },
  });
  expect(problem).not.toHaveProperty('nodeId');
  expect(others).toEqual([]);
});

it('does not judge when the files are not known', () => {
  expect(assetMissing.check(page, createContext({ assets: undefined }))).toEqual([]);
});
