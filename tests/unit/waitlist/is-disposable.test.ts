import { expect, it } from "vitest";
import { disposableDomainBuckets } from "~/cli/build/disposable-domains-plugin";
import { isDisposable } from "~/domain/waitlist/is-disposable.server";

const buckets = disposableDomainBuckets();
const ctx = { loadMailDomains: async (name: string) => new TextEncoder().encode(buckets.get(name)) };

it.each([
  "a@0-180.com",
  "a@mail.0-180.com",
  "a@guerrillamailblock.com",
  "a@deep.down.33m.co",
  "a@xn--instgram-cza.com",
])("knows %s for throwaway mail", async (email) => {
  expect(await isDisposable(ctx, email)).toBe(true);
});

it.each([
  "a@example.com",
  "a@gmail.com",
  "a@uw.edu.pl",
  "a@duck.com",
  "a@mozmail.com",
  "a@privaterelay.appleid.com",
  "a@robin.anonaddy.com",
  "a@0-180.com.example",
  "a@x0-180.com",
  "a@zzzzzzzz.zz",
  "a@0.aa",
])("has nothing against %s", async (email) => {
  expect(await isDisposable(ctx, email)).toBe(false);
});
