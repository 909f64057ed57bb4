import { adminServing } from '@blue-peony/contracts';
import type { Asked } from '../shared/files/respond.ts';
import { StaticFiles } from '../shared/files/static-files.ts';

const { root, hashed, pageHeaders, hashedHeaders, fileHeaders } = adminServing;

/** The staff app: one page for every path below `/admin`. */
export class Admin {
  private readonly files: StaticFiles;

  constructor(directory: string) {
    this.files = new StaticFiles(directory);
  }

  static owns(path: string): boolean {
    return path === root || path.startsWith(`${root}/`);
  }

  /** @returns false for a built file that does not exist */
  send(asked: Asked, path: string): boolean {
    const isPage = !/\.\w+$/.test(path) || path.endsWith('.html');
    if (isPage) return this.files.send(asked, 'index.html', pageHeaders);
    const headers = path.startsWith(hashed) ? hashedHeaders : fileHeaders;
    return this.files.send(asked, path.slice(root.length + 1), headers);
  }
}
