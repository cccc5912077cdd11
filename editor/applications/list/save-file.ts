/** Browsers read the bytes after the click; some wait for an answer to their question where to. */
const KEPT_MS = 60_000;

/** Has the browser download what is here already. */
export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
