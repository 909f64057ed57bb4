import {
  applicationsEndpoints,
  liveEventSchema,
  presenceEventSchema,
  type LiveEvent,
  type PresenceEvent,
} from '@blue-peony/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { open } from '../../api/call.ts';
import { readJson } from './read-json.ts';

/** Milliseconds, much longer than the server's heartbeat: a connection that is silent for so long is dead. */
const silenceMs = 90_000;
/** The longest event in characters; a longer one is not from our server, and the stream is closed. */
const longestEvent = 65_536;
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

type Handlers = {
  onEvent: (event: LiveEvent) => void;
  onPresence: (event: PresenceEvent) => void;
  onReset: () => void;
};

export async function followLive({ onEvent, onPresence, onReset }: Handlers, signal: AbortSignal): Promise<void> {
  let last = '';
  let failures = 0;
  while (!signal.aborted) {
    try {
      const opened = () => (failures = 0);
      for await (const { event, data, id } of connect(last, opened, signal)) {
        if (id) last = id;
        if (event === 'reset') onReset();
        const changed = event === 'application' ? readJson(liveEventSchema, data) : undefined;
        if (changed) onEvent(changed);
        const presence = event === 'presence' ? readJson(presenceEventSchema, data) : undefined;
        if (presence) onPresence(presence);
      }
      failures = Math.max(failures, 1);
    } catch {
      failures += 1;
    }
    // Half of the delay is random, so that not all clients reconnect to a restarted server at the same time.
    const wait = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
    await pause(wait / 2 + (wait / 2) * Math.random(), signal);
  }
}

async function* connect(last: string, onOpen: () => void, signal: AbortSignal) {
  const silence = new AbortController();
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  let timer = setTimeout(() => silence.abort(), silenceMs);
  try {
    const response = await open(applicationsEndpoints.live, {
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) },
    });
    onOpen();
    const parser = new EventSourceParserStream({ onComment: heard, maxBufferSize: longestEvent });
    const events = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(parser).getReader();
    for (let next = await events?.read(); next?.value; next = await events?.read()) {
      heard();
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    // A reader that stops early would leave the connection open.
    silence.abort();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
