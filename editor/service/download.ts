import { sendContent } from './request/content-request.ts';

/**
 * Beside a link that downloads: browsers say nothing in the page where the session has ended. What is refused here has whoever works
 * there sign in again.
 */
export function askForSession(): void {
  void sendContent({ path: [] }).catch(() => undefined);
}

/** Lets the browser download what an address of this server gives; the page stays. */
export function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
