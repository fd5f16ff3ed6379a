export const outboxNote =
  "This server can't send e-mail yet. The person who runs it will find the message in the “outbox” folder of its data, and the link in its log.";
