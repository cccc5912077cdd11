import { gzipSync } from 'node:zlib';

export function gzipBytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
