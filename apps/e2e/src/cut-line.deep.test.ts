import { expect, test } from '@jest/globals';
import { clientOf } from './client.ts';
import { applyOverCutLine, cutPoints } from './cut-applications.ts';
import { browser, product } from './started.ts';

test('cut while a photo goes up, while the application goes up and before its answer is there, it is one application with each photo once', async () => {
  const { siteUrl: url } = product;
  const points = cutPoints(await applyOverCutLine(browser, { url, email: 'eve@creator.example', cut: Infinity }));
  for (const cut of [points[3]!, points[12]!, points[19]!]) {
    const email = `eve-${cut}@creator.example`;
    await applyOverCutLine(browser, { url, email, cut });
    const { items } = await clientOf(product).applications();
    const [application, ...others] = items.filter((item) => item.email === email);
    expect(others).toEqual([]);
    expect(application!.file_urls.map((path) => path.slice(-5)).toSorted()).toEqual(['a.jpg', 'b.jpg']);
  }
});
