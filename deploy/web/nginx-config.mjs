// Writes nginx's configuration for the two built web apps, from the site's serving manifest:
//   node --import ./tools/register.mjs deploy/web/nginx-config.mjs <site's dist> <admin's dist> > nginx.conf
// Without the second build it writes the paths of which nginx keeps a copy.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { adminServing, barePolicy, fileTypes, problems, servingManifestSchema } from '@blue-peony/contracts';

/** Paths that the gateway answers each time; all others are files, or pages of which nginx has a copy. */
const calls = ['/api/', '/auth/', '/functions/', '/sandbox-checkout/', '= /healthz', '= /readyz'];

/** The builds' folder in the image; the staff app is in the subfolder `admin`. */
const sitePath = '/srv/site';
const adminPath = '/srv/admin';

/**
 * @param {string} siteDist the site's build, with its `manifest.json`
 * @param {string} adminDist the staff app's build
 * @returns {string} a complete `nginx.conf` that needs no root and writes to /tmp alone
 * @throws {Error} for a build that nginx could not serve as the gateway does
 */
function nginxConfig(siteDist, adminDist) {
  const { patterns, assets } = readManifest(siteDist);
  // Pictures and pages are an owner's; the built scripts, styles and fonts are named by their content.
  const built = assets.filter(({ prefix }) => prefix !== '/media/');
  const server = [
    ...built.map(({ prefix, headers }) =>
      folder({ prefix, headers, dist: siteDist, inDist: prefix, root: sitePath, otherwise: '@gateway_file' }),
    ),
    block('location ^~ /assets/r-', passedOn('$path$encoded', files)),
    // Whole films would take the place of the pages.
    block('location ^~ /api/media/', [
      'proxy_pass $gateway;',
      block('location ~ "\\.(avif|webp|vtt)$"', passedOn('$path$encoded', files)),
    ]),
    block('location @gateway_file', passedOn('$path$encoded', files)),
    ...staffApp(adminDist),
    ...calls.map((path) => block(`location ${path.startsWith('=') ? path : `^~ ${path}`}`, ['proxy_pass $gateway;'])),
    // Written by `keep-pages.sh`; a pod is ready once it is there.
    block('location = /pages-kept', ['root /tmp;']),
    block('location ^~ /media/', passedOn('$path$encoded', pages)),
    block('location /', passedOn('$page$encoded', pages, unknown)),
    block('location @stale', [
      ...kept('$page$encoded'),
      'proxy_pass http://127.0.0.1:9;',
      'error_page 502 =503 @gateway_away;',
    ]),
    block('location @gateway_away', problem('upstream_unavailable')),
  ];
  const sections = {
    types: Object.entries(fileTypes).map(([ending, type]) => `${type} ${ending};`),
    shells: shellsOf(patterns).map(({ pattern, file }) => `"~${pattern}" /${file};`),
    server,
  };
  const head = readFileSync(new URL('nginx.head.conf', import.meta.url), 'utf8');
  return head.replace(/^( *)\{\{(\w+)\}\}$/gm, (_, space, name) => indent(sections[name].join('\n'), space.length));
}

const readManifest = (siteDist) =>
  servingManifestSchema.parse(JSON.parse(readFileSync(join(siteDist, 'manifest.json'), 'utf8')));

/** Pages that are the same at many addresses. */
const shellsOf = (patterns) => patterns.filter(({ status, asks }) => status === 200 && !asks);

/** What `keep-pages.sh` asks for, so that it is there while the gateway is away. @returns one path a line */
function keptPages(siteDist) {
  const { routes, patterns } = readManifest(siteDist);
  const media = readdirSync(join(siteDist, 'media'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(br|gz)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name).slice(siteDist.length));
  return [
    ...Object.keys(routes),
    ...shellsOf(patterns).map(({ pattern }) => pattern.replace('[^/]+', '-').replace(/[$^]/g, '')),
    ...media,
  ];
}

/** From the copy of what the gateway answered, for as long as it is away. */
const kept = (key, also = '') => [
  'proxy_cache pages;',
  `proxy_cache_key "${key}";`,
  `proxy_cache_use_stale error timeout updating http_500 http_502 http_503 http_504${also};`,
  'proxy_hide_header x-request-id;',
];

/** While an upgrade or a roll-back lasts, a gateway of the other release may have no pages, or not this one. */
const unknown = ' http_404';

const passedOn = (key, more, also) => [
  ...kept(key, also),
  ...more,
  'proxy_cache_lock on;',
  'proxy_cache_revalidate on;',
  'proxy_force_ranges on;',
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 15s;',
  'proxy_pass $gateway;',
  // nginx does not look for a stale copy where the gateway's name is unknown.
  'error_page 502 504 = @stale;',
];

/** A page is new within a second, whatever browsers are told. */
const pages = ['proxy_ignore_headers Cache-Control Expires Vary;', 'proxy_cache_valid 200 1s;'];
/** For as long as the gateway says. */
const files = ['proxy_ignore_headers Vary;'];

function staffApp(adminDist) {
  const { root, hashed, pageHeaders, hashedHeaders, fileHeaders } = adminServing;
  const page = [
    `root ${adminPath};`,
    'types {}',
    'default_type text/html;',
    ...add(pageHeaders),
    ...negotiated,
    `try_files ${root}/index.html$encoded =404;`,
  ];
  return [
    folder({ prefix: hashed, headers: hashedHeaders, dist: adminDist, inDist: '/assets/', root: adminPath }),
    block(`location = ${root}`, page),
    block(`location ^~ ${root}/`, [
      block('location ~ "\\.(?!html$)\\w+$"', [`root ${adminPath};`, ...add(fileHeaders), 'try_files $uri =404;']),
      block('location ~ /', page),
    ]),
  ];
}

/** A location for the files below a prefix; precompressed files are sent compressed. */
function folder({ prefix, headers, dist, inDist, root, otherwise = '=404' }) {
  const names = readdirSync(join(dist, inDist), { recursive: true }).map(String);
  const endings = new Set(names.filter((name) => name.endsWith('.br')).map((name) => extname(name.slice(0, -3))));
  const bare = names.find((name) => endings.has(extname(name)) && !names.includes(`${name}.gz`));
  if (bare) throw new Error(`${inDist}${bare} is not compressed, others of its kind are`);
  const compressed = [...endings]
    .sort()
    .map((ending) =>
      block(`location ~ "\\${ending}$"`, [
        'types {}',
        `default_type ${fileTypes[ending.slice(1)]};`,
        ...add(headers),
        ...negotiated,
        `try_files $uri$encoded ${otherwise};`,
      ]),
    );
  return block(`location ^~ ${prefix}`, [
    `root ${root};`,
    ...add(headers),
    `try_files $uri ${otherwise};`,
    ...compressed,
  ]);
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
process.stdout.write(adminDist ? nginxConfig(siteDist, adminDist) : `${keptPages(siteDist).join('\n')}\n`);
