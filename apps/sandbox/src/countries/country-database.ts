// Writes a country database of a few ranges in MaxMind's format (vendors.md 9): a tree of address bits, followed by the data.

export type CountryRange = {
  /** The leading bits of a 128-bit IPv6 address; an IPv4 address follows 96 zero bits. */
  bits: string;
  country: { code: string; name: string };
};

/** The target of one side of a node: another node, a country, or nothing. */
type Side = TreeNode | { data: number } | null;
type TreeNode = { 0: Side; 1: Side };

/** Bytes of one record of the tree, enough for the largest number in it. */
const recordBytes = 3;
/** Zero bytes between the tree and the data; offsets into the data include them. */
const gap = 16;

const bitsOf = (bytes: number[]): string =>
  bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');

/** Reads an IPv4 range such as 192.0.2.0/24. */
export function ipv4Range(text: string, country: CountryRange['country']): CountryRange {
  const [address = '', length] = text.split('/');
  const bits = '0'.repeat(96) + bitsOf(address.split('.').map(Number));
  return { bits: bits.slice(0, 96 + Number(length)), country };
}

/** Reads an IPv6 range such as 2001:db8::/32, which names only its first groups. */
export function ipv6Range(text: string, country: CountryRange['country']): CountryRange {
  const [groups = '', length] = text.split('::/');
  const bits = groups
    .split(':')
    .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('');
  return { bits: bits.padEnd(128, '0').slice(0, Number(length)), country };
}

/** Returns the file's content. Ranges must not overlap. */
export function writeCountryDatabase(ranges: CountryRange[]): Buffer {
  const root: TreeNode = { 0: null, 1: null };
  const data: Buffer[] = [];
  let dataLength = 0;
  for (const { bits, country } of ranges) {
    plant(root, bits, { data: dataLength });
    const written = writeMap({
      country: { iso_code: country.code, names: { en: country.name } },
    });
    data.push(written);
    dataLength += written.length;
  }
  const nodes = listNodes(root);
  const tree = nodes.map((node) =>
    Buffer.concat([node[0], node[1]].map((side) => writeRecord(side, nodes))),
  );
  return Buffer.concat([
    ...tree,
    Buffer.alloc(gap),
    ...data,
    Buffer.from('abcdef', 'hex'),
    Buffer.from('MaxMind.com'),
    writeMetadata(nodes.length),
  ]);
}

function plant(root: TreeNode, bits: string, leaf: { data: number }): void {
  let node = root;
  for (const [at, digit] of bits.split('').entries()) {
    const side = digit === '1' ? 1 : 0;
    if (at === bits.length - 1) {
      node[side] = leaf;
      return;
    }
    const next = node[side] ?? { 0: null, 1: null };
    if ('data' in next) throw new Error('a range lies in another one');
    node[side] = next;
    node = next;
  }
}

/** Lists the nodes, the root first. A node's number is its index. */
function listNodes(root: TreeNode): TreeNode[] {
  const nodes = [root];
  for (const { 0: left, 1: right } of nodes) {
    for (const side of [left, right]) if (side && !('data' in side)) nodes.push(side);
  }
  return nodes;
}

function writeRecord(side: Side, nodes: TreeNode[]): Buffer {
  const record = Buffer.alloc(recordBytes);
  const value =
    side === null
      ? nodes.length
      : 'data' in side
        ? nodes.length + gap + side.data
        : nodes.indexOf(side);
  record.writeUIntBE(value, 0, recordBytes);
  return record;
}

const writeMetadata = (nodes: number): Buffer =>
  Buffer.concat([
    writeHead(types.map, 9),
    ...pair('node_count', writeNumber(types.uint32, nodes)),
    ...pair('record_size', writeNumber(types.uint16, recordBytes * 8)),
    ...pair('ip_version', writeNumber(types.uint16, 6)),
    ...pair('database_type', writeText('Parlour-Documentation-Country')),
    ...pair('languages', Buffer.concat([writeHead(types.array, 1), writeText('en')])),
    ...pair('description', writeMap({ en: 'Countries of the addresses that documentation uses' })),
    ...pair('binary_format_major_version', writeNumber(types.uint16, 2)),
    ...pair('binary_format_minor_version', writeNumber(types.uint16, 0)),
    // A fixed time, so that the file is always the same.
    ...pair('build_epoch', writeNumber(types.uint64, 1_700_000_000)),
  ]);

const types = { text: 2, uint16: 5, uint32: 6, map: 7, uint64: 9, array: 11 };

function writeHead(type: number, size: number): Buffer {
  const sized = size < 29 ? [size] : [29, size - 29];
  const [first = 0, ...more] = sized;
  // Types above 7 need a second byte.
  return type > 7
    ? Buffer.from([first, type - 7, ...more])
    : Buffer.from([(type << 5) | first, ...more]);
}

const writeText = (text: string): Buffer =>
  Buffer.concat([writeHead(types.text, Buffer.byteLength(text)), Buffer.from(text)]);

/** Writes a number without leading zero bytes. */
function writeNumber(type: number, value: number): Buffer {
  const hex = value === 0 ? '' : value.toString(16);
  const bytes = Buffer.from(hex.padStart(Math.ceil(hex.length / 2) * 2, '0'), 'hex');
  return Buffer.concat([writeHead(type, bytes.length), bytes]);
}

const pair = (key: string, value: Buffer): Buffer[] => [writeText(key), value];

type Texts = { [key: string]: string | Texts };
const writeMap = (map: Texts): Buffer =>
  Buffer.concat([
    writeHead(types.map, Object.keys(map).length),
    ...Object.entries(map).flatMap(([key, value]) =>
      pair(key, typeof value === 'string' ? writeText(value) : writeMap(value)),
    ),
  ]);
