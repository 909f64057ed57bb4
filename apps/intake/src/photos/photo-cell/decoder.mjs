// Decodes strangers' pictures. It runs as a process of its own, without settings, secrets or network, and is killed
// when it takes too much memory or time. A message is the length of a JSON head (4 bytes), the head, and bytes.
import sharp from 'sharp';

// libvips reads some eighty formats; only these three may ever see a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const longestSide = 2048;
/** Longest sides. Tile and thumbnail: twice their size at the desk in CSS pixels. Blur: too few to recognize anybody. */
const reduced = { tile: 512, thumb: 160, blur: 8 };
const secondsAtMost = 15;
/** Tables made for each photo would cost a sixth of the time and save 3 % of the bytes. */
const encoding = { optimizeCoding: false };
/** A tenth of the whole time less than sharp's default, and no difference that an eye finds at these reductions. */
const reduction = { fit: 'inside', withoutEnlargement: true, kernel: 'cubic' };

// The name in a profile of version 4 is big-endian UTF-16. Without the zero bytes around it, that equals little-endian.
const srgb = [Buffer.from('sRGB'), Buffer.from('sRGB', 'utf16le').subarray(0, -1)];
const isSrgb = (icc) => srgb.some((name) => icc.includes(name));

async function photo(file, limitInputPixels) {
  const { icc, space } = await sharp(file, { limitInputPixels }).metadata();
  // The profile that we write needs no conversion. Any other is converted once the photo is small: converting the whole
  // photo takes twice as long as decoding it. Gray, CMYK and 16 bits become RGB of 8 bits first, so they cannot wait.
  const isForeign = icc !== undefined && !isSrgb(icc);
  const convertsLate = isForeign && space === 'srgb';
  const picture = sharp(file, {
    limitInputPixels,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
    ignoreIcc: convertsLate || !isForeign,
  })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize(longestSide, longestSide, reduction)
    .flatten({ background: '#ffffff' })
    .jpeg({ ...encoding, quality: 80 });
  if (convertsLate) picture.withIccProfile('srgb', { attach: false });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { files: [data, await reduce(data, reduced.tile)], width: info.width, height: info.height };
}

/** Fast, because JPEG can be decoded at a fraction of its size. */
const reduce = (jpeg, side) =>
  sharp(jpeg)
    .timeout({ seconds: secondsAtMost })
    .resize(side, side, reduction)
    .jpeg({ ...encoding, quality: 75 })
    .toBuffer();

/** AVIF at this effort takes a second for two megapixels, at sharp's default four. */
const quality = { avif: { quality: 52, effort: 2 }, webp: { quality: 78 } };

async function picture(file, limitInputPixels, widths) {
  const { data, info } = await sharp(file, { limitInputPixels, failOn: 'error', pages: 1, sequentialRead: true })
    .timeout({ seconds: secondsAtMost })
    .autoOrient()
    .resize(widths.at(-1), (widths.at(-1) * 4) / 3, reduction)
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files = [];
  for (const each of [...widths.filter((one) => one < width), width]) {
    const form = await sharp(data, { raw: { width, height, channels } })
      .resize(each)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [ending, options] of Object.entries(quality))
      files.push(
        await sharp(form.data, { raw: form.info }).timeout({ seconds: secondsAtMost })[ending](options).toBuffer(),
      );
  }
  return { files, width, height };
}

const work = {
  photo,
  picture,
  thumb: async (tile) => ({ files: [await reduce(tile, reduced.thumb)] }),
  blur: async (tile) => ({ files: [await reduce(tile, reduced.blur)] }),
};

function answer({ files, ...facts }) {
  const head = Buffer.from(JSON.stringify({ ...facts, sizes: files.map(({ length }) => length) }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  process.stdout.cork();
  for (const part of [length, head, ...files]) process.stdout.write(part);
  process.stdout.uncork();
}

/** @returns a function that takes the next bytes of the input, as many as it is told */
function reader(input) {
  const waiting = [];
  let held = 0;
  return async (size) => {
    while (held < size) {
      const { value, done } = await input.next();
      // The service has ended, or does not want this process any more.
      if (done) process.exit(0);
      waiting.push(value);
      held += value.length;
    }
    const all = Buffer.concat(waiting.splice(0), held);
    held -= size;
    if (held > 0) waiting.push(all.subarray(size));
    return all.subarray(0, size);
  };
}

process.stdin.on('close', () => process.exit(0));
const take = reader(process.stdin[Symbol.asyncIterator]());
for (;;) {
  const asked = JSON.parse((await take((await take(4)).readUInt32BE())).toString());
  const file = await take(asked.bytes);
  answer(
    await work[asked.kind](file, asked.pixels, asked.widths).catch(({ message }) => ({ files: [], failed: message })),
  );
}
