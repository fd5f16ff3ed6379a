import "./avatar.css";

type Props = {
  nickname: string | null;
  email: string;
  src?: string | null;
};

/** The picture, else the first letter of the nickname or e-mail address. Decoration: both stand beside it. */
export function Avatar({ nickname, email, src }: Props) {
  const [letter = "U"] = nickname || email;
  return (
    <span className="avatar" aria-hidden="true">
      <span className="avatar-face">
        {src ? <img src={src} alt="" width="240" height="240" /> : letter.toUpperCase()}
      </span>
    </span>
  );
}
