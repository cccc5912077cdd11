/**
 * The positions of a longest strictly increasing subsequence, in n log n: those that keep their order
 * when everything else moves. Numbers are distinct.
 */
export function longestIncreasing(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  numbers.forEach((value, position) => {
    const length = lengthBefore(value, tails, numbers);
    previous.push(tails[length - 1]);
    tails[length] = position;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) kept.add(at);
  return kept;
}

/** How many of the subsequences that end in `tails`, shortest first, end below a value. */
function lengthBefore(value: number, tails: readonly number[], numbers: readonly number[]): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
