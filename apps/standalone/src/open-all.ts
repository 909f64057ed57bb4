import type { Logger } from '@blue-peony/service-kit';

type Part = { close(): Promise<unknown> };
type Opened = <Opening extends Part>(part: Opening) => Opening;

/**
 * Opens parts one after another. They are closed in reverse order, also when one of them cannot be opened or closed.
 * @param open registers each opened part
 */
export async function openAll<Whole>(
  logger: Logger,
  open: (opened: Opened) => Promise<Whole>,
): Promise<Whole & { close(): Promise<void> }> {
  const parts: Part[] = [];
  const close = async () => {
    for (const part of parts.toReversed())
      await part.close().catch((err: unknown) => logger.error({ err }, 'stop failed'));
  };
  const opened: Opened = (part) => {
    parts.push(part);
    return part;
  };
  try {
    return { ...(await open(opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
