import { Type } from 'typebox';
import type { Database } from '../db/open-database.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';

export interface BackupRouteOptions {
  readonly database: Pick<Database, 'backup'>;
}

const schema = {
  operationId: 'makeBackup',
  tags: ['access'],
  security: [{ bearer: [] }],
  summary: 'Copy the embedded database, for the operator',
  description:
    'Into the folder of backups beside it, where the five newest stay; queries wait meanwhile. A PostgreSQL server is copied by its own tools.',
  response: {
    201: Type.Object(
      { path: Type.String({ description: 'On the machine of the server.' }) },
      { examples: [{ path: '/srv/rumbo/.data/backups/2030-01-31T12-00-00-000Z' }] },
    ),
    ...problems(401, 403, 409, 429, 503),
  },
} as const;

/** `POST /content/v1/backups`, within what `addAccess` guards: the copy holds every agency. */
export function addBackupRoute(content: Api, { database }: BackupRouteOptions): void {
  content.post('/backups', { schema, config: { scope: 'admin' } }, async ({ actor }, reply) => {
    if (actor.agencyId !== undefined) {
      const detail = 'The copy holds every agency. Send RUMBO_ADMIN_TOKEN of the server.';
      return sendProblem(reply, createHttpProblem('operator-only', detail));
    }
    const path = await database.backup();
    if (path !== undefined) return reply.code(201).send({ path });
    const detail = 'The database is not an embedded one on a disk. Copy it with pg_dump.';
    return sendProblem(reply, { ...createHttpProblem('request-refused', detail), status: 409 });
  });
}
