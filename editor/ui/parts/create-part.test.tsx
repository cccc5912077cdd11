// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPart } from './create-part.tsx';
import { releaseStore } from './release.ts';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hola, {name}</p>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren();
  document.head.replaceChildren();
  releaseStore.setState({ isOutdated: false });
});

afterEach(() => vi.unstubAllGlobals());

async function show(Part: ReturnType<typeof createPart<{ readonly name: string }>>) {
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Part name="Ana" />));
  return container;
}

it('shows a part once it is loaded', async () => {
  let arrive = (_: typeof Greeting) => {};
  const container = await show(createPart(() => new Promise((resolve) => (arrive = resolve))));
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  await act(async () => arrive(Greeting));
  expect(container.textContent).toBe('Hola, Ana');
});

it('shows at once what was loaded before', async () => {
  const Part = createPart(async () => Greeting);
  await Part.load();
  const container = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(container).render(<Part name="Ana" />));
  expect(container.textContent).toBe('Hola, Ana');
});

it('says that a part did not load, and tries again', async () => {
  let isOnline = false;
  const container = await show(
    createPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
      return Greeting;
    }),
  );
  expect(container.querySelector('[role=alert]')).not.toBeNull();
  isOnline = true;
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('Hola, Ana');
});

it('offers the new editor where the server has another one by now', async () => {
  const script = document.createElement('script');
  // No script until it stands in the document: this one must not run.
  script.type = 'text/plain';
  script.setAttribute('src', '/editor/old.js');
  document.head.append(script);
  script.type = 'module';
  vi.stubGlobal('fetch', async () => new Response('<script src="/editor/new.js"></script>'));
  const container = await show(
    createPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
  );
  await expect.poll(() => container.textContent).toContain('Guardar y recargar');
  expect(container.textContent).not.toContain('Reintentar');
});
