// The dunning agent after the fix: an accepted reminder is never sent again.
import { openCase } from "./replay-tools.mjs";

const { question, call, finish } = openCase();
const invoiceId = /inv_\d+/.exec(question)?.[0];
call("get_invoice", { invoice_id: invoiceId });
const reminder = { to: "billing-team", subject: `Overdue invoice ${invoiceId}`, invoice_id: invoiceId };
const answer = call("send_reminder", reminder, { write: true });
if (!answer.accepted) call("send_reminder", reminder, { write: true });
finish({ status: "success", output: `The reminder for invoice ${invoiceId} was sent.` });
