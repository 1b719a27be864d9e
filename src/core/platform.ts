/** Hex SHA-256 of a text's UTF-8 bytes. */
export type Hash = (text: string) => string;

/** Hex of a keyed hash (HMAC-SHA-256) of a text; the key stays at the edge. */
export type KeyedHash = (text: string) => string;

/** What core may not reach for by itself: the clock, chance and bytes come in from the edge. */
export interface Platform {
  now: () => Date;
  /** A new identifier, unique across machines. */
  newId: () => string;
  hash: Hash;
  /** Length of a text in UTF-8 bytes. */
  byteLength: (text: string) => number;
  /** Unpacks zstandard, to so many bytes at most; absent if the edge cannot. */
  unzstd?: (packed: Uint8Array, size: number) => Uint8Array;
  /** The same for brotli. */
  unbrotli?: (packed: Uint8Array, size: number) => Uint8Array;
}
