import type { Config } from './config.ts';
import { errorCode } from './error-text.ts';
import type { StartProblem } from './start-problem.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Why listening failed, where the operator can mend it; undefined for a bug. */
export function listenProblem(error: unknown, address: Address): StartProblem | undefined {
  return PROBLEMS[errorCode(error) ?? '']?.(address);
}

const PROBLEMS: Readonly<Record<string, (address: Address) => StartProblem>> = {
  EADDRINUSE: ({ host, port }) => ({
    code: 'port-in-use',
    message: `Another program listens on port ${port} of ${host} already.`,
    remedy: `Stop it, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000}.`,
  }),
  EACCES: ({ port }) => ({
    code: 'port-forbidden',
    message: `This user may not listen on port ${port}.`,
    remedy: 'Choose a port above 1023, for example PORT=3000, and put a proxy in front of it.',
  }),
  EADDRNOTAVAIL: hostUnknown,
  ENOTFOUND: hostUnknown,
};

function hostUnknown({ host }: Address): StartProblem {
  return {
    code: 'host-unknown',
    message: `This machine has no address ${host}.`,
    remedy: 'Set HOST to one of its addresses, to 127.0.0.1 or to 0.0.0.0.',
  };
}
