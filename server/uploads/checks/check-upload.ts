import sharp from 'sharp';
import type { AnswerCode, AnswerParams } from '#schemas/forms/base/verdict.ts';
import { checkAsset } from '../../assets/check-asset.ts';
import type { UploadFileType } from '../../db/application-tables.ts';
import { MAX_PIXELS } from '../../sites/asset-file.ts';
import { judgeDocx } from './docx-directory.ts';
import { extensionOfName, toFileName } from './file-name.ts';
import { sniffType, typeOfExtension } from './file-types.ts';

/** Included; the texts say MB. */
const MAX_UPLOAD_MEBIBYTES = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEBIBYTES * 1024 * 1024;

const HEIC = /^hei[cf]s?$/;
const WORD = /^do[ct]/;

/** What to say at the question where a file is not taken. */
export interface UploadRefusal {
  readonly code: Extract<AnswerCode, `file-${string}`>;
  readonly params: AnswerParams;
}

interface UploadedFile {
  /** As the person's device called it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A value, or why there is none. */
type Judged<T> = { readonly value: T } | { readonly refusal: UploadRefusal };

/** A file as it is stored and offered again. */
export interface CheckedUpload extends UploadedFile {
  readonly type: UploadFileType;
}

/**
 * Judges a file by its bytes and its extension together; what the browser says of it never counts. Pictures lose what they tell
 * of places and people and stand upright.
 */
export async function checkUpload({ name, bytes }: UploadedFile): Promise<Judged<CheckedUpload>> {
  if (bytes.length === 0) return refuse('file-empty');
  if (bytes.length > MAX_UPLOAD_BYTES) return overLimit();
  const type = judgeType(bytes, extensionOfName(name));
  if ('refusal' in type) return type;
  const isPicture = type.value === 'jpg' || type.value === 'png';
  const stored = isPicture ? await cleanPicture(bytes) : { value: bytes };
  if ('refusal' in stored) return stored;
  const checked = { name: toFileName(name, type.value), type: type.value, bytes: stored.value };
  return { value: checked };
}

export function overLimit(): { readonly refusal: UploadRefusal } {
  return refuse('file-size', { max: MAX_UPLOAD_MEBIBYTES });
}

function judgeType(bytes: Buffer, extension: string): Judged<UploadFileType> {
  const sniffed = sniffType(bytes);
  const named = typeOfExtension(extension);
  if (sniffed === 'heic' || HEIC.test(extension)) return refuse('file-heic');
  if (sniffed === 'ole') return refuse(WORD.test(extension) ? 'file-word' : 'file-type');
  if (named === undefined) {
    const saysEnough = extension === '' && sniffed !== undefined && sniffed !== 'txt';
    return saysEnough ? judgeContent(bytes, sniffed) : refuse('file-type');
  }
  if (sniffed === undefined || !agree(named, sniffed)) return refuse('file-damaged');
  return judgeContent(bytes, sniffed);
}

function judgeContent(bytes: Buffer, type: UploadFileType): Judged<UploadFileType> {
  const verdict = type === 'docx' ? judgeDocx(bytes) : 'fine';
  if (verdict === 'fine') return { value: type };
  return refuse(verdict === 'macros' ? 'file-macros' : 'file-damaged');
}

/** Chats name pictures of one kind like the other; either is drawn anew and named by its bytes. */
function agree(named: UploadFileType, sniffed: UploadFileType): boolean {
  const isPicture = (type: UploadFileType) => type === 'jpg' || type === 'png';
  return named === sniffed || (isPicture(named) && isPicture(sniffed));
}

async function cleanPicture(bytes: Buffer): Promise<Judged<Buffer>> {
  const checked = await checkAsset(bytes, { metadata: 'strip' });
  if (checked.ok) return { value: checked.value.bytes };
  if (checked.problems.some(({ code }) => code === 'asset-too-large')) return overLimit();
  const size = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return refuse(size.width * size.height > MAX_PIXELS ? 'file-pixels' : 'file-damaged');
}

function refuse(
  code: UploadRefusal['code'],
  params: AnswerParams = {},
): { readonly refusal: UploadRefusal } {
  return { refusal: { code, params } };
}
