/** Milliseconds since 1970 UTC. */
export type Now = () => number;
/** A fresh UUIDv7. */
export type NewId = () => string;
