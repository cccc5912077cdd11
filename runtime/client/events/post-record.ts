/** Status of a server that wants to be asked later. */
const BUSY = 429;

/**
 * Sends a text to the server, also from a page that is put away.
 * @returns whether it need not be sent again: false where the server did not answer or has no time
 */
export async function postRecord(url: string, body: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'POST', body, keepalive: true });
    return status < 500 && status !== BUSY;
  } catch {
    return false;
  }
}
