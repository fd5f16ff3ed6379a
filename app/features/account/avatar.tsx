type Props = { nickname: string | null; email: string };

/** The first letter of the nickname, or of the e-mail address. Decoration: both stand beside it. */
export function Avatar({ nickname, email }: Props) {
  const [letter = "U"] = nickname || email;
  return (
    <span className="avatar" aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
