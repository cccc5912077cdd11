/** Below this length a changed letter may as well be another word: `px` and `mx`. */
const MIN_LENGTH = 4;

/**
 * Whether a name is another one with a single slip of the keyboard: letters of another case, two letters that changed
 * places, or one letter too many, too few or another. Stricter than the distance behind "did you mean", because
 * nobody looks at what a fix decides. A digit is no slip: `title2` may be a second title.
 */
export function isMisspelling(wrong: string, name: string): boolean {
  const [a, b] = [wrong.toLowerCase(), name.toLowerCase()];
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  const [restA, restB] = differenceOf(a, b);
  if (isSwap(restA, restB)) return true;
  const isOneLetter = restA.length <= 1 && restB.length <= 1 && !/\d/.test(restA + restB);
  return isOneLetter && Math.min(a.length, b.length) >= MIN_LENGTH;
}

function isSwap(a: string, b: string): boolean {
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** What remains of both texts between their common beginning and their common end. */
function differenceOf(a: string, b: string): readonly [string, string] {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}
