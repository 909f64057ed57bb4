/** The views that everybody has. They are stored nowhere; the ids are fixed, because people pin them. */
export const defaultViews = [
  { id: '00000000-0000-4000-8000-000000000001', name: 'Waiting for an answer', query: 'reply=wanted' },
  { id: '00000000-0000-4000-8000-000000000002', name: 'To score', query: 'score=unscored' },
  { id: '00000000-0000-4000-8000-000000000003', name: 'Mine', query: 'assigned=me' },
  { id: '00000000-0000-4000-8000-000000000004', name: 'Late', query: 'reply=late' },
  { id: '00000000-0000-4000-8000-000000000005', name: 'Snoozed', query: 'reply=snoozed' },
  { id: '00000000-0000-4000-8000-000000000006', name: 'Suspected spam', query: 'spam=marked' },
] as const;
