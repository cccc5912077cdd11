import { isIPv4, isIPv6 } from 'node:net';

/** What is kept of an address: the first 24 bits of an IPv4 one, 48 of an IPv6 one. */
export function cutAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const first = [...groups, ...zeros, ...rest]
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/48`;
}
