import { randomBytes } from 'node:crypto';

export const UPLOAD_PATH = '/api/upload';

const ADDRESS = new RegExp(`^${UPLOAD_PATH}/([0-9a-f]{32})$`);

/** 128 random bits. */
export function createUploadKey(): string {
  return randomBytes(16).toString('hex');
}

/** As it rests in applications: a path, since hosts of sites change. */
export function addressOfUpload(uploadKey: string): string {
  return `${UPLOAD_PATH}/${uploadKey}`;
}

/**
 * The upload that an address means, with or without a host: the key alone says which one. Undefined for other addresses.
 */
export function uploadKeyOf(address: string): string | undefined {
  const base = 'http://localhost';
  const path = URL.canParse(address, base) ? new URL(address, base).pathname : '';
  return ADDRESS.exec(path)?.[1];
}
