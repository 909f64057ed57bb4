/** An amount in minor units. The provider may send any currency code, even an invalid one. */
export function moneyText(amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
  } catch {
    return `${(amount / 100).toFixed(2)} ${currency}`.trim();
  }
}
