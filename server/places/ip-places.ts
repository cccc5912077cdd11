import { BlockList, isIP } from 'node:net';
import { open, type Reader, type Response } from 'maxmind';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '../base/error-text.ts';
import type { StartProblem } from '../config/start-problem.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { Gazetteer } from './gazetteer.ts';
import { type IpPlace, readIpRecord } from './ip-record.ts';

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

/** Where connections come from. */
export interface IpPlaces {
  /** Undefined for private addresses, for those that the file does not know, and for what is no address. */
  readonly find: (ip: string) => IpPlace | undefined;
}

export interface IpPlacesOptions {
  /** Absolute path of an MMDB file with cities; without one every address is unknown. */
  readonly file: string | undefined;
  readonly gazetteer: Gazetteer;
  readonly log: Pick<ServerLog, 'warn'>;
}

/** For servers without such a file. */
export const noIpPlaces: IpPlaces = { find: () => undefined };

/** Bytes between the search tree and the data of an MMDB file. */
const SEPARATOR_BYTES = 16;

/** Opens the file and holds it in memory; a file that cannot be used is a problem of the start. */
export async function openIpPlaces(
  options: IpPlacesOptions,
): Promise<Result<IpPlaces, StartProblem>> {
  const { file, gazetteer, log } = options;
  if (file === undefined) return ok(noIpPlaces);
  try {
    const reader = await open(file);
    const wrong = complaintAbout(reader);
    return wrong === undefined
      ? ok({ find: createFind(reader, gazetteer, log) })
      : fail(unusable(file, wrong));
  } catch (error) {
    return fail(unusable(file, toReason(error)));
  }
}

/** Throws where the tree points past the end of the file. */
function complaintAbout(reader: Reader<Response>): string | undefined {
  const { databaseType, searchTreeSize, nodeCount } = reader.metadata;
  if (!/city|enterprise/i.test(databaseType)) return `its type is ${databaseType}, without cities`;
  if (nodeCount === 0 || searchTreeSize <= SEPARATOR_BYTES) return 'it is empty';
  for (const address of ['1.1.1.1', '189.203.1.1', '254.254.254.254']) reader.get(address);
  return undefined;
}

function createFind(
  reader: Reader<Response>,
  gazetteer: Gazetteer,
  log: IpPlacesOptions['log'],
): IpPlaces['find'] {
  let hasWarned = false;
  return (ip) => {
    const address = toPublicAddress(ip);
    if (address === undefined) return undefined;
    // A tree of IPv4 would take the first bits of other addresses for one.
    if (reader.metadata.ipVersion === 4 && address.includes(':')) return undefined;
    try {
      return readIpRecord(reader.get(address), gazetteer);
    } catch (error) {
      // A record may be broken in a file whose frame is whole. The reason names no address.
      if (!hasWarned) log.warn('GEOIP_MMDB has a broken record', { reason: toReason(error) });
      hasWarned = true;
      return undefined;
    }
  };
}

function unusable(file: string, reason: string): StartProblem {
  return {
    code: 'geoip-unusable',
    message: `The file of GEOIP_MMDB at ${file} cannot be used: ${reason}.`,
    remedy:
      'Set GEOIP_MMDB to an unpacked MMDB file with cities, such as GeoLite2-City.mmdb, or remove it.',
  };
}

/**
 * The address of a connection as a file of places knows it: IPv4 that arrived in IPv6 is IPv4 again. Undefined for
 * what is no address, and for addresses that say nothing about where somebody is.
 */
function toPublicAddress(text: string): string | undefined {
  const address = text.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return undefined;
  return nowhere.check(address, family === 4 ? 'ipv4' : 'ipv6') ? undefined : address;
}
