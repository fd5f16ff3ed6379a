import { Icon } from "~/ui/icon";
import { SharePicture } from "./share-picture.island";

type Props = { picture: string; file: string; text: string };

export const AlbumFoot = ({ picture, file, text }: Props) => (
  <div className="album-foot">
    <a className="button plain" href={picture} download={file}>
      <Icon name="download" />
      Save picture
    </a>
    <SharePicture picture={picture} file={file} text={text} />
  </div>
);
