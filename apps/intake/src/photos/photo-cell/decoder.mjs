// Decodes strangers' pictures and mails. It runs as a process of its own, without settings, secrets or network, and is killed
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

/** Headers by which a mail is matched and told apart. */
const readHeaders = new Set(
  `to cc delivered-to x-original-to envelope-to return-path message-id in-reply-to references auto-submitted
   x-auto-response-suppress x-autoreply x-autorespond precedence list-id content-type authentication-results`.split(
    /\s+/,
  ),
);
const headersEach = 20;
const longestHeader = 8_000;
const longestText = 100_000;
const filesAtMost = 10;
const fileBytesAtMost = 25_000_000;
/** Parts of a report of a mail server: facts, no files. */
const isReport = (type) => /^(message\/(delivery-status|rfc822|global.*)|text\/rfc822-headers)$/.test(type);

async function mail(raw) {
  const { default: PostalMime } = await import('postal-mime');
  const {
    headers,
    from,
    subject = '',
    text = '',
    html = '',
    attachments,
  } = await PostalMime.parse(raw, {
    maxRfc822NestingDepth: 2,
  });
  const known = {};
  for (const { key, value } of headers)
    if (readHeaders.has(key) && (known[key] ??= []).length < headersEach)
      known[key].push(value.slice(0, longestHeader));
  const words = text.trim() ? text : textOf(html);
  const isBounce = attachments.some(({ mimeType }) => mimeType === 'message/delivery-status');
  const files = [];
  let bytes = 0;
  for (const { content, filename, mimeType } of isBounce ? [] : attachments)
    if (files.length < filesAtMost && bytes + content.byteLength <= fileBytesAtMost) {
      bytes += content.byteLength;
      files.push({ name: (filename ?? '').slice(0, 200), type: mimeType.slice(0, 100), content: Buffer.from(content) });
    }
  const facts = {
    from: { name: (from?.name ?? '').slice(0, 200), address: (from?.address ?? '').slice(0, 320) },
    subject: subject.slice(0, 500),
    text: words.slice(0, longestText),
    cut: words.length > longestText || (!isBounce && files.length < attachments.length),
    headers: known,
    files: files.map(({ name, type }) => ({ name, type })),
    report: isBounce ? reportOf(attachments) : null,
  };
  return { files: files.map(({ content }) => content), facts };
}

/** RFC 3464: what a mail server says about one of our mails, and that mail's Message-ID. */
function reportOf(attachments) {
  const read = (of) =>
    attachments
      .filter(of)
      .map(({ content }) => Buffer.from(content).subarray(0, 65_536).toString('latin1'))
      .join('\n');
  const status = read(({ mimeType }) => mimeType === 'message/delivery-status');
  const original = read(({ mimeType }) => isReport(mimeType) && mimeType !== 'message/delivery-status');
  const field = (text, name) => new RegExp(`^${name}:[ \\t]*(\\S[^\\r\\n]{0,500})`, 'im').exec(text)?.[1].trim() ?? '';
  return {
    action: field(status, 'action'),
    status: field(status, 'status'),
    recipient: field(status, 'final-recipient').replace(/^[^;]*;\s*/, ''),
    messageId: field(original.replace(/\r?\n[ \t]+/g, ' '), 'message-id'),
  };
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const decoded = (text) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
const unread = /^(script|style|title|template|svg)$/;
const line = /^(br|p|div|tr|li|ul|ol|h[1-6]|table|pre|section|article|header|footer|hr|blockquote)$/;

/** Plain text of HTML, in one pass: nothing is loaded, a quotation has `>` before its lines. */
function textOf(html) {
  const lines = [];
  let now = '';
  let quotes = 0;
  const end = () => {
    lines.push(`${'> '.repeat(Math.min(quotes, 5))}${now.trim()}`.trimEnd());
    now = '';
  };
  const add = (text) => (now += decoded(text.replace(/\s+/g, ' ')));
  for (let at = 0; at < html.length;) {
    const start = html.indexOf('<', at);
    if (start < 0) {
      add(html.slice(at));
      break;
    }
    add(html.slice(at, start));
    const [, closes, given] = /^(\/?)([a-z][a-z0-9]*|!)/i.exec(html.slice(start + 1, start + 20)) ?? [];
    const until =
      given === undefined
        ? start
        : html.indexOf(...(html.startsWith('<!--', start) ? ['-->', start + 4] : ['>', start]));
    if (given === undefined) add('<');
    if (until < 0) break;
    at = until + 1;
    const name = given?.toLowerCase() ?? '';
    if (!closes && unread.test(name)) {
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      at = close.exec(html) ? close.lastIndex : html.length;
    }
    if (line.test(name)) end();
    if (name === 'blockquote') quotes = Math.max(0, quotes + (closes ? -1 : 1));
  }
  end();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The package's patterns take quadratic time on hostile text: of a longer one only this much is folded by it. */
const foldedAtMost = 20_000;

async function fold(bytes) {
  const { default: ReplyParser } = await import('email-reply-parser');
  const text = bytes.toString();
  const parts = new ReplyParser().read(text.slice(0, foldedAtMost)).getFragments();
  const join = (hidden) =>
    parts
      .filter((part) => part.isHidden() === hidden)
      .map((part) => part.getContent())
      .join('\n');
  const rest = text.slice(foldedAtMost);
  const endsQuoted = parts.at(-1)?.isHidden() === true;
  return {
    files: [],
    facts: { text: join(false) + (endsQuoted ? '' : rest), quoted: join(true) + (endsQuoted ? rest : '') },
  };
}

const work = {
  mail,
  fold,
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
