import { expect, test } from '@jest/globals';
import { noTracking, pageHeaders } from './render/headers.ts';
import { mediaOrigins } from './media-origins.ts';

const file = { id: 'first', provider: 'file', address: '/media/a.mp4', captions: '/media/a.{language}.vtt' } as const;
const policyWith = (media: ReturnType<typeof mediaOrigins>) =>
  pageHeaders({ scripts: [], styles: [], frames: [], media, tracking: noTracking })['content-security-policy'];

test('the policy lets videos, their captions and posters through from the origins that are configured', () => {
  const elsewhere = {
    ...file,
    address: 'https://cdn.agency.example/b.mp4',
    captions: 'https://words.agency.example/b.{language}.vtt',
    poster: 'https://pictures.agency.example/b.webp',
  };
  const media = mediaOrigins('https://cdn.agency.example/hero.mp4', [file, elsewhere]);
  expect(policyWith(media)).toContain("media-src 'self' https://cdn.agency.example https://words.agency.example;");
  expect(policyWith(media)).toContain("img-src 'self' blob: data: https://pictures.agency.example;");
});

test('the policy names no origin for videos of the site or of a player', () => {
  const media = mediaOrigins('/media/hero.mp4', [file, { id: 'second', provider: 'youtube', address: 'abc' }]);
  expect(policyWith(media)).toContain("img-src 'self' blob: data:; font-src 'self'; media-src 'self';");
});
