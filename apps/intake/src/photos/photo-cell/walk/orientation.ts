const tag = 0x0112;
const short = 3;
const upright = 1;

/** The orientation (1 to 8) that an EXIF block names, or 1. It is all that a decoder needs of EXIF. */
export function orientationOf(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 4) === 'II*\0';
  if (!little && tiff.toString('latin1', 0, 4) !== 'MM\0*') return upright;
  const read16 = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = tiff.length < 8 ? tiff.length : little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < read16(directory); entry++) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > tiff.length) break;
    if (read16(at) !== tag) continue;
    const value = read16(at + 8);
    return read16(at + 2) === short && value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** An EXIF block with an orientation alone, or nothing for an upright picture. */
export function orientationBlock(orientation: number): Buffer | undefined {
  if (orientation === upright) return undefined;
  const block = Buffer.from('49492a00080000000100120103000100000000000000' + '00000000', 'hex');
  block[18] = orientation;
  return block;
}
