type Props = {
  /** How many are kept, and for how many days at most; none are made without. */
  backups?: { keep: number; days: number };
  copiesBeforeUpdates: boolean;
};

/** What is copied of everything, how long copies stay, and what that means for whoever deletes something. */
export function KeptCopies({ backups, copiesBeforeUpdates }: Props) {
  return (
    <p>
      {backups
        ? `Against loss, everything is copied from time to time. ${keptOf(backups)}. `
        : "This server makes no backups by itself. "}
      {copiesBeforeUpdates &&
        "A copy made before an update is kept for 7 days, with everything as it was then. "}
      {(backups || copiesBeforeUpdates) &&
        "Only whoever runs this server can read these copies; what you delete is gone from them when they are."}
    </p>
  );
}

function keptOf({ keep, days }: NonNullable<Props["backups"]>) {
  const long = `${days === 1 ? "a day" : `${days} days`} at most`;
  return keep === 1
    ? `Only the newest backup is kept, for ${long}`
    : `The newest ${keep} backups are kept, each for ${long}`;
}
