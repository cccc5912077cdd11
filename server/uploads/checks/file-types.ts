import type { FileKind } from '#schemas/forms/file-kinds.ts';

const MEDIA_TYPES: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  png: 'image/png',
};

export function mediaTypeOfUpload(type: FileKind): string {
  return MEDIA_TYPES[type];
}
