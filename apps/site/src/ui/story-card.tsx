type Props = { name: string; role: string; text: string };

export function StoryCard({ name, role, text }: Props) {
  return (
    <figure className="flex flex-col rounded-3xl bg-white p-8 shadow-[0_30px_60px_-40px_rgb(176_58_91/.45)]">
      <blockquote className="font-display text-[1.375rem] text-pretty">{text}</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-8">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-linear-to-br from-blush to-peony-300 font-display text-xl text-ink"
        >
          {name.slice(0, 1)}
        </span>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-stone">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
