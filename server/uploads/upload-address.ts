import { randomBytes } from 'node:crypto';

export const UPLOAD_PATH = '/api/upload';

/** 128 random bits. */
export function createUploadKey(): string {
  return randomBytes(16).toString('hex');
}

/** As it rests in applications: a path, since hosts of sites change. */
export function addressOfUpload(uploadKey: string): string {
  return `${UPLOAD_PATH}/${uploadKey}`;
}
