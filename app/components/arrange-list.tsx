import { writtenOrder } from "../domain/resumes/arrange.schema";
import { ListButtons } from "./list-buttons";

interface ArrangeListProps {
  /** Places of the entries before, in the order in which they are to stand. */
  order: number[];
  labels: { title: string; text: string }[];
  /** Row that a button has moved; -1 where none is left. */
  focus: number | null;
}

/** The entries of a part as rows that can be moved and taken out. */
export function ArrangeList({ order, labels, focus }: ArrangeListProps) {
  return (
    <>
      <input type="hidden" name="order" value={writtenOrder(order)} />
      {order.length > 0 ? (
        <ol className="divide-y divide-line">
          {order.map((from, at) => {
            const { title = `${from + 1}`, text = "" } = labels[from] ?? {};
            return (
              <li key={from} className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
                <div className="min-w-0 grow basis-48">
                  <p className="font-semibold">{title}</p>
                  <p className="line-clamp-1 text-sm text-muted">{text}</p>
                </div>
                <ListButtons list="entries" at={at} count={order.length} label={title} isMoved={focus === at} />
              </li>
            );
          })}
        </ol>
      ) : (
        <p className="text-muted">None of them stays.</p>
      )}
    </>
  );
}
