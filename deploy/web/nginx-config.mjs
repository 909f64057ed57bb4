// Writes nginx's configuration for the two built web apps, from the site's serving manifest:
//   node --import ./tools/register.mjs deploy/web/nginx-config.mjs <site's dist> <admin's dist> > nginx.conf
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { adminServing, barePolicy, problems, servingManifestSchema } from '@blue-peony/contracts';

const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
};

/** Paths that the gateway answers; all others are files or do not exist. */
const calls = ['/api/', '/auth/', '/functions/', '/sandbox-checkout/', '= /healthz', '= /readyz'];

/** The builds' folder in the image; the staff app is in the subfolder `admin`. */
const sitePath = '/srv/site';
/** The folder where `make-pages.sh` writes the site's pages. */
const pagesPath = '/tmp/site';
const adminPath = '/srv/admin';

/**
 * @param {string} siteDist the site's build, with its `manifest.json`
 * @param {string} adminDist the staff app's build
 * @returns {string} a complete `nginx.conf` that needs no root and writes to /tmp alone
 * @throws {Error} for a build that nginx could not serve as the gateway does
 */
function nginxConfig(siteDist, adminDist) {
  const manifest = servingManifestSchema.parse(JSON.parse(readFileSync(join(siteDist, 'manifest.json'), 'utf8')));
  const { redirects, routes, patterns, notFound, assets } = manifest;
  const server = [
    `root ${sitePath};`,
    ...Object.entries(routes).flatMap(([path, page]) => [
      block(`location = ${path}`, file(page)),
      ...(path === '/' ? [] : [block(`location = ${path}/`, redirect(path))]),
    ]),
    ...assets.map(({ prefix, headers }) => folder(prefix, headers, siteDist, prefix)),
    ...redirects.map(({ pattern, to }) => block(`location ~ "${pattern}"`, redirect(to))),
    ...patterns
      .filter(({ pattern, status }) => status === 200 && pattern.endsWith('$'))
      .map(({ pattern }) => withoutSlash(pattern)),
    ...patterns.flatMap(pagesOfPattern),
    block('location = /ask-gateway', askGateway),
    block('location @refused', ['return 403;']),
    ...staffApp(adminDist),
    ...calls.map((path) => block(`location ${path.startsWith('=') ? path : `^~ ${path}`}`, ['proxy_pass $gateway;'])),
    block('location @gateway_away', problem('upstream_unavailable')),
    block('location @not_found', file(notFound)),
    block('location /', ['return 404;']),
  ];
  const endings = Object.entries(types).map(([ending, type]) => `${type} ${ending};`);
  const head = readFileSync(new URL('nginx.head.conf', import.meta.url), 'utf8');
  return `${head.replace('{{types}}', endings.join('\n    '))}${indent(server.join('\n'), 4)}\n  }\n}\n`;
}

/** @typedef {import('@blue-peony/contracts').ServingManifest['patterns'][number]} Pattern */

/** @param {Pattern} pattern @param {number} index @param {readonly Pattern[]} patterns */
function pagesOfPattern({ pattern, asks, ...page }, index, patterns) {
  if (page.status !== 200)
    return [
      block(`location ~ "${pattern}"`, [`error_page 404 @says_no_${index};`, 'return 404;']),
      block(`location @says_no_${index}`, file(page)),
    ];
  if (!asks) return [block(`location ~ "${pattern}"`, file(page))];
  // The rest does not depend on the part that is unknown at build time.
  const example = pattern.replace(/[\^$]/g, '').replace(/\(.*\)/, 'x');
  const next = patterns.findIndex((later, at) => at > index && new RegExp(later.pattern).test(example));
  const refusal = next === -1 ? '@not_found' : `@says_no_${next}`;
  return [
    block(`location ~ "${pattern}"`, [
      `set $asked ${asks};`,
      'auth_request /ask-gateway;',
      `error_page 403 =404 ${refusal};`,
      'error_page 500 =503 @gateway_away;',
      ...file(page),
    ]),
  ];
}

