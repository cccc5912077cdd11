import { problems } from '../http/api.ts';

/** What every route about applications says in OpenAPI. */
export const RECRUITING = { tags: ['recruiting'], security: [{ bearer: [] }] };

/** Apart from those of pages: who edits a site need not see who applies. */
export const APPLICATIONS = { scope: 'applications' } as const;

export const APPLICATION_PROBLEMS = problems(400, 401, 403, 404, 412, 422, 428, 503);
