import type { Page } from 'playwright-core';

/**
 * Controls that one round of Tab through the page does not reach, or that show no focus ring. Of a radio group Tab
 * reaches only the selected button; arrow keys reach the others.
 */
export async function outOfReach(page: Page): Promise<string[]> {
  const count = await page.evaluate<number>(`(() => {
    const scope = [...document.querySelectorAll('[data-modal]')].at(-1) ?? document;
    const all = [...scope.querySelectorAll('a[href], button, input, select, textarea, summary')];
    window.missed = new Set(all.filter((element) => !element.disabled && element.checkVisibility() && element.type !== 'hidden' &&
      !(element.type === 'radio' && !element.checked && document.querySelector('input[name="' + element.name + '"]:checked'))));
    document.activeElement?.blur();
    return window.missed.size;
  })()`);
  for (let left = 2 * count + 10; left > 0; left--) {
    await page.keyboard.press('Tab');
    const rest = await page.evaluate<number>(`(() => {
      const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
      if (outlineStyle !== 'none' || boxShadow !== 'none') window.missed.delete(document.activeElement);
      return window.missed.size;
    })()`);
    if (rest === 0) return [];
  }
  // A notice that ended meanwhile is no longer there to be reached.
  return page.evaluate<string[]>(`[...window.missed].filter((element) => element.isConnected)
    .map((element) => element.textContent + ' ' + element.outerHTML.slice(0, 200))`);
}
