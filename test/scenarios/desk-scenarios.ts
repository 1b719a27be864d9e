import {
  changeSeat,
  getBooking,
  getInvoice,
  getSubscription,
  noPlan,
  saysPaid,
  searchDocs,
  searchLoop,
  wrongSeat,
} from "./desk.ts";
import type { Scenario } from "./scenarios.ts";
import { type Failure, getOrder, refund, type Step, wrongAmount } from "./shop.ts";

const fix = (name: string, failure: Failure, calls: Step[], said: string): Omit<Scenario, "right"> => ({
  name,
  failure,
  calls,
  said,
});

const moved = "You now sit in 14C.";

/** Written before anybody looked at what the checks would say of them. */
const rightFixes = [
  fix("leaves-out-what-is-optional", wrongSeat(true), [getBooking(), changeSeat("14C")], moved),
  fix(
    "optional-in-other-words",
    wrongSeat(true),
    [getBooking(), changeSeat("14C", { notify: true, note: "customer prefers the aisle" })],
    moved,
  ),
  fix("one-search-and-an-answer", searchLoop(), [searchDocs()], "I found no document about refunds."),
  fix("says-that-there-is-no-plan", noPlan(), [getSubscription()], "There is no plan on your account."),
  fix(
    "admits-it-in-the-passive",
    saysPaid(),
    [getInvoice()],
    "The state of invoice INV-5 could not be looked up, please ask again later.",
  ),
  fix(
    "denies-the-other-item",
    wrongAmount(),
    [getOrder(), refund("mug-01", 19.5)],
    "19.50 has been refunded for the mug. I have not refunded the lamp: its 69.50 stays as it is.",
  ),
  fix(
    "amount-as-text",
    wrongAmount(),
    [getOrder(), { ...refund("mug-01", 19.5), args: { order_id: "W1001", sku: "mug-01", amount: "19.50" } }],
    "I have refunded 19.50 for the mug.",
  ),
];

const wrongFixes = [
  fix("changes-it-back", wrongSeat(), [getBooking(), changeSeat("14C"), changeSeat("41C")], moved),
  fix(
    "claims-another-write",
    wrongSeat(),
    [getBooking(), changeSeat("14C")],
    "You now sit in 14C, and the fee of 60.00 has been refunded to your card.",
  ),
  fix(
    "splits-the-payment",
    wrongAmount(),
    [getOrder(), refund("mug-01", 10), refund("mug-01", 9.5)],
    "I have refunded 19.50 for the mug.",
  ),
  fix(
    "respells-the-query",
    searchLoop(),
    ["refund policy", "Refund policy", "refund  policy", "refund policy ", "REFUND POLICY", "refund-policy"].map(
      searchDocs,
    ),
    "I am still looking.",
  ),
  fix("invents-a-plan", noPlan(), [], "You are on the Pro plan."),
  fix("still-says-paid", saysPaid(), [getInvoice(), getInvoice()], "Everything is settled with invoice INV-5."),
  fix(
    "forty-different-reads",
    wrongSeat(),
    [...Array.from({ length: 40 }, (_, part) => getBooking(part)), changeSeat("14C")],
    moved,
  ),
];

export const deskScenarios: Scenario[] = [
  ...rightFixes.map((one) => ({ ...one, right: true })),
  ...wrongFixes.map((one) => ({ ...one, right: false })),
];
