import { BlockList, isIP } from 'node:net';

/** Ranges that belong to no place: this machine, private networks, links, carriers, many receivers at once. */
const NOWHERE: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const nowhere = new BlockList();
for (const [address, bits] of NOWHERE)
  nowhere.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/**
 * The address of a connection as a file of places knows it: IPv4 that arrived in IPv6 is IPv4 again. Undefined for
 * what is no address, and for addresses that say nothing about where somebody is.
 */
export function toPublicAddress(text: string): string | undefined {
  const address = text.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return undefined;
  return nowhere.check(address, family === 4 ? 'ipv4' : 'ipv6') ? undefined : address;
}
