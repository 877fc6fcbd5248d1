/** Passwords of tests cost next to nothing; what they cost in production has tests of its own (password-hashes.test.ts). */
export const quickPasswordHashLn = 4;
