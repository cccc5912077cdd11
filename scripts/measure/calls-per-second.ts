/** How often something runs in a second, measured for so many milliseconds. */
export function callsPerSecond(run: () => unknown, milliseconds: number): number {
  const start = performance.now();
  let calls = 0;
  while (performance.now() - start < milliseconds) {
    run();
    calls += 1;
  }
  return (calls * 1000) / (performance.now() - start);
}
