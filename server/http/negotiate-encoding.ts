/** Compressed encodings offered, best first. */
const contentEncodings = ['br', 'gzip'] as const;

export type ContentEncoding = (typeof contentEncodings)[number];

/** The best encoding that an `Accept-Encoding` header allows; undefined for none of ours. */
export function negotiateEncoding(header: string | undefined): ContentEncoding | undefined {
  if (header === undefined || header === '') return undefined;
  const accepted = header.toLowerCase().split(',').map(parseCoding);
  return contentEncodings.find((encoding) => {
    const weight =
      accepted.find(({ name }) => name === encoding) ?? accepted.find(({ name }) => name === '*');
    return weight?.isAllowed;
  });
}

function parseCoding(text: string): { name: string; isAllowed: boolean } {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  return { name, isAllowed: !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
}
