/** One way in which an agent fails: what is asked, what it does, and how that is known. */
export interface SeedFailure {
  agent: string;
  ask: string;
  tool: string;
  /** A write that it makes after it looked. */
  writes?: string;
  answer?: string;
  /** What ended it; left out: a person said that it was wrong. */
  fault?: string;
  comment?: string;
}

const timeout = "TimeoutError: upstream did not answer within 30 s";

/** As the months of several agents bring them, in the languages of their customers; `{id}` is the subject's. */
export const seedFailures: readonly SeedFailure[] = [
  {
    agent: "support-agent",
    ask: "The mug in order {id} came broken. Please refund the mug.",
    tool: "get_order",
    writes: "refund",
    answer: "I have refunded your order {id} in full.",
    comment: "Refunded the whole order instead of the mug.",
  },
  {
    agent: "billing-agent",
    ask: "Cancel my subscription {id}, please.",
    tool: "get_subscription",
    answer: "Your subscription {id} is cancelled.",
    comment: "It said that my subscription was cancelled. It was not.",
  },
  {
    agent: "billing-agent",
    ask: "Which plan is subscription {id} on?",
    tool: "get_subscription",
    fault: "KeyError: 'plan'",
  },
  {
    agent: "collections-agent",
    ask: "Remind the customer of invoice {id}.",
    tool: "get_invoice",
    writes: "send_reminder",
    answer: "The reminder is on its way.",
    comment: "Sent the reminder twice.",
  },
  { agent: "support-agent", ask: "Where is my parcel {id}?", tool: "track_shipment", fault: timeout },
  {
    agent: "travel-agent",
    ask: "Bitte buche die Reise {id} auf Freitag um, am liebsten vormittags.",
    tool: "get_booking",
    writes: "change_booking",
    answer: "Ihre Reise {id} ist auf Samstag umgebucht.",
    comment: "Falscher Tag: Samstag statt Freitag gebucht, obwohl es dreimal gesagt wurde.",
  },
  {
    agent: "returns-agent",
    ask: "אפשר להחזיר את ההזמנה {id}? קיבלתי מידה לא נכונה",
    tool: "get_order",
    writes: "create_return",
    answer: "ההחזרה עבור {id} נפתחה.",
    comment: "ביקשתי להחליף מידה, והוא פתח החזרה של כל ההזמנה",
  },
  {
    agent: "support-agent",
    ask: "متى يصل طلبي {id}؟",
    tool: "get_order",
    answer: "لقد وصل طلبك {id} أمس.",
    comment: "قال إن الطلب وصل، ولم يصل بعد",
  },
  {
    agent: "support-agent",
    ask: "注文 {id} の住所を変えてください。",
    tool: "get_order",
    writes: "update_address",
    answer: "住所を変更しました。",
    comment: "別のお客様の住所が表示されました",
  },
  {
    agent: "travel-agent",
    ask: "Two rooms for us 👩‍👩‍👧‍👦 in booking {id}, next to each other!",
    tool: "get_booking",
    writes: "change_booking",
    answer: "Done! 🎉 One room is booked.",
    comment: "One room for the four of us 👩‍👩‍👧‍👦, not two.",
  },
  {
    agent: "docs-agent",
    ask: "How long can I send a mug back?",
    tool: "search_docs",
    fault: "step limit of 25 reached",
  },
  {
    agent: "docs-agent",
    ask: "What does error E4012 mean?",
    tool: "search_docs",
    fault: "429 rate limited: quota exceeded",
  },
  {
    agent: "pricing-agent",
    ask: "What do 40 seats cost with coupon {id}?",
    tool: "get_coupon",
    answer: "40 seats cost $4,000 a year.",
    comment: "The amount is wrong, it took the price without the discount.",
  },
  {
    agent: "pricing-agent",
    ask: "Quote {id} in euros",
    tool: "convert",
    fault: "ValidationError: amount must be a number",
  },
  {
    agent: "onboarding-agent",
    ask: "Invite ada@example.com to {id}",
    tool: "get_team",
    fault: "PermissionError: the token lacks the scope write",
  },
  {
    agent: "onboarding-agent",
    ask: "Set the team {id} up with the usual channels",
    tool: "get_team",
    writes: "create_channel",
    answer: "All is set up.",
    comment: "It made the channels in the wrong team.",
  },
  {
    agent: "warehouse-agent",
    ask: "Count what is left of {id}",
    tool: "get_stock",
    fault: "ConnectionResetError: connection was reset by the peer",
  },
  {
    agent: "warehouse-agent",
    ask: "Reserve three of {id} for the shop in Lyon",
    tool: "get_stock",
    writes: "reserve",
    answer: "30 of {id} are reserved.",
    comment: "Reserved thirty, asked for three.",
  },
  {
    agent: "returns-agent",
    ask: "Print the label for return {id}",
    tool: "get_return",
    fault: "TypeError: Cannot read properties of undefined (reading 'carrier')",
  },
  {
    agent: "support-agent",
    ask: "Delete my account {id} and everything you know of me",
    tool: "get_account",
    answer: "Your account {id} is deleted, and so is all that we stored of you.",
    comment: "It promised that my data is gone and called nothing at all to delete it, I still get mails every day.",
  },
];

const subjects = ["invoice", "order", "refund", "shipment", "subscription", "coupon", "address", "warranty", "booking"];
const faults = [
  timeout,
  "429 rate limited: quota exceeded",
  "JSONDecodeError: Expecting value: line 1 column 1 (char 0)",
  "The model answered with a tool that does not exist",
];

/** Rarer ones, of every agent and subject, as there are many of. */
export function rareFailure(number: number): SeedFailure {
  const subject = subjects[number % subjects.length] ?? "order";
  const { agent = "" } = seedFailures[(number * 7) % seedFailures.length] ?? {};
  const fault = `${faults[number % faults.length]} (${subject})`;
  return {
    agent,
    ask: `What about my ${subject} {id}? It is the third time that I ask.`,
    tool: `get_${subject}`,
    fault,
  };
}
