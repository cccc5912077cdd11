import type { ApiPort } from '../data/api-port.ts';

/** Services of a site without forms. */
export const noForms: Pick<ApiPort, 'findForm' | 'readDraft'> = {
  findForm: () => Promise.resolve({ shown: null, job: null }),
  readDraft: () => Promise.resolve({ state: 'unknown', answers: {}, editedAt: {}, currentPage: 0 }),
};
