import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Config } from '../config/config.ts';
import type { Api } from './api.ts';

/** Domains of the interface, by which its operations are listed. */
const TAGS = {
  access: 'Tokens, sessions of the editor, and the record of changes.',
  applications: 'Saving and sending what people fill in.',
  content: 'Drafts, versions, settings and files of sites, for those who edit them.',
  events: 'What visitors who agreed to it did.',
  forms: 'Application forms as they are published.',
  jobs: 'Search, suggestions and import of jobs.',
  operation: 'State of the server.',
  pages: 'What pages are made of.',
  personalisation: 'Lists of jobs for a visitor, of whom nothing is kept.',
  places: 'Towns, addresses and where a connection comes from.',
  recruiting: 'What recruiters do with applications.',
  results: 'What visitors did, in numbers.',
  'sign-ups': 'Contacts for job alerts.',
};

/** OpenAPI 3.1 of every route with a schema: for people at `/docs`, for machines at `/docs/json`. */
export async function addApiDocs(
  app: Api,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, {
    stripBasePath: false,
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rumbo',
        version: '1',
        description: 'Careers sites: pages, content and operation.',
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
