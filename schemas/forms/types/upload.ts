import { isBlank } from '../../text/blank-text.ts';
import { EMPTY, invalid, valid } from '../base/verdict.ts';
import type { AnswerReader } from './reader.ts';

/** An address of this server or of its file store. Whose file it is, the server knows. */
const LINK = /^(?:https?:\/\/|\/(?!\/))[^\s\p{Cc}\p{Cs}\\]*$/u;
const MAX_LENGTH = 2000;

/** Addresses of uploads as the upload call gave them; one, unless the question takes more. */
export const readUpload: AnswerReader = (typed, { limits = {} }) => {
  const links = [...new Set(typed.map((value) => value.trim()).filter((value) => !isBlank(value)))];
  if (links.length === 0) return EMPTY;
  if (!links.every((link) => link.length <= MAX_LENGTH && LINK.test(link)))
    return invalid('file-link');
  const { minChosen: min = 1, maxChosen: max = 1 } = limits;
  if (links.length < min) return invalid('files-min', { min });
  return links.length > max ? invalid('files-max', { max }) : valid(...links);
};
