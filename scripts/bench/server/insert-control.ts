import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Ajv2020 } from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { submitRequest } from '#schemas/api/applications.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';

// The control of `saves.ts`, in a process of its own: a bare route that validates the body of a save and keeps it as one row.

const { RUMBO_DATA_DIR: dataDir = ':memory:', DATABASE_URL: url } = process.env;
const { kysely, close } = unwrap(await openDatabase({ url, dataDir, log: silentLog }));
await sql`create table kept (id uuid primary key, body text not null)`.execute(kysely);

const app = Fastify();
const ajv = new Ajv2020({ useDefaults: true });
app.setValidatorCompiler(({ schema }) => ajv.compile(schema));
app.post('/', { schema: { body: submitRequest } }, async ({ body }) => {
  const id = randomUUID();
  await sql`insert into kept (id, body) values (${id}, ${JSON.stringify(body)})`.execute(kysely);
  return { id };
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);

await once(process, 'SIGTERM');
await app.close();
await close();
