/**
 * A drawing as the address of itself. Encoded is only what URLs (`%`, `#`, what is not printable ASCII) or HTML (`<`,
 * `>`, `&` and quotes, for which entities are longer) read as something else, so that it compresses as the file does.
 */
export function toDrawingUri(source: string): string {
  return `data:image/svg+xml,${source.trim().replace(/[^ -~]+|["#%&'<>]/g, encode)}`;
}

function encode(text: string): string {
  return text === "'" ? '%27' : encodeURIComponent(text);
}
