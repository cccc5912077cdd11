import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import { toDocumentProblems } from './document-problems.ts';
import { type Conflict, codeOf, type Refusal } from './refusal.ts';

/** Answers with why a change was not made, and with what is needed to make it after all. */
export function sendDocumentRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal | undefined,
): FastifyReply {
  if (refusal === undefined) throw new Error('A change failed without a refusal.');
  if (refusal.kind === 'version-conflict') return sendConflict(reply, refusal);
  if (refusal.kind !== 'document-invalid')
    return sendProblem(reply, createHttpProblem(codeOf(refusal), detailOf(refusal)));
  const problem = createHttpProblem(
    refusal.kind,
    'Correct the errors in "problems", then try again. Warnings do not stand in the way.',
  );
  const problems = toDocumentProblems(refusal.problems, readerLanguage(request));
  return sendProblem(reply, { ...problem, problems });
}

/** The other state comes along, so that nobody has to choose between their own work and that of others. */
function sendConflict(reply: FastifyReply, conflict: Conflict): FastifyReply {
  const { kind, etag, ...other } = conflict;
  const detail =
    'What is stored is not what the change is based on. It is in "theirs": join both and send the change again with its "etag".';
  reply.header('etag', etag);
  return sendProblem(reply, { ...createHttpProblem(kind, detail), ...other, etag });
}

type OtherRefusal = Exclude<Refusal, Conflict | { readonly kind: 'document-invalid' }>;

function detailOf(refusal: OtherRefusal): string {
  switch (refusal.kind) {
    case 'document-unknown': {
      const { siteId, kind, documentId } = refusal.key;
      return `The site "${siteId}" has no ${kind} with the id "${documentId}".`;
    }
    case 'document-exists':
      return refusal.isDeleted
        ? `A ${refusal.key.kind} with this id is in the bin. Take it out of there, or choose another id.`
        : `Choose another id, or change the ${refusal.key.kind} that has this one.`;
    case 'document-not-live':
      return `The ${refusal.key.kind} "${refusal.key.documentId}" is not on the site, so it cannot be taken off.`;
    case 'version-unknown':
      return `The ${refusal.key.kind} "${refusal.key.documentId}" has no version ${refusal.version}.`;
    default:
      return refusal.detail;
  }
}

/** Every change names the state that it is based on, so that no one overwrites what they have not seen. */
export function sendPreconditionRequired(reply: FastifyReply): FastifyReply {
  const detail =
    'Send "If-Match" with the ETag of the document that the change is based on, or "*" to change whatever is there.';
  return sendProblem(reply, createHttpProblem('precondition-required', detail));
}
