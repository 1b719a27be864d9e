import * as z from "zod";

const bounds = { least: 24, most: 64 };

/** The key that a `whsec_…` stands for; `undefined`: it is none that may sign. Standard Webhooks demands 24 to 64 bytes. */
export function webhookKey(secret: string): Uint8Array | undefined {
  const [, text] = /^whsec_([A-Za-z0-9+/]+)={0,2}$/.exec(secret) ?? [];
  if (text === undefined) return undefined;
  if (text.length % 4 === 1) return undefined; // no bytes are written so
  const bytes = atob(text);
  // Decoding passes over the last bits that make no byte: only what it gives back whole was understood.
  const whole = btoa(bytes).replace(/=+$/, "") === text;
  if (!whole || bytes.length < bounds.least || bytes.length > bounds.most) return undefined;
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

export const webhookSecretSchema = z.string().refine((secret) => webhookKey(secret) !== undefined, {
  error: `expected whsec_ and base64 of ${bounds.least} to ${bounds.most} bytes: echo "whsec_$(openssl rand -base64 32)"`,
});
