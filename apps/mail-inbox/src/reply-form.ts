import type { IncomingMessage } from 'node:http';
import { html, type Html } from '@blue-peony/service-kit';
import type { Draft } from './reply.ts';

/** Largest form, with its attachment. */
const bytesAtMost = 6 * 1024 * 1024;

/** The form below a mail; open when there is a problem to tell. */
export const replyForm = (id: string, { text = '', problem }: { text?: string; problem?: string } = {}): Html =>
  html`<details class="reply" ${problem && html`open`}>
    <summary>Reply</summary>
    <form method="post" action="/mails/${id}/reply" enctype="multipart/form-data">
      ${problem && html`<p role="alert">${problem}</p>`}
      <label for="reply-text">Your reply, as the one who got this mail</label>
      <textarea id="reply-text" name="text" rows="6" required dir="auto">${text}</textarea>
      <label for="reply-file">A file, if you like</label>
      <input id="reply-file" type="file" name="file" />
      <button>Send</button>
    </form>
  </details>`;

/** @returns undefined for a form that is too large, or none */
export async function readDraft(request: IncomingMessage): Promise<Draft | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bytesAtMost) chunks.push(chunk);
  }
  if (size > bytesAtMost) return undefined;
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(Buffer.concat(chunks), { headers }).formData().catch(() => undefined);
  const [text, file] = [form?.get('text'), form?.get('file')];
  if (typeof text !== 'string' || !text.trim()) return undefined;
  const lines = text.replaceAll('\r\n', '\n');
  if (!file || typeof file === 'string' || file.size === 0) return { text: lines };
  const content = Buffer.from(await file.arrayBuffer());
  return { text: lines, file: { name: file.name, type: file.type || 'application/octet-stream', content } };
}
