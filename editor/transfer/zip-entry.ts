/**
 * The text of one file in a zip archive.
 * @returns undefined where there is no such file, or the archive cannot be read
 */
export async function readZipEntry(archive: Blob, name: string): Promise<string | undefined> {
  const { strFromU8, unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  try {
    const file = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
    return file && strFromU8(file);
  } catch {
    return undefined;
  }
}
