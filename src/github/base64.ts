/** Base64 of a text's UTF-8 bytes, in pieces: a call takes only so many arguments. */
export function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = 0x8000;
  let binary = "";
  for (let start = 0; start < bytes.length; start += size) {
    binary += String.fromCharCode(...bytes.subarray(start, start + size));
  }
  return btoa(binary);
}

/** The id that git gives a file with this text, so that files compare without a download. */
export async function blobId(text: string): Promise<string> {
  const content = new TextEncoder().encode(text);
  const header = new TextEncoder().encode(`blob ${content.length}\0`);
  const bytes = new Uint8Array(header.length + content.length);
  bytes.set(header);
  bytes.set(content, header.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
