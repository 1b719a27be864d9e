/** The text in base64 bytes, unpacked where they are gzip; what cannot be unpacked is no text. */
export declare function textInBytes(base64: string): string;
/** Letters that are none of base64's (line ends, padding) are passed over, and so are URL-safe ones read. */
export declare function bytesOf(base64: string): Uint8Array;
