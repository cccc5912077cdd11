import { afterEach, beforeEach, vi } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { setUpFilling } from '../apply/fill-setup.ts';

import { toPageContext } from '../context/to-page-context.ts';
import type { FoundDraft } from '../data/api-port.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from './site.ts';

interface OpenOptions {
  readonly formVersion?: number;
  readonly draft?: FoundDraft | null;
  /** What the person does before it is known what was kept. */
  readonly meanwhile?: (answer: (keyId: string, ...values: string[]) => void) => void;
}

/**
 * Forms as their pages open them at the address that shows, without being drawn. To be called once in a file of tests,
 * each of which begins with a device that keeps nothing.
 * @param answerCall what the server answers; it rejects without network
 */
export function useOpenedForms(answerCall: typeof fetch) {
  let stops: (() => void)[] = [];
  const leave = () => {
    for (const stop of stops) stop();
    stops = [];
  };
  beforeEach(() => {
    // happy-dom has none.
    vi.stubGlobal('PerformanceNavigationTiming', class {});
    vi.stubGlobal('reportError', () => {});
    vi.stubGlobal('fetch', answerCall);
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    localStorage.clear();
    // It names the step.
    history.replaceState(null, '', '/');
  });
  return {
    /** Ends the page that shows. */
    leave,
    async open(form: Form, { formVersion = 1, draft = null, meanwhile }: OpenOptions = {}) {
      const page = { id: 'solicitud', metadata: {} };
      const request = { path: '/', params: {}, query: location.search.slice(1), now: Date.now() };
      const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
      const shown = { form, formVersion, token: '', texts };
      const props = { id: 'f', content: {}, version: 'v2', shown, job: null, draft } as const;
      const { controller, fields, options } = setUpFilling(props, context, (key) => key);
      // As if its fields were drawn.
      fields.library.control._state.mount = true;
      stops.push(controller.start(), fields.uploads.start());
      const answer = (keyId: string, ...values: string[]) => {
        fields.session.put(keyId, values);
        controller.edit(keyId);
      };
      meanwhile?.(answer);
      await controller.restored;
      return {
        ...{ controller, options, answer, uploads: fields.uploads },
        answers: () => fields.session.answers(),
        state: () => controller.store.getState(),
      };
    },
  };
}
