import { isIPv4 } from 'node:net';

/** What a record of an MMDB file may hold; whole numbers are written as such, others as doubles. */
export type MmdbValue =
  | string
  | number
  | readonly MmdbValue[]
  | { readonly [name: string]: MmdbValue };

export interface MmdbContent {
  readonly databaseType: string;
  /** Records by network, `189.203.0.0/16`; IPv4 lies where files of both kinds have it, in `::/96`. */
  readonly networks: Readonly<Record<string, MmdbValue>>;
}

const BITS = 128;
const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

interface TreeNode {
  readonly children: [Branch, Branch];
}
/** A node, a record by its place among the data, or nothing. */
type Branch = TreeNode | number | undefined;

/** The bytes of an MMDB file (version 2.0 of the format, records of 32 bits). */
export function writeMmdb({ databaseType, networks }: MmdbContent): Buffer {
  const root: TreeNode = { children: [undefined, undefined] };
  const records: Buffer[] = [];
  let length = 0;
  for (const [network, value] of Object.entries(networks)) {
    const record = encode(value);
    insert(root, toBits(network), length);
    records.push(record);
    length += record.length;
  }
  const nodes = collect(root);
  return Buffer.concat([
    ...nodes.map((node) => encodeNode(node, nodes)),
    Buffer.alloc(16),
    ...records,
    MARKER,
    encode({
      binary_format_major_version: 2,
      binary_format_minor_version: 0,
      build_epoch: 1,
      database_type: databaseType,
      description: {},
      ip_version: 6,
      languages: ['es'],
      node_count: nodes.length,
      record_size: 32,
    }),
  ]);
}

function toBits(network: string): readonly number[] {
  const [address = '', length = ''] = network.split('/');
  if (!isIPv4(address)) throw new Error(`${network} is no network of IPv4`);
  const octets = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  const bits = [...'0'.repeat(BITS - 32), ...octets.join('')].map(Number);
  return bits.slice(0, BITS - 32 + Number(length));
}

function insert(root: TreeNode, bits: readonly number[], offset: number): void {
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const side = bit === 0 ? 0 : 1;
    const next = node.children[side];
    const child: TreeNode = typeof next === 'object' ? next : { children: [undefined, undefined] };
    node.children[side] = child;
    node = child;
  }
  node.children[bits.at(-1) === 0 ? 0 : 1] = offset;
}

function collect(root: TreeNode): readonly TreeNode[] {
  const nodes = [root];
  for (const { children } of nodes)
    for (const child of children) if (typeof child === 'object') nodes.push(child);
  return nodes;
}

function encodeNode({ children }: TreeNode, nodes: readonly TreeNode[]): Buffer {
  const bytes = Buffer.alloc(8);
  for (const [side, child] of children.entries()) {
    const isRecord = typeof child === 'number';
    const target = isRecord ? nodes.length + 16 + child : toNode(child, nodes);
    bytes.writeUInt32BE(target, side * 4);
  }
  return bytes;
}

function toNode(child: TreeNode | undefined, nodes: readonly TreeNode[]): number {
  return child === undefined ? nodes.length : nodes.indexOf(child);
}

function encode(value: MmdbValue): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([head(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') return encodeNumber(value);
  if (Array.isArray(value)) return Buffer.concat([head(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    head(7, entries.length),
    ...entries.flatMap(([name, member]) => [encode(name), encode(member)]),
  ]);
}

function encodeNumber(value: number): Buffer {
  const isWhole = Number.isInteger(value) && value >= 0;
  const bytes = Buffer.alloc(isWhole ? 4 : 8);
  if (isWhole) bytes.writeUInt32BE(value);
  else bytes.writeDoubleBE(value);
  return Buffer.concat([head(isWhole ? 6 : 3, bytes.length), bytes]);
}

/** Type and size; types above 7 stand in a byte of their own. */
function head(type: number, size: number): Buffer {
  if (size > 284) throw new Error('Longer values are not needed here');
  const [low, more] = size < 29 ? [size, []] : [29, [size - 29]];
  return type <= 7
    ? Buffer.from([(type << 5) | low, ...more])
    : Buffer.from([low, type - 7, ...more]);
}
