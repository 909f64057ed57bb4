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
    const [ingresses, services] = await Promise.all([
      ask('/apis/networking.k8s.io/v1/ingresses'),
      ask('/api/v1/services'),
    ]);
    const text = configuration(ingresses.items, services.items);
    if (text === written) return;
    writeFileSync(path, text);
    written = text;
    if (nginx && !nginx.ended()) nginx.signal('SIGHUP');
    else nginx = start('ingress', 'nginx', ['-c', path, '-g', 'daemon off;']);
  }, 1_000);
}

/** @param {any[]} ingresses @param {any[]} services */
function configuration(ingresses, services) {
  const locations = ingresses
    .filter(({ spec }) => spec.ingressClassName === 'nginx')
    .flatMap(({ spec, metadata }) =>
      spec.rules[0].http.paths.map((/** @type {any} */ rule) => {
        const { name, port } = rule.backend.service;
        const service = services.find(
          (one) => one.metadata.name === name && one.metadata.namespace === metadata.namespace,
        );
        const number =
          port.number ?? service?.spec.ports.find((/** @type {any} */ one) => one.name === port.name)?.port;
        return service ? location(rule.path, `${service.spec.clusterIP}:${number}`, metadata.annotations ?? {}) : '';
      }),
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
  server {
    listen ${addresses.host}:80;
${locations.join('')}  }
}
`;
}

/** @param {string} path @param {string} target @param {Record<string, string>} annotations */
const location = (path, target, annotations) => `    location ${path} {
      proxy_pass http://${target};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      # The load names a visitor for each call.
      proxy_set_header X-Forwarded-For $http_x_client;
      proxy_connect_timeout 5s;
      client_max_body_size ${annotations[`${annotation}proxy-body-size`] ?? '1m'};
      proxy_request_buffering ${annotations[`${annotation}proxy-request-buffering`] ?? 'on'};
      proxy_buffering ${annotations[`${annotation}proxy-buffering`] ?? 'off'};
    }
`;
