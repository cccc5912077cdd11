import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Runs what creates servers. @returns every route that they have, hidden ones too, save those of the page of the API */
export async function hearRoutes(create: () => Promise<void>): Promise<readonly RouteOptions[]> {
  const routes: RouteOptions[] = [];
  // Fastify tells of every application before it has routes; the document of the API leaves hidden ones out.
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      // What @fastify/swagger-ui adds is its own.
      if (!/^\/docs(?:\/|$)/.test(route.url)) routes.push(route);
    });
  };
  subscribe('fastify.initialization', listen);
  await create();
  unsubscribe('fastify.initialization', listen);
  return routes;
}
