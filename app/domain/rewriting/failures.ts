/** Why a rewrite ended without a result: the title of its notice, and what is kept with the row. */
export const failures = {
  gone: { title: "Error", text: "Resume or job post not found. It was deleted before this was written." },
  engine: { title: "Rewrite error", text: "Something went wrong on our side, three times in a row." },
  late: { title: "Rewrite error", text: "It took too long, three times in a row." },
  saving: {
    title: "Error updating records",
    text: "Failed to save rewrite: our records could not be reached, three times in a row.",
  },
};

/** The title that belongs to a kept reason. */
export function failureTitle(text: string | null): string {
  return Object.values(failures).find((failure) => failure.text === text)?.title ?? failures.engine.title;
}
