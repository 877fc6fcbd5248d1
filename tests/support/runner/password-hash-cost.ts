/** Tests hash passwords at almost no cost; password-hashes.test.ts tests the cost of production. */
export const quickPasswordHashLn = 4;
