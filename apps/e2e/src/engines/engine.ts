import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@blue-peony/test-kit';

/** What a browser other than Chromium is asked for. A selector is CSS, or XPath when it begins with a slash. */
export type Driver = {
  open(url: string): Promise<void>;
  /** @returns the value of a JavaScript expression */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks by the pointer. @throws Error while the element is not there, or not to be clicked */
  press(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  upload(selector: string, file: string): Promise<void>;
  /** In CSS pixels of the page. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The folder of downloads. */
  downloads: string;
  close(): Promise<void>;
};

/** An XPath of elements by their whole text. */
export const named = (tag: string, text: string) => `//${tag}[normalize-space()=${JSON.stringify(text)}]`;

/** A driver whose verbs wait until the page is ready for them. @param name of the engine, for errors and pictures */
export function visitor(driver: Driver, name: string) {
  const patiently =
    <Given extends unknown[]>(verb: string, act: (...given: Given) => Promise<void>) =>
    (...given: Given) =>
      eventually(`${name}: ${verb} ${given.join(' ')}`, () => act(...given).then(() => true), 30_000);
  return {
    ...driver,
    press: patiently('press', driver.press),
    fill: patiently('fill', driver.fill),
    choose: patiently('choose', driver.choose),
    upload: patiently('upload', driver.upload),
    sees: patiently('see', async (wanted: string | RegExp) => {
      const text = await driver.evaluate<string>('document.body.innerText');
      if (!text.match(wanted))
        throw new Error(`It is not on ${await driver.evaluate<string>('location.href')}: ${text}`);
    }),
    /** Saves what the window shows into the folder `SCREENSHOTS`, if set. */
    async picture(of: string) {
      const folder = process.env.SCREENSHOTS;
      if (folder) await writeFile(join(folder, `${name}-${of}.png`), await driver.screenshot());
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;
