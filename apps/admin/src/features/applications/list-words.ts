/** The list beyond its columns. What opens later has words of its own, which load with it. */
export const list = {
  select: (name: string) => `Select ${name}`,
  selected: 'Selected',
  photos: 'Photos:',
  dense: 'Dense',
  thumbs: {
    label: 'Photos',
    covered: 'Covered',
    blurred: 'Blurred',
    shown: 'Shown',
  },
  assignedTo: (name: string) => `Assigned to ${name}`,
  openWith: (name: string) => `Open with ${name} now`,
  work: 'With',
  left: 'Time left',
  closedMark: (reason: string) => `closed: ${reason}`,
  next: {
    take: 'Take next',
    none: 'Nothing is left that nobody works on.',
    failed: 'The next application could not be handed out.',
  },
  views: { open: 'Views', pinned: 'Pinned views' },
} as const;
