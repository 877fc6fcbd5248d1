export interface BreachedPasswords {
  /** Whether the password is known from a leak; false where that cannot be told in time. Never throws. */
  has(password: string): Promise<boolean>;
}
