// Brings up the cluster and the product, in the namespaces that main.ts has made.
import { makeCertificates } from './certificates.ts';
import { startControlPlane } from './control-plane.ts';
import { serveIngresses } from './ingress.ts';
import { serveNames } from './names.ts';
import { prepareNetwork } from './network.ts';
import { importImages, nodes } from './nodes.ts';
import { startParts } from './parts.ts';
import { at } from './paths.ts';
import { enforcePolicies } from './policies.ts';
import { applySecrets, prepareNamespace, secretsOf, upgrade, valuesOf } from './product.ts';
import type { Bed } from './play.ts';
import { step } from './stage.ts';

export async function bringUp(): Promise<Bed> {
  await step('control plane', async () => {
    await prepareNetwork();
    await makeCertificates();
    await Promise.all([startControlPlane(), ...nodes.map((node) => node.start())]);
    await enforcePolicies();
  });
  const [parts] = await step('nodes, images and servers', () =>
    Promise.all([
      startParts(),
      importImages(at('images.tar')),
      // One after the other: two kubelets that begin together take the same socket for device plugins.
      nodes[0].join('a').then(() => nodes[1].join('b')),
    ]),
  );
  const names = serveNames();
  serveIngresses();
  const values = valuesOf(parts);
  await step('product', async () => {
    await prepareNamespace();
    await applySecrets(secretsOf(parts));
    await upgrade(values);
  });
  return { parts, names, values };
}
