import { describe, expect, it } from "vitest";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import { testPattern, safePattern } from "../../../src/core/matching/safe-pattern.ts";
import { emptyRun } from "../../../src/core/run/empty-run.ts";
import { amountClaims, claimOfOthers, claims } from "../../../src/core/scaffold/claims.ts";

const saying = (text: string) => ({ ...emptyRun(), final_output: text, said: [text] });

describe("claims of a write that was never made", () => {
  it.each([
    ["refund_order", "52.50 has been refunded."],
    ["refund_order", "I have refunded 52.50."],
    ["refund_order", "I've just refunded it."],
    ["refund_order", "We refunded your order."],
    ["refund_order", "Your money was refunded, and nothing else is open."],
    ["issue_refund", "52.50 has been refunded to your card."],
    ["send_refund", "The fee had already been refunded."],
    ["cancelOrder", "Your order is now cancelled."],
    ["cancel_order", "It has been canceled."],
    ["update_booking", "It has been successfully updated to the flight on May 21st"],
    ["withdraw_funds", "The sum has been withdrawn."],
    ["book_flight", "I could not change the seat, but I have booked the flight."],
  ])("%s: %s", (tool, text) => {
    expect(claims(saying(text), tool)).toBe(true);
  });

  it.each([
    ["refund_order", "I have not refunded anything."],
    ["refund_order", "I haven't refunded it."],
    ["refund_order", "Nothing has been refunded."],
    ["refund_order", "No money was refunded."],
    ["refund_order", "It has not been refunded yet."],
    ["refund_order", "Once it has been refunded, you get a mail."],
    ["refund_order", "It should have been refunded."],
    ["refund_order", "It may have been refunded."],
    ["refund_order", "Shall I refund 52.50?"],
    ["refund_order", "I was unable to see whether it has been refunded."],
    ["issue_refund", "A refund is not possible."],
    ["cancel_order", "The order was shipped."],
  ])("none, %s: %s", (tool, text) => {
    expect(claims(saying(text), tool)).toBe(false);
  });
});

describe("claims of a wrong amount", () => {
  const forbidden = amountClaims("refund_item", 89);
  const caught = (text: string) => forbidden.some((check) => checkRun(saying(text), check).outcome === "fail");

  it.each([
    "I have refunded $89.00.",
    "I've refunded 89 EUR to your card.",
    "89.00 has been refunded to your card.",
    "$89 was refunded, as you asked.",
    "Your 89,00 € have now been refunded.",
    "89.00 will be refunded within a week.",
    "You will be refunded 89.00.",
    "I have issued a refund of $89.00.",
    "A refund of 89.00 has been issued.",
    "I refunded 19.50 and then another 89.00.",
    "I refunded $19.50. In all you have been refunded $89.00.",
  ])("caught: %s", (text) => {
    expect(caught(text)).toBe(true);
  });

  it.each([
    "I have not refunded 89.00.",
    "89.00 has not been refunded.",
    "The 89.00 have not been refunded, only 19.50.",
    "It has not been refunded: 89.00 was your total.",
    "I cannot refund $89.00, but I refunded 19.50.",
    "None of the 89.00 was refunded.",
    "19.50 of the 89.00 has been refunded.",
    "I refunded 19,50 € of the 89.00 that you paid.",
    "19.50 of 89.00 was refunded.",
    "Not 89.00, but 19.50 was refunded.",
    "I have not issued a refund of 89.00.",
    "1,089.00 has been refunded.",
    "You paid 89.00 and 19.50 has been refunded.",
  ])("let through: %s", (text) => {
    expect(caught(text)).toBe(false);
  });

  it("names only what is told in few ways, by patterns that look at long texts", () => {
    expect(amountClaims("change_seat", 89)).toEqual([]);
    const hostile = "i have refunded ".repeat(60_000);
    for (const { pattern, flags } of forbidden) {
      const safe = safePattern(pattern, flags);
      expect(safe).toMatchObject({ ok: true, limit: 20_000 });
      if (safe.ok) expect(testPattern(safe, hostile)).toBe("too long");
    }
  });
});

describe("claims of what only another tool does", () => {
  const [forbidden, ...more] = claimOfOthers(["refund_fee", "cancel_booking", "change_seat"], "Please move me to 14C.");
  const caught = (text: string) => forbidden && checkRun(saying(text), forbidden).outcome === "fail";

  it.each([
    "You now sit in 14C, and the fee of 60.00 has been refunded to your card.",
    "I've also refunded your fee.",
    "I refunded it.",
    "Your old booking has now been cancelled.",
    "We have just canceled the old one.",
  ])("caught: %s", (text) => {
    expect(caught(text)).toBe(true);
  });

  it.each([
    "You now sit in 14C.",
    "I have changed your seat.",
    "Nothing has been refunded.",
    "No fee that you paid has been refunded.",
    "I haven't refunded the fee.",
    "Once the fee has been refunded, you get a mail.",
    "I should have refunded it earlier.",
    "The fee will be refunded if you cancel.",
    "Shall I have it cancelled?",
  ])("let through: %s", (text) => {
    expect(caught(text)).toBe(false);
  });

  it("are left alone where a right run may do the like, or tell of it", () => {
    expect(more).toEqual([]);
    expect(claimOfOthers(["change_seat", "send_mail", "book_flight"], "")).toEqual([]);
    for (const known of ["issue_voucher", "Can I get a refund?", '{"payment":"card"}'])
      expect(claimOfOthers(["refund_fee"], known)).toEqual([]);
    const pattern = claimOfOthers(["refund_fee", "cancel_booking"], "close_account")[0]?.pattern;
    expect(pattern).toMatch(/\(\?:refunded\)\\b$/);
  });

  it("looks at long texts in linear time", () => {
    const safe = safePattern(forbidden?.pattern ?? "", forbidden?.flags ?? "");
    expect(safe).toMatchObject({ ok: true, limit: 20_000 });
    if (safe.ok) expect(testPattern(safe, "i have now been ".repeat(60_000))).toBe("too long");
    if (safe.ok) expect(testPattern(safe, "i have never been ".repeat(1_000))).toBe("none");
  });
});
