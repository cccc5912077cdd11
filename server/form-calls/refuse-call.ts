import type { FastifyReply } from 'fastify';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { CallRefusal } from './find-form-call.ts';

type Refusal = CallRefusal | 'submission-sent';

/** None repeats an id, and what is of another site reads like what does not exist. */
const DETAILS: Readonly<Record<Refusal, string>> = {
  'site-unknown':
    'Name a site of this host with "websiteId": there is none with this id, or there are several.',
  'submission-unknown':
    'There is no submission with the id that "submissionId" names for this site, job and form. Send the call without it to begin one.',
  'submission-sent': 'This application was sent, so its answers cannot be read here any more.',
  'submission-expired':
    'Nobody changed this submission for 30 days, so its answers were deleted. Send the call without "submissionId" to begin another.',
  'job-unknown': 'The site shows no job with the id that "jobId" names.',
  'job-closed': 'Este puesto está cerrado y ya no está disponible para solicitudes.',
  'form-unknown':
    'The site has no published form with the id that "formId" names, or none for this job, channel and stage.',
};

export function refuseCall(reply: FastifyReply, code: Refusal): FastifyReply {
  return sendProblem(reply, createHttpProblem(code, DETAILS[code]));
}

export function refuseBusy(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('retry-after', `${seconds}`);
  const detail = `Try again in ${seconds} seconds.`;
  return sendProblem(reply, createHttpProblem('rate-limited', detail));
}
