import type { FastifyInstance } from 'fastify';
import type { Access } from './access.ts';
import { sendAccessRefusal } from './access-refusal.ts';
import './actor.ts';

/**
 * Lets into the routes that are added after it only who may be there, and says who that is in `request.actor`.
 * A route without `config: { scope }` cannot be added.
 */
export function addAccess(content: FastifyInstance, access: Access): void {
  content.addHook('onRoute', ({ method, url, config }) => {
    if (config?.scope === undefined) throw new Error(withoutScope(`${method} ${url}`));
  });
  content.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-cache');
    const { scope } = request.routeOptions.config;
    if (scope === undefined) throw new Error(withoutScope(request.method));
    const admitted = await access.admit(request, scope);
    if (!admitted.ok) return sendAccessRefusal(reply, admitted.problems);
    request.actor = admitted.value;
    return undefined;
  });
}

function withoutScope(route: string): string {
  return `The route ${route} says not what it takes. Give it config: { scope: 'read' } or another scope.`;
}
