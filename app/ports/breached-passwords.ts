export interface BreachedPasswords {
  /** Whether the password is known from a leak. Throws where that cannot be told within a second. */
  has(password: string): Promise<boolean>;
}
