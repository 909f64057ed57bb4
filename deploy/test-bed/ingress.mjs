// An Ingress controller: nginx with a configuration from the cluster's Ingresses.
import { mkdirSync, writeFileSync } from 'node:fs';
import { ask } from './api.mjs';
import { addresses, at } from './paths.mjs';
import { repeat, start } from './processes.mjs';

const annotation = 'nginx.ingress.kubernetes.io/';

/** Serves the Ingresses of class `nginx` on port 80 of the host's address, and follows their changes. */
export function serveIngresses() {
  mkdirSync(at('ingress'), { recursive: true });
  const path = at('ingress', 'nginx.conf');
  /** @type {import('./processes.mjs').Program | undefined} */
  let nginx;
  let written = '';
  repeat(async () => {
    const [ingresses, slices] = await Promise.all([
      ask('/apis/networking.k8s.io/v1/ingresses'),
      ask('/apis/discovery.k8s.io/v1/endpointslices'),
    ]);
    const text = configuration(ingresses.items, slices.items);
    if (text === written) return;
    writeFileSync(path, text);
    written = text;
    if (nginx && !nginx.ended()) nginx.signal('SIGHUP');
    else nginx = start('ingress', 'nginx', ['-c', path, '-g', 'daemon off;']);
  }, 1_000);
}

/** @param {any[]} ingresses @param {any[]} slices */
function configuration(ingresses, slices) {
  const rules = ingresses
    .filter(({ spec }) => spec.ingressClassName === 'nginx')
    .flatMap(({ spec, metadata }) =>
      spec.rules[0].http.paths.map((/** @type {any} */ rule) => ({ ...rule, metadata })),
    );
  const names = new Set(rules.map(({ backend }) => backend.service.name));
  const upstreams = [...names].map((name) => upstream(name, readyOf(name, slices)));
  const locations = rules.map(({ path, backend, metadata }) =>
    location(path, backend.service.name, metadata.annotations ?? {}),
  );
  return `worker_processes 2;
pid ${at('ingress', 'nginx.pid')};
error_log ${at('logs', 'ingress-errors.log')} error;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${at('ingress', 'body')};
  proxy_temp_path ${at('ingress', 'proxy')};
  fastcgi_temp_path ${at('ingress', 'fastcgi')};
  uwsgi_temp_path ${at('ingress', 'uwsgi')};
  scgi_temp_path ${at('ingress', 'scgi')};
${upstreams.join('')}  server {
    listen ${addresses.host}:80;
${locations.join('')}  }
}
`;
}

/** @param {string} name @param {any[]} slices @returns {string[]} addresses of the Service's ready pods */
const readyOf = (name, slices) =>
  slices
    .filter(({ metadata }) => metadata.labels['kubernetes.io/service-name'] === name)
    .flatMap(({ endpoints, ports }) => {
      const ready = (endpoints ?? []).filter((/** @type {any} */ { conditions }) => conditions.ready);
      const { port } = ports?.find((/** @type {any} */ one) => one.name === 'http') ?? {};
      return ready.map((/** @type {any} */ { addresses: [address] }) => `${address}:${port}`);
    })
    .sort();

/** Like other controllers, nginx chooses a pod itself, and another one when it can't connect. @param {string} name @param {string[]} targets */
const upstream = (name, targets) => `  upstream ${name} {
    ${targets.length > 0 ? targets.map((target) => `server ${target};`).join(' ') : 'server 127.0.0.1:9;'}
  }
`;

/** @param {string} path @param {string} target @param {Record<string, string>} annotations */
const location = (path, target, annotations) => `    location ${path} {
      proxy_pass http://${target};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      # The load names a visitor for each call.
      proxy_set_header X-Forwarded-For $http_x_client;
      proxy_connect_timeout 2s;
      client_max_body_size ${annotations[`${annotation}proxy-body-size`] ?? '1m'};
      proxy_request_buffering ${annotations[`${annotation}proxy-request-buffering`] ?? 'on'};
      proxy_buffering ${annotations[`${annotation}proxy-buffering`] ?? 'off'};
    }
`;
