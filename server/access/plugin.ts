import type { Api } from '../http/api.ts';
import type { Access } from './access.ts';
import { addAccess } from './add-access.ts';
import { type AuditRoutesOptions, addAuditRoutes } from './audit-routes.ts';
import { addBackupRoute, type BackupRouteOptions } from './backup-route.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addTokenRoutes, type TokenRoutesOptions } from './token-routes.ts';

export interface AccessPluginOptions extends AuditRoutesOptions, TokenRoutesOptions {
  readonly access: Access;
  readonly database: TokenRoutesOptions['database'] & BackupRouteOptions['database'];
}

/** Sessions of the editor, tokens of agencies, the record of changes, and copies of it all. */
export async function accessPlugin(api: Api, options: AccessPluginOptions): Promise<void> {
  await api.register(async (sessions: Api) => addSessionRoutes(sessions, options.access));
  await api.register(
    async (content: Api) => {
      addAccess(content, options.access);
      addTokenRoutes(content, options);
      addAuditRoutes(content, options);
      addBackupRoute(content, options);
    },
    { prefix: '/content/v1' },
  );
}
