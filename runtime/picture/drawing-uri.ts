/**
 * A drawing as the address of itself. Encoded is only what URLs do not allow (the URL Standard's URL code points) and
 * what HTML reads as something else (`&` and quotes, for which entities are longer), so that it compresses as the file does.
 */
export function toDrawingUri(source: string): string {
  return `data:image/svg+xml,${source.trim().replace(/[^\w!$()*+,\-./:;=?@~]+/g, encode)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("'", '%27');
}
