/** Where nearly everybody who applies has an address. */
const USUAL = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.com.mx',
  'icloud.com',
];
/** One letter beside a usual one, and as real. */
const REAL: ReadonlySet<string> = new Set([...USUAL, 'mail.com', 'ymail.com', 'email.com']);
/** Has one address in every country. */
const WORLDWIDE = 'gmail.com';

/** The usual domain that was probably meant by one that is a slip of the finger away from it. */
export function meantDomain(domain: string): string | undefined {
  if (REAL.has(domain)) return undefined;
  if (domain.startsWith('gmail.')) return WORLDWIDE;
  return USUAL.find((usual) => isSlip(domain, usual));
}

/** Whether one letter is wrong, missing or too many, or two neighbours changed places. */
function isSlip(typed: string, meant: string): boolean {
  const start = sharedStart(typed, meant);
  const wrong = typed.slice(start);
  const right = meant.slice(start);
  const [a = '', b = ''] = right;
  return (
    wrong.slice(1) === right.slice(1) ||
    wrong === right.slice(1) ||
    wrong.slice(1) === right ||
    wrong === b + a + right.slice(2)
  );
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}
