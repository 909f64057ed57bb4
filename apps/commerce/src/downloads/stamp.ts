import { crc32 } from 'node:zlib';
import { codesOf } from '../shared/paper/codes-of.ts';
import { blankLine, orderLine, orderPage } from './order-line.ts';

/** The parts of one order's copy; parts that are equal in all copies share their memory. */
export type Stamp = (reference: string) => Buffer[];

/** The order's line replaces blanks of the same length. @returns undefined for a file without a place for it */
export function stampPdf(file: Buffer): Stamp | undefined {
  const blanks = `<${codesOf(blankLine)}> Tj`;
  const at = file.indexOf(blanks, 0, 'latin1') + 1;
  if (at === 0 || file.includes(blanks, at, 'latin1')) return undefined;
  const end = at + blanks.length - ' > Tj'.length;
  return (reference) => [
    file.subarray(0, at),
    Buffer.from(codesOf(orderLine(reference)), 'latin1'),
    file.subarray(end),
  ];
}

/** The page with the line is stored uncompressed; its checksum is in two headers of the archive. */
export function stampEpub(file: Buffer): Stamp | undefined {
  const central = centralHeader(file, orderPage);
  if (central === undefined || file.readUInt16LE(central + 10) !== 0) return undefined;
  const local = file.readUInt32LE(central + 42);
  const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const page = file.subarray(from, from + file.readUInt32LE(central + 20));
  const at = page.indexOf(blankLine);
  if (at < 0) return undefined;
  return (reference) => {
    const stamped = Buffer.from(page);
    stamped.write(orderLine(reference), at, 'latin1');
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(crc32(stamped));
    return [
      file.subarray(0, local + 14),
      checksum,
      file.subarray(local + 18, from),
      stamped,
      file.subarray(from + page.length, central + 16),
      checksum,
      file.subarray(central + 20),
    ];
  };
}

function centralHeader(file: Buffer, name: string): number | undefined {
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0) return undefined;
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = file.readUInt16LE(at + 28);
    if (file.toString('latin1', at + 46, at + 46 + nameLength) === name) return at;
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return undefined;
}
