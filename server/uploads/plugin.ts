import type { Database } from '../db/open-database.ts';
import { settleOwnParameters } from '../forms/own-parameters.ts';
import type { Api } from '../http/api.ts';
import type { ServerLog } from '../log/server-log.ts';
import { startUploadExpiry } from './expire-uploads.ts';
import { addReadRoute } from './read-route.ts';
import { addUploadRoute, type UploadRouteOptions } from './upload-route.ts';

export interface UploadsPluginOptions extends Omit<UploadRouteOptions, 'kysely' | 'guard'> {
  readonly database: Pick<Database, 'kysely'>;
  readonly callGuard: UploadRouteOptions['guard'];
  readonly log: Pick<ServerLog, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Files of applicants: uploading, reading back, and their end. */
export async function uploadsPlugin(
  api: Api,
  { database, callGuard: guard, log, now, ...options }: UploadsPluginOptions,
): Promise<void> {
  const { kysely } = database;
  settleOwnParameters(api);
  addUploadRoute(api, { ...options, kysely, guard });
  addReadRoute(api, { ...options, guard });
  const stopExpiry = startUploadExpiry({ kysely, store: options.uploads.store, log, now });
  api.addHook('onClose', stopExpiry);
}
