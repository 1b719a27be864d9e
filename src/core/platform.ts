/** Hex SHA-256 of a text's UTF-8 bytes. */
export type Hash = (text: string) => string;

/** Hex of a keyed hash (HMAC-SHA-256) of a text. The key is not part of core. */
export type KeyedHash = (text: string) => string;

/** Services of the platform that the caller passes in, because core has no access to clock, randomness and bytes. */
export interface Platform {
  now: () => Date;
  /** A new identifier, unique across machines. */
  newId: () => string;
  hash: Hash;
  /** Length of a text in UTF-8 bytes. */
  byteLength: (text: string) => number;
  /** Unpacks zstandard to at most `size` bytes. Absent if the platform cannot. */
  unzstd?: (packed: Uint8Array, size: number) => Uint8Array;
  /** The same for brotli. */
  unbrotli?: (packed: Uint8Array, size: number) => Uint8Array;
}
