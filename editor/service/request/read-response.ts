import { type AnswerShape, isAnswer } from '#schemas/json/answer-shape.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { ContentError } from './content-error.ts';
import { type ContentRequest, sendContent } from './content-request.ts';

/** Asks the content service for an answer that must have a shape. Rejects with a `ContentError`, as all here do. */
export async function askFor<T>(shape: AnswerShape<T>, request: ContentRequest): Promise<T> {
  return readResponse(shape, (await sendContent(request)).text);
}

/** Asks for an answer such as `{ "data": [] }`, and gives its items. */
export async function askForList<T>(
  shape: AnswerShape<T>,
  request: ContentRequest,
): Promise<readonly T[]> {
  return readList(shape, (await sendContent(request)).text);
}

/** Asks for a document, with the entity tag of its state. */
export async function askForDocument(request: ContentRequest) {
  const { text, etag } = await sendContent(request);
  if (etag === null) throw new ContentError('unreadable');
  return { text, etag };
}

/** Reads an answer that must have a shape. Throws a `ContentError` where it does not, as all here do. */
export function readResponse<T>(shape: AnswerShape<T>, text: string): T {
  const answer = toJson(text);
  if (!isAnswer(shape, answer)) throw new ContentError('unreadable');
  return answer;
}

/** The items of an answer such as `{ "data": [] }`. */
export function readList<T>(shape: AnswerShape<T>, text: string): readonly T[] {
  const answer = toJson(text);
  const items = isRecord(answer) ? answer['data'] : answer;
  if (!Array.isArray(items) || !items.every((item) => isAnswer(shape, item)))
    throw new ContentError('unreadable');
  return items;
}

export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError('unreadable', { cause: error });
  }
}
