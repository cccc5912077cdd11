import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { parseJson } from '#schemas/parse-json.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { checkDemoFeed } from './check-demo-feed.ts';
import schema from './demo-feed.schema.json' with { type: 'json' };
import type { DemoFeed } from './demo-feed-document.ts';
import type { DemoFeedProblem } from './demo-feed-problem.ts';
import { expandSets, type WrittenDemoFeed } from './expand-sets.ts';

/** Reads the text of a `demo-feed.json`: JSON, then the schema, then what no schema can say. */
export function parseDemoFeed(text: string): Result<DemoFeed, DemoFeedProblem> {
  const json = parseJson(text);
  if (!json.ok) return fail(...json.problems.map(({ code, pointer }) => notJson(code, pointer)));
  const written = parseWritten(json.value);
  if (!written.ok) return written;
  const feed = expandSets(written.value);
  if (!feed.ok) return feed;
  const problems = checkDemoFeed(feed.value);
  return problems.length > 0 ? fail(...problems) : ok(feed.value);
}

function parseWritten(data: unknown): Result<WrittenDemoFeed, DemoFeedProblem> {
  // Compiled here and not on import: most starts of a server read no demo.
  const validate = new Ajv2020({ allErrors: true }).compile<WrittenDemoFeed>(schema);
  return validate(data) ? ok(data) : fail(...(validate.errors ?? []).map(toProblem));
}

function toProblem({ instancePath, message, params }: ErrorObject): DemoFeedProblem {
  const detail = JSON.stringify(params);
  return {
    pointer: instancePath,
    message: `It ${message ?? 'is invalid'} (${detail}). Change it as demo-feed.schema.json says.`,
  };
}

function notJson(code: string, pointer: string): DemoFeedProblem {
  return { pointer, message: `The text is no JSON that can be read: ${code}. Correct the file.` };
}
