/** Words of the page of a session's time. `{time}`, `{until}`, `{zone}`, `{hours}`, `{notice}`, `{mailbox}` and `{coach}` are filled in. */
export type BookingTexts = {
  title: string;
  lead: string;
  /** Above the choice of the zone. */
  zone: string;
  showZone: string;
  allTimes: string;
  none: string;
  /** Where no coach is published. */
  byHand: string;
  held: string;
  book: string;
  leave: string;
  bookedTitle: string;
  when: string;
  coach: string;
  mailed: string;
  move: string;
  moveLead: string;
  cancel: string;
  cancelLead: string;
  late: string;
  taken: string;
  home: string;
};
