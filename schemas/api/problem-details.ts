import { type Static, Type } from 'typebox';
import { list } from './shapes.ts';

const fieldProblem = Type.Object({
  pointer: Type.String({
    description: 'JSON Pointer into the part of the request that `detail` names',
  }),
  message: Type.String(),
  code: Type.Optional(Type.String({ description: 'What is wrong with an answer of a form.' })),
  keyId: Type.Optional(Type.String({ description: 'The question whose answer it is.' })),
});

/** One value of the request that its schema refuses. */
export type FieldProblem = Static<typeof fieldProblem>;

/** RFC 9457, with a permanent code and, for a refused request, the values that are wrong. */
export const problemDetails = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.String(),
    problems: Type.Optional(list(fieldProblem)),
  },
  {
    $id: 'ProblemDetails',
    description: 'What went wrong, why, and what helps.',
    examples: [
      {
        type: 'urn:rumbo:error:site-unknown',
        title: 'There is no such site',
        status: 404,
        detail: 'There is no site with the id "acme".',
        code: 'site-unknown',
      },
    ],
  },
);

export type ProblemDetails = Static<typeof problemDetails>;
