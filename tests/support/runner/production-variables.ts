/** What production needs to start; passwords cost there what they are to cost. */
export const productionVariables = {
  ENVIRONMENT: "production",
  APP_SECRET: "a secret of production with many characters",
  APP_ORIGIN: "https://lapel.test",
  PASSWORD_HASH_LN: undefined,
};
