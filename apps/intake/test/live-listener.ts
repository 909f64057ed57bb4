import { liveEventSchema, presenceEventSchema, type PresenceEvent } from '@blue-peony/contracts';
import type { IntakeApp } from './intake-app.ts';

type Listening = { url?: string; lastSeen?: string; signal?: AbortSignal };

/** Listens to the live feed like the desk: reads the body of a fetch response. */
export async function listenTo(app: IntakeApp, { url = app.url, lastSeen, signal }: Listening = {}) {
  const response = await fetch(`${url}/api/admin/live`, {
    signal: signal ?? AbortSignal.timeout(60_000),
    headers: { authorization: `Bearer ${await app.identity.token()}`, ...(lastSeen && { 'last-event-id': lastSeen }) },
  });
  const heard = { text: '' };
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard.text += chunk;
  };
  const ended = read().catch(() => undefined);
  const data = (pattern: RegExp) => [...heard.text.matchAll(pattern)].map(([, json]) => JSON.parse(json!) as unknown);
  const changes = () => data(/^event: application\nid: .*\ndata: (.*)$/gm).map((each) => liveEventSchema.parse(each));
  return {
    response,
    heard,
    ended,
    changes,
    changesOf: (id: string) => changes().filter((event) => event.id === id),
    /** Who had an application open by the last message about it. */
    presentAt(id: string): PresenceEvent['present'] {
      const told = data(/^event: presence\ndata: (.*)$/gm).map((each) => presenceEventSchema.parse(each));
      return told.findLast((event) => event.id === id)?.present ?? [];
    },
  };
}
