import { aborts, leavers } from './aborts.ts';
import type { Attack } from './attack.ts';
import { deepBodies, hugeBodies, strangeForms } from './bodies.ts';
import { costlyPictures, idleCrowd, pictureBombs } from './crowds.ts';
import { formFlood, mixedFlood, photoBursts, photoFlood } from './floods.ts';
import { brokenFrames, strangeRequests } from './frames.ts';
import {
  slowForms,
  slowHeaders,
  slowSignIns,
  slowUploads,
  stalledUploads,
  unreadDownloads,
  unreadPhotos,
  unreadStreams,
} from './slow.ts';

export const attacks: Record<string, Attack> = {
  'nobody attacks': async ({ until }) => new Promise((resolve) => void setTimeout(resolve, until - Date.now())),
  'broken frames': brokenFrames,
  'strange requests': strangeRequests,
  aborts,
  '500 uploads that leave': leavers(500),
  '500 slow headers': slowHeaders,
  '500 slow forms': slowForms,
  '500 slow sign-ins': slowSignIns,
  '500 slow uploads': slowUploads,
  '200 stalled uploads': stalledUploads,
  '200 unread live streams': unreadStreams,
  '200 unread downloads': unreadDownloads,
  '200 unread photos': unreadPhotos,
  'flood of forms': formFlood,
  'flood of photos': photoFlood,
  'flood of all calls': mixedFlood,
  'bursts of 100 photos': photoBursts,
  'deep bodies': deepBodies,
  'strange forms': strangeForms,
  'bodies of 100 MB': hugeBodies,
  'picture bombs': pictureBombs,
  '30 costly pictures': costlyPictures,
  '10000 connections': idleCrowd(10_000),
};
