import type { FastifyReply } from 'fastify';
import { MY_DATA_PATH } from '#schemas/api/constants.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { describeAnswers, type ReadAnswer } from '../recruiting/application-answers.ts';
import { type Markup, markup, pageHtml, SECRET, sendApplicantPage } from './applicant-page.ts';
import { type ApplicantWords, applicantWords, gonePage } from './applicant-words.ts';
import {
  type CorrectionView,
  correctable,
  correctionField,
  readCorrection,
} from './correction-fields.ts';
import { type LinkContext, linkQuery, openLink } from './link-request.ts';
import { fieldOf, fieldsOf } from './plain-form.ts';
import {
  correctSent,
  deleteSent,
  findSent,
  formOf,
  parseAnswers,
  type SentApplication,
  type SentKey,
} from './sent-application.ts';

const openSchema = {
  operationId: 'openMyData',
  tags: ['applications'],
  summary:
    'A page with a button that shows what somebody sent; previews of chats see nothing of it',
  description:
    'An HTML page for people, which works without a script. Links come with the answer to the last step and end after 30 days.',
  querystring: linkQuery,
  response: problems(400, 503),
} as const;

const useSchema = {
  ...openSchema,
  operationId: 'useMyData',
  summary: 'Show, download, correct or delete what somebody sent',
} as const;

/** What the law gives an applicant: to see, take along, correct and delete what they sent. */
export function addMyDataRoutes(api: Api, context: LinkContext): void {
  api.get(MY_DATA_PATH, { schema: openSchema }, async (request, reply) => {
    const opened = await openLink(context, 'my-data', request);
    const say = await applicantWords(context, opened.found);
    if (opened.state !== 'open') return sendApplicantPage(reply, say, gonePage(say, 'gone-data'));
    return sendApplicantPage(reply, say, {
      title: say('data'),
      body: markup`<p>${say('data-text')}</p><form method="post">${button('view', say('data-view'))}</form>`,
    });
  });
  api.post(MY_DATA_PATH, { schema: useSchema }, async (request, reply) => {
    const opened = await openLink(context, 'my-data', request);
    const say = await applicantWords(context, opened.found);
    const gone = gonePage(say, 'gone-data');
    const [applicationId = ''] = opened.state === 'open' ? opened.words : [];
    if (opened.state !== 'open' || !opened.found) return sendApplicantPage(reply, say, gone);
    const key = { ...opened.found.key, applicationId };
    const sent = await findSent(context.database.kysely, key);
    if (sent === undefined) return sendApplicantPage(reply, say, gone);
    const { createAnswerReader, createAnswerWording } = await context.runtime.load();
    const form = await formOf(context.database.kysely, key, sent);
    const { site } = opened.found.entry;
    const read = createAnswerReader(site);
    const word = createAnswerWording(site);
    return act({ say, context, key, sent, form, read, word }, request, reply);
  });
}

interface OpenedData {
  readonly say: ApplicantWords;
  readonly context: LinkContext;
  readonly key: SentKey;
  readonly sent: SentApplication;
  readonly form: FormDocument | undefined;
  readonly read: ReadAnswer;
  readonly word: (problem: Parameters<ReturnType<Wording>>[0]) => string;
}

type Wording = Awaited<ReturnType<LinkContext['runtime']['load']>>['createAnswerWording'];

async function act(
  data: OpenedData,
  request: Pick<ApiRequest<typeof useSchema>, 'body'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { say, context, key } = data;
  switch (fieldOf(request.body, 'act')) {
    case 'json':
      return download(reply, 'json', JSON.stringify(toDownload(data), null, 2));
    case 'html':
      return download(reply, 'html', pageHtml(say, say('data'), markup`${answersOf(data)}`));
    case 'correct':
      return sendCorrection(reply, data, {
        answers: parseAnswers(data.sent.answers),
        wrong: new Map(),
      });
    case 'save':
      return save(data, fieldsOf(request.body), reply);
    case 'delete':
      return sendApplicantPage(reply, say, {
        title: say('data-delete-title'),
        body: markup`<p>${say('data-delete-text')}</p><form method="post">${button('delete-all', say('data-delete-all'), 'risky')}${button('view', say('data-keep'), 'plain')}</form>`,
      });
    case 'delete-all':
      await deleteSent(context.database, key, context.now());
      return sendApplicantPage(reply, say, {
        title: say('data-deleted'),
        body: markup`<p>${say('data-deleted-text')}</p>`,
      });
    default:
      return sendData(reply, data, '');
  }
}