/** Only a refusal becomes a 404: while the gateway is unavailable the page is not reported as missing. */
const askGateway = [
  'internal;',
  'proxy_pass $gateway$asked;',
  'proxy_pass_request_body off;',
  'proxy_set_header Content-Length "";',
  'proxy_method GET;',
  'proxy_intercept_errors on;',
  'error_page 404 =403 @refused;',
];

/** Exceptions are tested before all patterns, because a pattern may be wider. */
function withoutSlash(pattern) {
  // Not with a line break, which would also be one in the header (header injection).
  const slashed = pattern.replace(/^\^(.*)\$$/, '^(?!.*[\\r\\n])(?<bare>$1)/+$');
  return block(`location ~ "${slashed}"`, redirect('$bare'));
}

const redirect = (path) => [...add({}), `return 308 ${path}$is_args$args;`];

function staffApp(adminDist) {
  const { root, hashed, pageHeaders, hashedHeaders, fileHeaders } = adminServing;
  const page = file({ file: `${root.slice(1)}/index.html`, headers: pageHeaders }, adminPath);
  return [
    folder(hashed, hashedHeaders, adminDist, '/assets/', [`root ${adminPath};`]),
    block(`location = ${root}`, page),
    block(`location ^~ ${root}/`, [
      block('location ~ "\\.(?!html$)\\w+$"', [`root ${adminPath};`, ...add(fileHeaders), 'try_files $uri =404;']),
      block('location ~ /', page),
    ]),
  ];
}

/** A location for one file, in the encoding that the browser prefers. */
function file({ file: name, headers }, root = pagesPath) {
  const { 'content-type': type, ...others } = headers;
  const isPage = root === pagesPath && !others['x-robots-tag'];
  return [
    `root ${root};`,
    'types {}',
    `default_type "${type ?? types[extname(name).slice(1)]}";`,
    ...add(others),
    ...(isPage ? ['add_header x-robots-tag $robots always;'] : []),
    ...negotiated,
    `try_files /${name}$encoded =404;`,
  ];
}

/** A location for the files below a prefix; precompressed files are sent compressed. */
function folder(prefix, headers, dist, inDist, first = []) {
  const names = readdirSync(join(dist, inDist), { recursive: true }).map(String);
  const endings = new Set(names.filter((name) => name.endsWith('.br')).map((name) => extname(name.slice(0, -3))));
  const bare = names.find((name) => endings.has(extname(name)) && !names.includes(`${name}.gz`));
  if (bare) throw new Error(`${inDist}${bare} is not compressed, others of its kind are`);
  const compressed = [...endings]
    .sort()
    .map((ending) =>
      block(`location ~ "\\${ending}$"`, [
        'types {}',
        `default_type ${types[ending.slice(1)]};`,
        ...add(headers),
        ...negotiated,
        'try_files $uri$encoded =404;',
      ]),
    );
  return block(`location ^~ ${prefix}`, [...first, ...add(headers), 'try_files $uri =404;', ...compressed]);
}

const negotiated = ['add_header content-encoding $encoding always;', 'add_header vary accept-encoding always;'];

function problem(code) {
  const { status, title } = problems[code];
  const body = { type: `urn:blue-peony:problem:${code}`, title, status, code, requestId: '$request_id' };
  return [
    'default_type application/problem+json;',
    ...add({ 'retry-after': '10' }),
    `return ${status} '${JSON.stringify(body)}';`,
  ];
}

/** In nginx a location that adds a header inherits none, so each location lists all headers. */
function add(headers) {
  const own = Object.entries({ 'content-security-policy': barePolicy, ...headers }).map(([name, value]) => {
    if (/["\\$\n]/.test(value)) throw new Error(`nginx would not send ${name} as it is`);
    return `add_header ${name} "${value}" always;`;
  });
  return [...own, 'add_header strict-transport-security $strict_transport always;'];
}

const block = (name, lines) => `${name} {\n${indent(lines.join('\n'), 2)}\n}`;
const indent = (text, by) => text.replace(/^(?=.)/gm, ' '.repeat(by));

const [siteDist, adminDist] = process.argv.slice(2);
process.stdout.write(nginxConfig(siteDist, adminDist));
