export type ServerEvent = { event: string; data: string; id: string };

/** Fields longer than this are no events of ours; the stream is given up. */
const longestLine = 65_536;

/**
 * Reads a body of server-sent events as the HTML standard has it, comments and unknown fields left out.
 * @param onBytes runs whenever anything arrives, heartbeats included
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let id = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop()!;
      if (rest.length > longestLine) return;
      for (const line of lines) {
        const [, name, text = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!;
        if (name === 'event') event = text;
        else if (name === 'data') data.push(text);
        else if (name === 'id') id = text;
        if (line !== '') continue;
        if (data.length > 0 || event) yield { event: event || 'message', data: data.join('\n'), id };
        event = '';
        data = [];
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