async function save(
  data: OpenedData,
  fields: ReturnType<typeof fieldsOf>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { say, context, key, form, word } = data;
  const { kysely } = context.database;
  if (form === undefined) return sendData(reply, data, '');
  const before = parseAnswers(data.sent.answers);
  const { read } = data;
  const answers = readCorrection(correctable(form, before), fields, { answers: before, read });
  const errors = await correctSent(context.database, { key, form, answers, now: context.now() });
  const wrong = new Map(errors.map((error) => [error.keyId, word(error)]));
  if (errors.length > 0) return sendCorrection(reply, data, { answers, wrong });
  const sent = await findSent(kysely, key);
  return sendData(reply, { ...data, sent: sent ?? data.sent }, say('data-saved'));
}

function sendData(reply: FastifyReply, data: OpenedData, note: string): FastifyReply {
  const told = note === '' ? '' : markup`<p role="status"><strong>${note}</strong></p>`;
  const { say } = data;
  const correct = data.form ? button('correct', say('data-correct')) : '';
  return sendApplicantPage(reply, say, {
    title: say('data'),
    body: markup`${told}${answersOf(data)}<form method="post">${correct}${button('html', say('data-html'), 'plain')}${button('json', say('data-json'), 'plain')}${button('delete', say('data-delete'), 'risky')}</form>`,
  });
}

function sendCorrection(
  reply: FastifyReply,
  { say, sent, form, read }: OpenedData,
  view: Omit<CorrectionView, 'choices' | 'read'>,
): FastifyReply {
  const questions = form ? correctable(form, parseAnswers(sent.answers)) : [];
  return sendApplicantPage(reply, say, {
    title: say('data-correct-title'),
    body: markup`<form method="post">${questions.map((question) => correctionField(question, { ...view, read, choices: say.choices }))}${button('save', say('data-save'))}${button('view', say('data-back'), 'plain')}</form>`,
  });
}

function button(act: string, text: string, tone = ''): Markup {
  return markup`<button name="act" value="${act}" class="${tone}">${text}</button>`;
}

function describe({ sent, form, read }: OpenedData) {
  return describeAnswers(form, new Map(Object.entries(parseAnswers(sent.answers))), read);
}

function answersOf(data: OpenedData): Markup {
  const rows = describe(data).map(
    ({ label, text }) => markup`<div><dt>${label}</dt><dd>${text}</dd></div>`,
  );
  const { say, sent } = data;
  const day = sent.finished_at.toLocaleDateString(say.locale, {
    dateStyle: 'long',
    timeZone: SITE_TIME_ZONE,
  });
  return markup`<p>${say('data-sent', { day })}</p><dl>${rows}</dl>`;
}

/** What leaves in a form that programs read. */
function toDownload(data: OpenedData) {
  const { sent } = data;
  return {
    sentAt: sent.finished_at.toISOString(),
    jobId: sent.job_id,
    noticeVersion: sent.notice_version,
    consents: JSON.parse(sent.consents) as unknown,
    source: sent.source,
    answers: describe(data).map(({ keyId, label, values, text }) => ({
      keyId,
      label,
      values,
      text,
    })),
  };
}

function download(reply: FastifyReply, kind: 'json' | 'html', text: string): FastifyReply {
  const type = kind === 'json' ? 'application/json' : 'text/html';
  return reply
    .headers({
      ...SECRET,
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="mis-datos.${kind}"`,
      'content-security-policy': 'sandbox',
    })
    .send(text);
}
