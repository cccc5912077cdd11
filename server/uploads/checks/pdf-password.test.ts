import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { pdf, pdfEncrypted, SHOWN, stream } from '../../testing/uploads/hostile-resumes.ts';
import { asksForPassword } from './pdf-password.ts';

/** Files that open without a password though they are encrypted: revision and bits, the file's id, and what says so. */
const OPEN = [
  [
    'revision 2 with 40 bits',
    '<167a4e989b88fe8cddd0fd9c24599c4f>',
    '/Filter/Standard/V 1/R 2/Length 40/P -5/O<1a8c6f19e589851f8a3ee62200cbb8f00aa8a8246897af3fa9bf4fe0381240c1>/U<2c57a9c93ff63ca280a5463b53faeeca897090626906a588dfaf78d6ef8f3723>',
  ],
  [
    'revision 3 with 128 bits',
    '<455e618cdfa904147239ae8e99a9a1c2>',
    '/Filter/Standard/V 2/R 3/Length 128/P -5/O<4bdffca96c409359973f843ec563fe0e62a198ac41e38eed4c370bfa8d7cd1e0>/U<3cda2c2dcb1961db9c0b9b34cd0d2a9700000000000000000000000000000000>',
  ],
  [
    'revision 3 with 64 bits',
    '<39c6226d6e7f3b1319cf6e89bc31337f>',
    '/Filter/Standard/V 2/R 3/Length 64/P -5/O<eec8b3771f253b69e56199b7370592decd2372d327bf1a59da9dbb66f2a5c8f0>/U<64b881fae9f500f2c08566cd18f6e9b300000000000000000000000000000000>',
  ],
  [
    'revision 4 with 128 bits',
    '<009f97b0506afa7db75ab61df87d3334>',
    '/Filter/Standard/V 4/R 4/Length 128/CF<</StdCF<</CFM/AESV2/AuthEvent/DocOpen/Length 16>>>>/StmF/StdCF/StrF/StdCF/P -5/O<b447342c99c10b3647881f8e68906106d1963457df4f7689cdf99ecfeecc1b67>/U<1bbcb9268e472048238aab7df7a2156e00000000000000000000000000000000>/EncryptMetadata false',
  ],
  [
    'revision 5 with 256 bits',
    '<e52f4a40ea0100a0a730487e05e7e8ad>',
    '/Filter/Standard/V 5/R 5/Length 256/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF/P -5/O<118936ecac01d69d8bf43fbb7967b4971257ba095d8610d863f5e74c102bb98c6429efef241eba82b0e279708798c25a>/U<5bf48554674c9b86496c6157bc517e1795080eca8056d96ff380996884ba61f1e58175964671394352ccea660f213cf1>/OE<5490feb45b91d5ab0249885d7807896281fe054aae757d558242bb807697153c>/UE<d27878c86416ab6ce90dc83ea6807f0fdb088483557dba003415e57cd1c962b3>/Perms<fa3f461da352126155a3635b63cfac4e>/EncryptMetadata false',
  ],
  [
    'revision 6 with 256 bits',
    '<10f83235fda0920e3b87c5d671fe89ca>',
    '/Filter/Standard/V 5/R 6/Length 256/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF/P -5/O<ef630f434ebdbcec220a1909535cfd5043de03a4c93e7e01992b9e89762554dd892629d152e8ce552204006d84772e03>/U<e8f1fcd1762dbc3bb79f9859b27d2151d062f38e5ebc7c9a77d0cee2d8f0624a795dfc41677064bfa866615aa41dfdee>/OE<9dc1c4e2ab185afbe8a6594137d99a0b2bae3af97faed35c5cd4e40e80c46de4>/UE<4fbe7ceeeb20c0eca405188f137cbd75686ddf9e5d36327859ebfca67b76aa67>/Perms<e271d9839d5036d8e37fc83cfda5f950>/EncryptMetadata false',
  ],
] as const;

type Written = (dictionary: string, id: string) => string;

const inTrailer: Written = (dictionary, id) =>
  `trailer<</Root 1 0 R/ID[${id}${id}]/Encrypt<<${dictionary}>>>>\n`;

/** As most programs write it: an object of its own, strings as bytes. */
const asObject: Written = (dictionary, id) =>
  `7 0 obj\n<<${dictionary.replace(/(\/[OU])<(\w+)>/g, (_, name, digits) => name + literal(digits))}>>\nendobj\ntrailer<</Root 1 0 R/ID[${literal(id.slice(1, -1))}${id}]/Encrypt 7 0 R>>\n`;

function literal(digits: string): string {
  const text = Buffer.from(digits, 'hex').toString('latin1');
  return `(${text.replace(/[\\()]/g, '\\$&').replace(/\r/g, '\\r')})`;
}

function encrypted(trailer: string): Buffer {
  const body = pdf(
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n4 0 obj',
    ...[stream('', SHOWN), 'endobj\n', Buffer.from(trailer, 'latin1')],
  );
  return body;
}

/** What a reader says that is not ours. */
async function readerAsks(bytes: Buffer): Promise<boolean> {
  const read = getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  return read.then(
    () => false,
    (error: Error) => error.name === 'PasswordException',
  );
}

it.each(OPEN)('a PDF asks for a password where a reader does: %s', async (_, id, dictionary) => {
  const locked = dictionary.replace(/\/U<(.)/, (_match, digit) => `/U<${digit === '0' ? 1 : 0}`);
  for (const write of [inTrailer, asObject])
    for (const [asks, said] of [
      [false, dictionary],
      [true, locked],
    ] as const) {
      const bytes = encrypted(write(said, id));
      expect([await readerAsks(bytes), asksForPassword(bytes)]).toEqual([asks, asks]);
    }
});

it('a PDF of which that cannot be told is taken', () => {
  const [, id, dictionary] = OPEN[1];
  const changes = [
    [/\/Standard/, '/Adobe.PubSec'],
    [/\/U<\w{8}/, '/U<'],
    [/\/R 3/, '/R 9'],
    [/\/P -5/, ''],
    [/\/O</, '/O(()<'],
  ] as const;
  for (const [part, other] of changes)
    expect(asksForPassword(encrypted(inTrailer(dictionary.replace(part, other), id)))).toBe(false);
  expect(asksForPassword(encrypted('trailer<</Root 1 0 R/Encrypt 99 0 R>>'))).toBe(false);
  expect(asksForPassword(pdfEncrypted())).toBe(true);
});

it('a file that is made of nothing but signs of a password is judged in no time', () => {
  const started = performance.now();
  for (const part of ['/Encrypt<<', '/Encrypt 7 0 R 7 0 obj ', '/Encrypt', '/ID[', '/Encrypt   '])
    asksForPassword(Buffer.from(part.repeat((10 * 1024 * 1024) / part.length)));
  expect(performance.now() - started).toBeLessThan(10_000);
});
