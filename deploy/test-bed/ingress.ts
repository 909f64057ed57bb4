// An Ingress controller: nginx with a configuration from the cluster's Ingresses.
import { mkdirSync, writeFileSync } from 'node:fs';
import { follow, list } from './api.ts';
import type { Ingress, Slice } from './kubernetes.ts';
import { addresses, at } from './paths.ts';
import { start, type Program } from './processes.ts';

const annotation = 'nginx.ingress.kubernetes.io/';

/** Serves the Ingresses of class `nginx` on port 80 of the host's address, and follows their changes. */
export function serveIngresses() {
  mkdirSync(at('ingress'), { recursive: true });
  const path = at('ingress', 'nginx.conf');
  let nginx: Program | undefined;
  const read = async () =>
    configuration(
      await list<Ingress>('/apis/networking.k8s.io/v1/ingresses'),
      await list<Slice>('/apis/discovery.k8s.io/v1/endpointslices'),
    );
  const write = (text: string) => {
    writeFileSync(path, text);
    if (nginx && !nginx.ended()) nginx.signal('SIGHUP');
    else nginx = start('ingress', 'nginx', ['-c', path, '-g', 'daemon off;']);
  };
  follow(read, write, 1_000);
}

function configuration(ingresses: Ingress[], slices: Slice[]) {
  const rules = ingresses
    .filter(({ spec }) => spec.ingressClassName === 'nginx')
    .flatMap(({ spec, metadata }) => spec.rules[0].http.paths.map((rule) => ({ ...rule, metadata })));
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
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at('ingress', name)};`).join(' ')}
${upstreams.join('')}  server {
    listen ${addresses.host}:80;
${locations.join('')}  }
}
`;
}

/** @returns addresses of the Service's ready pods */
const readyOf = (name: string, slices: Slice[]): string[] =>
  slices
    .filter(({ metadata }) => metadata.labels['kubernetes.io/service-name'] === name)
    .flatMap(({ endpoints, ports }) => {
      const ready = (endpoints ?? []).filter(({ conditions }) => conditions.ready);
      const { port } = ports?.find((one) => one.name === 'http') ?? {};
      return ready.map(({ addresses: [address] }) => `${address}:${port}`);
    })
    .sort();

/** Like other controllers, nginx chooses a pod itself, and another one when it can't connect. */
const upstream = (name: string, targets: string[]) => `  upstream ${name} {
    ${targets.length > 0 ? targets.map((target) => `server ${target};`).join(' ') : 'server 127.0.0.1:9;'}
  }
`;

const location = (path: string, target: string, annotations: Record<string, string>) => `    location ${path} {
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
