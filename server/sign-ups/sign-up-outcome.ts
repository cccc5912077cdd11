import type { FastifyReply } from 'fastify';
import { SIGN_UP_PARAMETER, type SignUpState } from '#schemas/api/constants.ts';
import type { FieldProblem } from '#schemas/api/problem-details.ts';
import type { SignUpRequest } from '#schemas/api/sign-ups.ts';
import { joinVariant, type VariantPath } from '#schemas/pages/page-path.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { RefusedField } from './contacts.ts';

/** What came of a sign-up. `unknown`: the page has no such form. */
export type Outcome =
  | { readonly state: 'unknown' }
  | { readonly state: 'done' | 'changed' }
  | { readonly state: 'refused'; readonly fields: readonly RefusedField[] }
  | { readonly state: 'busy'; readonly seconds: number };

type SendOutcome = (reply: FastifyReply, outcome: Outcome) => FastifyReply | Promise<FastifyReply>;

const FIELD_PROBLEMS: Readonly<Record<RefusedField, FieldProblem>> = {
  email: { pointer: '/email', message: 'must be an e-mail address' },
  phone: { pointer: '/phone', message: 'must be a phone number' },
  contact: { pointer: '', message: 'must have an e-mail address or a phone number' },
  consent: { pointer: '/agreed', message: 'must be "yes"' },
};

/** Answers a script. */
export function sendOutcome(reply: FastifyReply, outcome: Outcome): FastifyReply {
  switch (outcome.state) {
    case 'done':
      return reply.code(204).header('cache-control', 'no-store').send();
    case 'refused': {
      const problems = outcome.fields.map((field) => FIELD_PROBLEMS[field]);
      return sendProblem(
        reply,
        createHttpProblem('request-invalid', 'The body is not valid.', problems),
      );
    }
    case 'busy':
      reply.header('retry-after', `${Math.ceil(outcome.seconds)}`);
      return sendProblem(
        reply,
        createHttpProblem('rate-limited', `Try again in ${Math.ceil(outcome.seconds)} seconds.`),
      );
    case 'changed':
      return sendProblem(
        reply,
        createHttpProblem('consent-outdated', 'Load the page again and show its consent text.'),
      );
    case 'unknown':
      return sendWidgetUnknown(reply);
  }
}

export interface PlainFormPlace {
  readonly entry: SiteEntry;
  readonly place: VariantPath;
  readonly form: Pick<SignUpRequest, 'query' | 'widgetId'>;
  /** Answers where the page has no such form any more. */
  readonly sendMissing: () => Promise<FastifyReply>;
}

/** Answers a plain form: the browser goes back to the form, which says what came of it. */
export function toPlainFormAnswer({
  entry,
  place,
  form,
  sendMissing,
}: PlainFormPlace): SendOutcome {
  const { widgetId } = form;
  const { sitePrefix } = entry.site;
  const path = joinVariant(place);
  const page = sitePrefix === '' ? path : `/${sitePrefix}${path}`;
  return (reply, outcome) => {
    if (outcome.state === 'unknown') return sendMissing();
    const query = new URLSearchParams(form.query);
    query.delete(SIGN_UP_PARAMETER);
    query.append(SIGN_UP_PARAMETER, `${toState(outcome)}.${widgetId}`);
    return reply
      .code(303)
      .header('cache-control', 'no-store')
      .header('location', `${encodeURI(page)}?${query}#${widgetId}`)
      .send();
  };
}

function toState(outcome: Exclude<Outcome, { state: 'unknown' }>): SignUpState {
  if (outcome.state !== 'refused') return outcome.state;
  return outcome.fields[0] ?? 'contact';
}

function sendWidgetUnknown(reply: FastifyReply): FastifyReply {
  const detail = 'The page at "path" shows no sign-up form with the id that "widgetId" names.';
  return sendProblem(reply, createHttpProblem('widget-unknown', detail));
}
