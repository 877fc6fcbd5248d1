import { z } from "zod";
import { basedOnSchema } from "./correction.schema";

/** Stands for no entry at all: an order that is missing takes nothing out. */
const noEntries = "none";

/** The entries of a part in the order of a form, each by its place before: "2,0,1". */
const orderSchema = z
  .string()
  .max(50_000)
  .regex(/^(none|\d{1,4}(,\d{1,4})*)$/)
  .transform((order) => (order === noEntries ? [] : order.split(",").map(Number)));

export const arrangeSchema = z.object({ basedOn: basedOnSchema, press: z.string().optional(), order: orderSchema });

/** As the form sends it. */
export function writtenOrder(order: number[]): string {
  return order.join(",") || noEntries;
}
