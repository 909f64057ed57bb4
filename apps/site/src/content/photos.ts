/** The page about what happens to photos, with a look at what a photo of hers reveals. */
export type PhotosContent = {
  title: string;
  description: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  demo: {
    title: string;
    lead: string;
    choose: string;
    found: string;
    nothing: string;
    unreadable: string;
    place: string;
    device: string;
    taken: string;
    kept: string;
    keptText: string;
  };
};
