type Props = {
  /** Their number, and their age in days at most; without it none are made. */
  backups?: { keep: number; days: number };
  copiesBeforeUpdates: boolean;
};

export function RetainedCopies({ backups, copiesBeforeUpdates }: Props) {
  return (
    <p>
      {backups
        ? `Everything is backed up regularly. ${retention(backups)}. `
        : "This server makes no backups of its own. "}
      {copiesBeforeUpdates && "A full copy made before each update stays for 7 days. "}
      {(backups || copiesBeforeUpdates) &&
        "Only the people who run this server can read these copies. Data you delete disappears from them as they expire."}
    </p>
  );
}

function retention({ keep, days }: NonNullable<Props["backups"]>) {
  const long = `${days === 1 ? "a day" : `${days} days`} at most`;
  return keep === 1
    ? `Only the newest backup is stored, for ${long}`
    : `The newest ${keep} backups are stored, each for ${long}`;
}
