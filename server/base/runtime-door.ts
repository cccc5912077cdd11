import type { ClientEntries } from '#runtime/entry-server.tsx';

/** The built entry of the runtime, given from outside so that the server never compiles it. */
export type RuntimeDoor = typeof import('#runtime/entry-server.tsx');

export interface RuntimeSource {
  /**
   * Asked on every page request. A build gives the same module each time; the development server may
   * give a new one, and everything rendered with the old one is then forgotten.
   */
  load(): RuntimeDoor | Promise<RuntimeDoor>;
  readonly clientEntries: ClientEntries;
}
