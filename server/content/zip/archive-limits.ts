const MEBIBYTE = 1024 * 1024;

/** The most that an archive may weigh, packed and once more unpacked: a site of two hundred full photographs. */
export const MAX_ARCHIVE_BYTES = 256 * MEBIBYTE;
/** Of settings and pages together, which are in memory while they are judged; the largest site that ships has 0.5 MiB. */
export const MAX_DOCUMENTS_BYTES = 32 * MEBIBYTE;
/** As many files as a site may have (10,000), with room for its pages. */
export const MAX_ENTRIES = 12_000;
/** The directory of that many entries with names of ordinary length. */
export const MAX_DIRECTORY_BYTES = 4 * MEBIBYTE;

export function inMebibytes(bytes: number): string {
  return `${Math.round(bytes / MEBIBYTE)} MiB`;
}
