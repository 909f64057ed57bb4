import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { eventually, freePorts, tool } from '@blue-peony/test-kit';
import { emptyFolder } from '../product.ts';
import type { Driver } from './engine.ts';

/** The name of a property of the answer that holds an element, of the W3C's WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** With GTK's own sizes of the tool bar, the window could not be as narrow as a phone. */
const narrowTools = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }';

type Failure = { error: string; message: string };

/** WebKit in a window on a display of memory, over the W3C's WebDriver. */
export async function startWebKit(): Promise<Driver> {
  const [program, screen] = [tool('WEBKIT_DRIVER_PATH'), tool('XVFB_PATH')];
  const folder = await emptyFolder();
  await mkdir(join(folder.path, 'gtk-3.0'));
  await writeFile(join(folder.path, 'gtk-3.0/gtk.css'), narrowTools);
  await writeFile(join(folder.path, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder.path}/downloads"\n`);
  await mkdir(join(folder.path, 'downloads'));

  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const [port] = (await freePorts(1)) as [number];
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      LANG: 'C.UTF-8',
      DISPLAY: `:${String(number).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  const ended = Promise.all([once(display, 'exit'), once(server, 'exit')]);
  const stop = async () => {
    for (const child of [server, display]) child.kill();
    await ended;
    await folder.remove();
  };

  const call = async <T = void>(method: string, path: string, body?: object): Promise<T> => {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await answer.json()) as { value: T & Failure };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const capabilities = { alwaysMatch: {} };
  const begin = () => call<{ sessionId: string }>('POST', '/session', { capabilities });
  const { sessionId } = await eventually('WebKit starts', begin).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const post = <T = void>(path: string, body: object = {}) => call<T>('POST', `/session/${sessionId}/${path}`, body);
  const evaluate = <T>(expression: string) => post<T>('execute/sync', { script: `return ${expression}`, args: [] });
  const element = async (selector: string): Promise<string> => {
    const using = selector.startsWith('/') ? 'xpath' : 'css selector';
    const found = await post<Record<string, string>>('element', { using, value: selector });
    return `element/${found[elementKey]}`;
  };
  const fill = async (selector: string, text: string) => post(`${await element(selector)}/value`, { text });
  const press = async (selector: string) => {
    const path = await element(selector);
    // The driver does not wait for the page's smooth scrolling, and finds the element out of view.
    const args = [{ [elementKey]: path.split('/')[1] }];
    await post('execute/sync', {
      script: 'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })',
      args,
    });
    await post(`${path}/click`);
  };

  return {
    open: (url) => post('url', { url }),
    evaluate,
    press,
    fill,
    choose: (selector, value) => press(`${selector} option[value="${value}"]`),
    upload: fill,
    async resize(width, height) {
      await post('window/rect', { width, height });
      // What the window keeps for its tool bar.
      const [inner, tall] = await evaluate<[number, number]>('[innerWidth, innerHeight]');
      await post('window/rect', { width: 2 * width - inner, height: 2 * height - tall });
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    downloads: join(folder.path, 'downloads'),
    async close() {
      await call('DELETE', `/session/${sessionId}`);
      await stop();
    },
  };
}
