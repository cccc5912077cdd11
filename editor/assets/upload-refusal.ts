import { isRecord } from '#schemas/json/fields.ts';
import type { ContentError } from '../service/request/content-error.ts';
import { refusalKey } from '../service/request/failure-text.ts';
import type { MessageKey, MessageParams } from '../ui/messages/messages.ts';
import { type AssetKind, fileExtension, kindOfName } from './asset-facts.tsx';

/** Why a file was not taken, and what to do. */
export interface UploadProblem {
  readonly key: MessageKey;
  readonly params?: MessageParams;
  /** What the server found wrong one by one, in the reader's language. */
  readonly reasons?: readonly string[];
}

/** As the server has it (`MAX_ASSET_BYTES`): larger files need not be sent to be refused. */
const MAX_MEBIBYTES = 10;
const MEBIBYTE = 1024 * 1024;

/** Reasons that are told; a drawing may have hundreds. */
const MAX_REASONS = 4;

/** What can be said of a file without sending it; its bytes are judged by the server. */
export function refuseFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: AssetKind | undefined,
): UploadProblem | undefined {
  const found = kindOfName(name);
  if (['heic', 'heif'].includes(fileExtension(name))) return { key: 'assets.refused.heic' };
  if (found === undefined) return { key: 'assets.refused.type' };
  if (kind !== undefined && found !== kind) return { key: `assets.refused.not-${kind}` };
  if (size === 0) return { key: 'assets.refused.empty' };
  if (size > MAX_MEBIBYTES * MEBIBYTE) return tooLarge(size);
  return undefined;
}

function tooLarge(size: number): UploadProblem {
  const params = { size: (size / MEBIBYTE).toFixed(1), max: MAX_MEBIBYTES };
  return { key: 'assets.refused.too-large', params };
}

const BY_CODE: Readonly<Record<string, MessageKey>> = {
  'picture-moves': 'assets.refused.moves',
  'media-type-unsupported': 'assets.refused.bytes',
};

/** Why the server did not take a file. */
export function refusalOfError(error: ContentError, { size }: Pick<Blob, 'size'>): UploadProblem {
  const { failure, details, status } = error;
  const { code, detail, problems } = isRecord(details) ? details : {};
  if (failure === 'too-large') return tooLarge(size);
  if (code === 'asset-refused' && typeof detail === 'string') {
    const reasons = reasonsOf(problems);
    return {
      key: 'assets.refused.told',
      params: { detail },
      ...(reasons.length > 0 && { reasons }),
    };
  }
  const key = typeof code === 'string' ? BY_CODE[code] : undefined;
  if (key === undefined)
    return { key: refusalKey(error) ?? `failure.${failure}.text`, params: { status } };
  return { key };
}

function reasonsOf(problems: unknown): readonly string[] {
  if (!Array.isArray(problems)) return [];
  return problems
    .flatMap((problem) => (isRecord(problem) ? problem['message'] : undefined))
    .filter((message) => typeof message === 'string')
    .slice(0, MAX_REASONS);
}
