import { Icon } from "~/ui/icon";
import { SharePicture } from "./share-picture.island";

type Props = { picture: string; file: string; text: string; preview?: boolean };

export const AlbumFoot = ({ picture, file, text, preview }: Props) => (
  <div className="album-foot">
    {preview && <Preview picture={picture} text={text} />}
    <a className="button plain" href={picture} download={file}>
      <Icon name="download" />
      Save picture
    </a>
    <SharePicture picture={picture} file={file} text={text} />
  </div>
);

const Preview = ({ picture, text }: Pick<Props, "picture" | "text">) => (
  <>
    <button type="button" className="button quiet" popovertarget="album-preview">
      Preview
    </button>
    <div
      id="album-preview"
      className="sheet album-preview"
      popover="auto"
      role="dialog"
      aria-label="The picture to save"
    >
      <img key={picture} src={picture} alt={text} loading="lazy" />
      <button type="button" className="button plain" popovertarget="album-preview" popovertargetaction="hide">
        Close
      </button>
    </div>
  </>
);
