// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT = { title: 'Marco', height: 120, html: '<p>Hola</p>' };

function frames(): HTMLIFrameElement[] {
  return [...document.querySelectorAll('iframe')];
}

/** A message as the browser delivers it, applied at the next picture. */
async function send(data: unknown, source: Window | null | undefined): Promise<void> {
  window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('a frame', () => {
  beforeEach(async () => {
    const widgets = ['uno', 'dos'].map((id) => ({ id, type: 'custom-html', content: CONTENT }));
    document.body.replaceChildren(...toDocument(renderTestPage({ widgets })).body.children);
    vi.resetModules();
    await import('./enhance.ts');
  });

  it('is shut off from the page and names its content', () => {
    const [frame] = frames();
    expect(frame?.getAttribute('src')).toBe('?frame=uno');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame?.title).toBe('Marco');
    expect(frame?.height).toBe('120');
  });

  it('takes the height that its own window tells, in whole pixels', async () => {
    await send({ rumboHeight: 300.2 }, frames()[0]?.contentWindow);
    expect(frames().map(({ height }) => height)).toEqual(['301', '120']);
  });

  it.each([NaN, -1, Infinity, 10_001, '500', null, undefined, [500], true])(
    'ignores the height %s',
    async (rumboHeight) => {
      await send({ rumboHeight }, frames()[0]?.contentWindow);
      expect(frames()[0]?.height).toBe('120');
    },
  );

  it.each([[500], ['rumboHeight'], [null], [undefined], [{ height: 500 }]])(
    'ignores the message %j',
    async (message) => {
      await send(message, frames()[0]?.contentWindow);
      expect(frames()[0]?.height).toBe('120');
    },
  );

  it('ignores what no window or the page itself says', async () => {
    await send({ rumboHeight: 300 }, null);
    await send({ rumboHeight: 300 }, window);
    expect(frames().map(({ height }) => height)).toEqual(['120', '120']);
  });

  it('that is gone ignores messages without a sender', async () => {
    const [frame] = frames();
    frame?.remove();
    await send({ rumboHeight: 300 }, null);
    expect(frame?.height).toBe('120');
  });
});
