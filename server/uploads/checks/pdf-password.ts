import { createCipheriv, createHash } from 'node:crypto';

// PDF 1.7 (ISO 32000-1) 7.6.3 and PDF 2.0 (ISO 32000-2) 7.6.4: a file that is encrypted may open without a password, as those
// that only may not be printed or changed do. Whether it does is told by a hash that stands beside what it is made of.

/** As far as a dictionary of encryption is read, in bytes. */
const MAX_DICTIONARY = 4096;

/** What short passwords are filled up with; of an empty one, all of it. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);

/** Of revision 6. */
const MIN_ROUNDS = 64;

/** Whether a PDF opens for nobody who was not given its password. False where that cannot be told. */
export function asksForPassword(bytes: Buffer): boolean {
  if (!bytes.includes('/Encrypt')) return false;
  const text = bytes.toString('latin1');
  const dictionary = findDictionary(text);
  const encryption = dictionary === undefined ? undefined : readEncryption(dictionary, text);
  return encryption !== undefined && !opensWithoutPassword(encryption);
}

/** The last one holds, since changes are written behind what was there. */
function findDictionary(text: string): string | undefined {
  const named = lastMatch(text, /\/Encrypt\s*(?:(\d{1,9})\s+(\d{1,5})\s+R|<<)/g);
  if (named === undefined) return undefined;
  const [, number, generation] = named;
  if (number === undefined) return text.slice(named.index, named.index + MAX_DICTIONARY);
  const object = lastMatch(text, new RegExp(`(?<!\\d)${number}\\s+${generation}\\s+obj`, 'g'));
  return object && text.slice(object.index, object.index + MAX_DICTIONARY);
}

/** One at a time: a file may be made of a million of them. */
function lastMatch(text: string, pattern: RegExp): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined;
  for (const match of text.matchAll(pattern)) last = match;
  return last;
}

interface Encryption {
  readonly revision: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  /** Of the key, in bits. */
  readonly length: number;
  readonly id: Buffer;
  readonly coversMetadata: boolean;
}

/** Undefined where it is another than the standard's, or cannot be read. */
function readEncryption(dictionary: string, text: string): Encryption | undefined {
  const number = (name: string) =>
    Number(new RegExp(`/${name}\\s+(-?\\d{1,10})`).exec(dictionary)?.[1]);
  const owner = readString(dictionary, /\/O\s*(?=[<(])/.exec(dictionary));
  const user = readString(dictionary, /\/U\s*(?=[<(])/.exec(dictionary));
  const [revision, permissions] = [number('R'), number('P')];
  const isStandard = /\/Filter\s*\/Standard\b/.test(dictionary);
  if (!isStandard || !owner || !user || Number.isNaN(permissions)) return undefined;
  const hashLength = revision >= 5 ? 48 : 32;
  if (user.length < hashLength || owner.length < hashLength) return undefined;
  return {
    ...{ revision, owner, user, permissions, length: number('Length') },
    id: readString(text, lastMatch(text, /\/ID\s*\[\s*(?=[<(])/g)) ?? Buffer.alloc(0),
    coversMetadata: !/\/EncryptMetadata\s+false/.test(dictionary),
  };
}

/** The string behind its name. */
function readString(text: string, found: RegExpExecArray | null | undefined): Buffer | undefined {
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const rest = text.slice(start, start + MAX_DICTIONARY);
  return rest.startsWith('<') ? readHexadecimal(rest) : readLiteral(rest);
}

function readHexadecimal(rest: string): Buffer | undefined {
  const digits = /^<([\da-f\s]*)>/i.exec(rest)?.[1];
  return digits === undefined ? undefined : Buffer.from(digits.replace(/\s/g, ''), 'hex');
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
  ...{ '\n': '', '\r': '', '\r\n': '' },
};

/** A string in parentheses, which may hold others in pairs. */
function readLiteral(rest: string): Buffer | undefined {
  let depth = 0;
  let read = '';
  for (const [token] of rest.matchAll(/\\(?:[0-7]{1,3}|\r\n|.)|\r\n?|./gs)) {
    if (token === ')' && depth === 1) return Buffer.from(read, 'latin1');
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token !== '(' || depth > 1) read += unescaped(token);
  }
  return undefined;
}

function unescaped(token: string): string {
  if (token === '\r' || token === '\r\n') return '\n';
  if (!token.startsWith('\\')) return token;
  const escaped = token.slice(1);
  if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
  return ESCAPES[escaped] ?? escaped;
}

function opensWithoutPassword(encryption: Encryption): boolean {
  const { revision, user, length } = encryption;
  const salt = user.subarray(32, 40);
  if (revision === 6) return hardenedHash(salt).equals(user.subarray(0, 32));
  if (revision === 5) return hash('sha256', salt).equals(user.subarray(0, 32));
  if (revision < 2 || revision > 4) return true;
  // Programs say the length in bits, in bytes, or elsewhere.
  const lengths = new Set([length / 8, length, 16, 5].filter((bytes) => bytes >= 5 && bytes <= 16));
  return [...lengths].some((bytes) => isUserHash(encryption, Math.floor(bytes)));
}

/** Algorithms 4 and 5, with the key of algorithm 2, of an empty password. */
function isUserHash(encryption: Encryption, keyLength: number): boolean {
  const { revision, user, owner, permissions, id, coversMetadata } = encryption;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const metadata = Buffer.alloc(revision === 4 && !coversMetadata ? 4 : 0, 0xff);
  let key = hash('md5', PADDING, owner.subarray(0, 32), flags, id, metadata);
  if (revision === 2) return rc4(key.subarray(0, 5), PADDING).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = hash('md5', key.subarray(0, keyLength));
  let told = hash('md5', PADDING, id);
  for (let round = 0; round < 20; round += 1) {
    const own = key.subarray(0, keyLength).map((byte) => byte ^ round);
    told = rc4(own, told);
  }
  return told.equals(user.subarray(0, 16));
}

/** Algorithm 2.B, of an empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 1, last = 0; round <= MIN_ROUNDS || last > round - 33; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const sealed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const sum = sealed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash((['sha256', 'sha384', 'sha512'] as const)[sum % 3] ?? 'sha256', sealed);
    last = sealed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function hash(name: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: readonly Buffer[]): Buffer {
  const made = createHash(name);
  for (const part of parts) made.update(part);
  return made.digest();
}

/** Node's own is missing where OpenSSL has no old ciphers. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 0xff] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one] = at(other);
    state[other] = kept;
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + at(index) + (key[index % key.length] ?? 0)) & 0xff;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  const sealed = bytes.map((byte) => {
    one = (one + 1) & 0xff;
    other = (other + at(one)) & 0xff;
    swap(one, other);
    return byte ^ at(at(one) + at(other));
  });
  return Buffer.from(sealed);
}
