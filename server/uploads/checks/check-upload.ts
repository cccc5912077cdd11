import sharp from 'sharp';
import {
  type ChosenFile,
  type FileKind,
  type FileRefusal,
  isPicture,
  judgeFile,
  OVER_LIMIT,
  START_BYTES,
} from '#schemas/forms/file-kinds.ts';
import { checkAsset } from '../../assets/check-asset.ts';
import { MAX_PIXELS } from '../../sites/asset-file.ts';
import { judgeDocx } from './docx-directory.ts';
import { toFileName } from './file-name.ts';

interface UploadedFile {
  /** As the person's device called it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A value, or why there is none. */
type Judged<T> = { readonly value: T } | { readonly refusal: FileRefusal };

/** Whether a PDF opens for those who have no password, as far as that can be told. */
export type OpensPdf = (bytes: Buffer) => Promise<boolean>;

/** A file as it is stored and offered again. */
export interface CheckedUpload extends UploadedFile {
  readonly type: FileKind;
}

/**
 * Judges a file by its bytes and its extension together; what the browser says of it never counts. Pictures lose what they tell
 * of places and people and stand upright.
 */
export async function checkUpload(
  { name, bytes }: UploadedFile,
  opensPdf: OpensPdf,
): Promise<Judged<CheckedUpload>> {
  const type = judgeType(
    { name, size: bytes.length, start: bytes.subarray(0, START_BYTES) },
    bytes,
  );
  if ('refusal' in type) return type;
  // Those who hire could not open it either.
  if (type.value === 'pdf' && !(await opensPdf(bytes))) return refuse('file-password');
  const stored = isPicture(type.value) ? await cleanPicture(bytes) : { value: bytes };
  if ('refusal' in stored) return stored;
  const checked = { name: toFileName(name, type.value), type: type.value, bytes: stored.value };
  return { value: checked };
}

export const TOO_LARGE = { refusal: OVER_LIMIT };

/** A text document is a zip file whose directory tells whether it is one. */
function judgeType(file: ChosenFile, bytes: Buffer): Judged<FileKind> {
  const judged = judgeFile(file);
  if ('code' in judged) return { refusal: judged };
  const verdict = judged.kind === 'docx' ? judgeDocx(bytes) : 'fine';
  if (verdict === 'fine') return { value: judged.kind };
  return refuse(verdict === 'macros' ? 'file-macros' : 'file-damaged');
}

async function cleanPicture(bytes: Buffer): Promise<Judged<Buffer>> {
  const checked = await checkAsset(bytes, { metadata: 'strip' });
  if (checked.ok) return { value: checked.value.bytes };
  if (checked.problems.some(({ code }) => code === 'asset-too-large')) return TOO_LARGE;
  // Its header alone is read, however many pixels it says.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return refuse(size.width * size.height > MAX_PIXELS ? 'file-pixels' : 'file-damaged');
}

function refuse(code: FileRefusal['code']): { readonly refusal: FileRefusal } {
  return { refusal: { code, params: {} } };
}
