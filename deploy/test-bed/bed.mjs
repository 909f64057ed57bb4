// Brings up the cluster and the product, in the namespaces that main.mjs has made.
import { makeCertificates } from './certificates.mjs';
import { startControlPlane } from './control-plane.mjs';
import { serveIngresses } from './ingress.mjs';
import { serveNames } from './names.mjs';
import { prepareNetwork } from './network.mjs';
import { importImages, nodes } from './nodes.mjs';
import { startParts } from './parts.mjs';
import { at } from './paths.mjs';
import { enforcePolicies } from './policies.mjs';
import { applySecrets, prepareNamespace, secretsOf, upgrade, valuesOf } from './product.mjs';

/** @returns {Promise<import('./play.mjs').Bed>} */
export async function bringUp() {
  const step = stopwatch();
  await prepareNetwork();
  await makeCertificates();
  await Promise.all([startControlPlane(), ...nodes.map((node) => node.start())]);
  await enforcePolicies();
  step('control plane');
  const [parts] = await Promise.all([
    startParts(),
    importImages(at('images.tar')),
    // One after the other: two kubelets that begin together take the same socket for device plugins.
    nodes[0].join('a').then(() => nodes[1].join('b')),
  ]);
  const names = serveNames();
  serveIngresses();
  step('nodes, images and servers');
  await prepareNamespace();
  await applySecrets(secretsOf(parts));
  const values = valuesOf(parts);
  await upgrade(values);
  step('product');
  return { parts, names, values };
}

function stopwatch() {
  let began = Date.now();
  return (/** @type {string} */ what) => {
    console.log(`${what}: ${((Date.now() - began) / 1_000).toFixed(0)} s`);
    began = Date.now();
  };
}
