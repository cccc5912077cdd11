const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Of the body that a plain form posts. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Media type of a file by its extension; with `nosniff` an unknown one is only ever downloaded. */
export function mediaTypeOf(extension: string): string {
  return MEDIA_TYPES[extension] ?? 'application/octet-stream';
}
