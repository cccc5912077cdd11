/** Where most people have their mail. Others are left as they are read. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com.mx',
  'yahoo.com',
  'live.com.mx',
  'live.com',
  'icloud.com',
] as const;

/** What a recogniser, or a hurried hand, makes of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  i: '[il1|]',
  l: '[li1|]',
  o: '[o0]',
  m: '(?:m|rn)',
  '.': '\\s?[.,]\\s?',
};

const SIGN = '\\s*(?:@|©|®|\\((?:at|arroba)\\)|\\[(?:at|arroba)\\])\\s*';

const MENDS = PROVIDERS.map((provider) => {
  const letters = Array.from(provider, (letter) => LOOKALIKES[letter] ?? letter).join('');
  const pattern = new RegExp(`${SIGN}${letters}(?![\\p{L}\\d])`, 'giu');
  return [pattern, `@${provider}`] as const;
});

/** Addresses of a line as their providers write them: `ana @ gmaiI. com` is `ana@gmail.com`. */
export function mendAddresses(text: string): string {
  const mended = MENDS.reduce((line, [pattern, domain]) => line.replace(pattern, domain), text);
  return mended.replace(/\s*@\s*/g, '@');
}
