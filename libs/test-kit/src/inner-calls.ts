import { KeyRing, serviceAuthorization } from '@blue-peony/service-kit';

/** Keys of calls between the services of a test. */
export const innerKeys = new KeyRing(['a secret of the services, of more than 32 characters']);

/** The header of the worker's calls. */
export const asWorker = async (service: 'intake' | 'commerce') => ({
  authorization: await serviceAuthorization(innerKeys, service),
});
