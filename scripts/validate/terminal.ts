import type { Environment } from '#server/config/config.ts';

export interface Terminal {
  readonly cwd: string;
  readonly env: Environment;
  /** Everything on standard input; read only when a path is `-`. */
  readonly readStdin: () => Uint8Array;
  readonly stdout: Output;
  readonly stderr: Output;
}

export interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}
