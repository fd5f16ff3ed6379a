/** Where a mail went when there is no mail server. */
export const outboxNote =
  "This server can't send mail yet. Whoever runs it finds the message in the folder “outbox” among its data, and the link in its log.";
