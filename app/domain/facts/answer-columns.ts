import { facts } from "../../db/schema/matching";

/** What a query for an Answer selects. */
export const answerColumns = {
  id: facts.id,
  subject: facts.subject,
  confirmed: facts.confirmed,
  detail: facts.detail,
  answeredAt: facts.answeredAt,
};
