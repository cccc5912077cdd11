import { upperFirst } from 'lodash-es';
import { type Static, type TProperties, Type } from 'typebox';
import { siteParams } from '#schemas/api/content.ts';
import { id, noBody } from '#schemas/api/shapes.ts';
import { problems } from '../../http/api.ts';
import { type ContentKind, idParam } from '../kinds/content-kind.ts';

/** What every route of the content service says in OpenAPI. */
export const CONTENT = { tags: ['content'], security: [{ bearer: [] }] };

/** What a token must be allowed to do for a route. */
export const READ = { scope: 'read' } as const;
export const EDIT = { scope: 'edit' } as const;
export const PUBLISH = { scope: 'publish' } as const;

/** Of routes about one site. */
export const SITE = { ...CONTENT, params: siteParams };

export const READ_PROBLEMS = problems(400, 401, 403, 404, 503);

/** Of requests that change what the client has read. */
export const CHANGE_PROBLEMS = problems(400, 401, 403, 404, 409, 412, 422, 428, 503);

export const NO_BODY = noBody('Nothing');

/** Told of changes that need the state that they are based on. */
export const IF_MATCH =
  '`If-Match` names the entity tag of the state that the change is based on, or `*`. Another state answers 412 with what is there.';

/** Such as `publishPage`. */
export function operation(verb: string, { name }: Pick<ContentKind, 'name'>, part = ''): string {
  return `${verb}${upperFirst(name)}${part}`;
}

/** Of routes about one document, by what they do to it. @param part of it, such as `Draft` */
export function ofDocument(verb: string, kind: ContentKind, part = '') {
  const operationId = operation(verb, kind, part);
  return { ...CONTENT, operationId, params: documentParams(kind, {}) };
}

/** The address of a document, whose id has a name of its own for each kind. */
export function documentParams<More extends TProperties>(kind: ContentKind, more: More) {
  const named = Type.Object({ siteId: id, ...more });
  const whole = Type.Object({ siteId: id, [idParam(kind)]: id, ...more });
  return Type.Unsafe<Static<typeof named>>(whole);
}
