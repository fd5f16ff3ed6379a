import type { ReactNode } from "react";

type Props = {
  /** `band-` and a puzzle's or category's id. */
  bandClass: string;
  title: ReactNode;
  kicker?: ReactNode;
  line?: ReactNode;
  art?: ReactNode;
  level?: "h1" | "h2" | "h3" | "p";
  className?: string;
  children?: ReactNode;
};

export function SeedPacket({
  bandClass,
  title,
  kicker,
  line,
  art,
  level: Title = "h2",
  className,
  children,
}: Props) {
  return (
    <article className={["packet", bandClass, className].filter(Boolean).join(" ")}>
      <header className="band">
        {kicker && <p className="band-kicker">{kicker}</p>}
        <Title className="band-title">{title}</Title>
        {line !== undefined && <p className="band-line">{line}</p>}
      </header>
      {art && <div className="window">{art}</div>}
      {children && <div className="packet-body">{children}</div>}
    </article>
  );
}
