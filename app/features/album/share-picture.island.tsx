import { type ReactNode, useEffect, useState } from "react";
import { mounted } from "~/platform/mounted";
import { attempt } from "~/platform/text";
import { Button, Icon } from "~/ui/controls";

type Props = { picture: string; file: string; text: string; otherwise?: ReactNode };

/** Only where the device shares files; elsewhere the picture is saved. */
export function SharePicture({ picture, file, text, otherwise = null }: Props) {
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(canShareFiles()), []);
  if (!offered) return otherwise;

  async function share() {
    const answer = await fetch(mounted(picture)).catch(() => null);
    if (!answer?.ok) return location.assign(mounted(picture));
    const files = [new File([await answer.blob()], file, { type: "image/png" })];
    await navigator.share({ files, text }).catch(() => {});
  }

  return (
    <Button type="button" onClick={share}>
      <Icon name="share" />
      Share
    </Button>
  );
}

const canShareFiles = () =>
  attempt(() => navigator.canShare({ files: [new File([""], "a.png", { type: "image/png" })] })) ?? false;
