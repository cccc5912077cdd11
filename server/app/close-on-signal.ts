/**
 * Closes once on SIGTERM or SIGINT; a second signal ends the process at once, as it does by default.
 * @returns stops listening for them
 */
export function closeOnSignal(close: () => Promise<void>): () => void {
  const onSignal = (): void => {
    stop();
    void close();
  };
  const stop = (): void => {
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return stop;
}
