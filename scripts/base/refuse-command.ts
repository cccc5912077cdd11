/** Ends a command that was called wrongly. */
export function refuseCommand(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
