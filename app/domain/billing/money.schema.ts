/** "$12", "$8.40", "€49": an amount in the currency's smallest unit. */
export function money(amount: number, currency: string): string {
  const format = (fraction: number) =>
    new Intl.NumberFormat("en", {
      style: "currency",
      currency: currency.toUpperCase(),
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
    });
  const digits =
    new Intl.NumberFormat("en", {
      style: "currency",
      currency: currency.toUpperCase(),
    }).resolvedOptions().maximumFractionDigits ?? 2;
  const whole = 10 ** digits;
  return format(amount % whole === 0 ? 0 : digits).format(amount / whole);
}
