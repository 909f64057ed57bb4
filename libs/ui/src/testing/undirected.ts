/** The places that show a stranger's text in the direction of the page, which its first letters would turn around. */
export function undirected(root: Element, strange: RegExp): string[] {
  const own = 'bdi, [dir="auto"]';
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (strange.test(data) && parentElement && !parentElement.closest(own)) found.push(parentElement);
  }
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (strange.test(field.value) && !field.matches(own)) found.push(field);
  return found.map(({ outerHTML }) => outerHTML);
}
