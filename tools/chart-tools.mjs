// Installs what the tests of the Helm chart need: helm, helm-docs, kube-score, kubeconform, promtool, the schemas of Kubernetes and of the operators.
import { execFileSync } from 'node:child_process';
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

const withVenv = 'import venv, ensurepip';

/** Whether Python can create the virtual environment that contains the schemas. */
export const hasPython = () => {
  try {
    execFileSync('python3', ['-c', withVenv], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} missing gets a line for each thing that must be installed
 * @returns {NodeJS.ProcessEnv}
 */
export function chartTools(env, missing) {
  const found = {
    HELM_PATH: env.HELM_PATH ?? goTool(helm, env) ?? onPath('helm'),
    HELM_DOCS_PATH: env.HELM_DOCS_PATH ?? goTool(helmDocs, env) ?? onPath('helm-docs'),
    KUBE_SCORE_PATH: env.KUBE_SCORE_PATH ?? goTool(kubeScore, env) ?? onPath('kube-score'),
    CRDS_DIR: env.CRDS_DIR ?? resourceDefinitions(env),
    KUBECONFORM_PATH: env.KUBECONFORM_PATH ?? goTool(kubeconform, env) ?? onPath('kubeconform'),
    KUBERNETES_SCHEMAS: env.KUBERNETES_SCHEMAS ?? schemas(env),
    PROMTOOL_PATH: env.PROMTOOL_PATH ?? onPath('promtool'),
  };
  if (!found.HELM_PATH) missing.push('Helm: install Go (then it is built) or Helm 3, or set HELM_PATH');
  if (!found.HELM_DOCS_PATH) missing.push('helm-docs: install Go (then it is built), or set HELM_DOCS_PATH');
  if (!found.KUBE_SCORE_PATH) missing.push('kube-score: install Go (then it is built), or set KUBE_SCORE_PATH');
  if (!found.KUBECONFORM_PATH) missing.push('kubeconform: install Go (then it is built), or set KUBECONFORM_PATH');
  if (!found.PROMTOOL_PATH)
    missing.push('promtool: install it (Debian: apt-get install prometheus), or set PROMTOOL_PATH');
  if (!found.CRDS_DIR) missing.push('the operators’ resource definitions: install Go (then they are fetched)');
  if (!found.KUBERNETES_SCHEMAS)
    missing.push(
      `Kubernetes’ schemas: install Python 3 with venv (Debian: apt-get install python3-venv), or pip install ${kubernetesSchemas} and set KUBERNETES_SCHEMAS to its folder kubernetes-json-schema`,
    );
  return found;
}

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
