import type { FastifyInstance } from 'fastify';

const INTERVAL_MS = 50;

/**
 * While the server closes, ends each connection as soon as its request is answered. Node ends only
 * those that are idle when the closing begins; the others would hold it up for a whole keep-alive.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const timer = setInterval(() => app.server.closeIdleConnections(), INTERVAL_MS);
      app.server.once('close', () => clearInterval(timer));
    }
    done();
  });
}
