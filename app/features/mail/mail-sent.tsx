import { ButtonLink, Icon } from "~/ui/controls";
import { outboxNote } from "./mail-kind";
import "./mail-sent.css";

type Props = {
  text: string;
  toOutbox: boolean;
};

export function MailSent({ text, toOutbox }: Props) {
  return (
    <div className="mail-sent">
      <Icon name="mail" />
      <p role="status" tabIndex={-1} ref={(message) => message?.focus()}>
        {text}
      </p>
      {toOutbox && <p className="muted small">{outboxNote}</p>}
      <ButtonLink to="/log-in" replace preventScrollReset>
        Back to login
      </ButtonLink>
    </div>
  );
}
